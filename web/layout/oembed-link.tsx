import { useSite } from '#web/site.tsx'

/** Lets editors such as WordPress turn the address of a page into its frame. `path` is the page's. */
export function OembedLink({ path, title }: { path: string; title: string }) {
  const { publicUrl } = useSite()
  const query = new URLSearchParams({ url: publicUrl + path })
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      title={title}
      href={`${publicUrl}/oembed?${query}`}
    />
  )
}
