import { createContext, type ReactNode, useContext } from 'react'

/** What pages know of the site they are part of, on the server and in the browser. */
export interface Site {
  /** Origin without a slash at the end: canonical links, social cards, share links. */
  publicUrl: string
  /** On the server: the page's HTTP status. In the browser nothing happens. */
  setStatus: (status: number) => void
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider')
  return site
}
