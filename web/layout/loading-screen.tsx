import { fullTitle } from '#domain/site-name.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Section } from './section.tsx'

/** In place of a page whose data is still loading. No <Head>, because the server never sends this. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <Section>
      <title>{fullTitle(text)}</title>
      <Loading>{text}</Loading>
    </Section>
  )
}
