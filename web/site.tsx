import { createContext, type ReactNode, useContext } from 'react'
import type { ZoneOffsets } from '#domain/dates.ts'

export interface Site {
  /** Without a trailing slash. */
  publicUrl: string
  /** The site's time zone, for every date on public pages. */
  zone: ZoneOffsets
  /** Sets the HTTP status of a server-rendered page. Does nothing in the browser. */
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
