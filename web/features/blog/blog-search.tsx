import { Search } from '@lucide/icons'
import { type FormEvent, useRef, useState } from 'react'
import { BLOG_TEXT } from '#domain/blog/messages.ts'
import { MAX_SEARCH_LENGTH, trimSearch } from '#domain/blog/search-query.ts'
import { useEarlyInput } from '#web/lib/use-early-input.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'

export type BlogSearchProps = {
  search: string
  onSearch: (search: string) => void
}

/** The box follows the search when it changes elsewhere. */
export function BlogSearch({ search, onSearch }: BlogSearchProps) {
  const [text, setText] = useState(search)
  const [lastSearch, setLastSearch] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const trimmed = trimSearch(text)
  useEarlyInput(input, setText)
  if (lastSearch !== search) {
    setLastSearch(search)
    setText(search)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (trimmed) onSearch(trimmed)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search>.
    <form
      className="mt-8 grid max-w-144 gap-3 xs:grid-cols-trail wide:max-w-[min(36rem,30vw+12rem)] print:hidden"
      role="search"
      action={urls.blog()}
      onSubmit={handleSubmit}
    >
      <label className="sr-only" htmlFor="blog-search">
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
      {/* The button below is disabled until a script enables it. */}
      <noscript className="noscript:contents">
        <Button type="submit">{BLOG_TEXT.search}</Button>
      </noscript>
      <Button className="needs-script" type="submit" disabled={trimmed === ''}>
        <Icon of={Search} />
        {BLOG_TEXT.search}
      </Button>
    </form>
  )
}
