import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { BLOG_TEXT } from '#domain/blog/messages.ts'
import { MAX_SEARCH_LENGTH } from '#domain/blog/search-query.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { urls } from '#web/urls.ts'

export type BlogSearchProps = {
  /** What is searched for now. */
  search: string
  onSubmit: (text: string) => void
}

/** The search box of the blog. Another search starts from its own words; whoever typed it goes on from the box. */
export function BlogSearch({ search, onSubmit }: BlogSearchProps) {
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  useEarlyInput(input, setText)
  if (shown !== search) {
    setShown(search)
    setText(search)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(text)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers that the site supports.
    <form className="search" role="search" action={urls.blog()} onSubmit={submit}>
      <label className="vh" htmlFor="blog-search">
        {BLOG_TEXT.searchLabel}
      </label>
      <Input
        ref={input}
        id="blog-search"
        type="search"
        name="q"
        placeholder={BLOG_TEXT.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* Without scripts nothing would wake the button below. */}
      <noscript>
        <Button type="submit">{BLOG_TEXT.search}</Button>
      </noscript>
      <Button className="needs-script" type="submit" disabled={text.trim() === ''}>
        <Search className="icon" aria-hidden="true" />
        {BLOG_TEXT.search}
      </Button>
    </form>
  )
}
