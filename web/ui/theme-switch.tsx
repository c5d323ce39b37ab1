import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { LIVE } from './live.ts'
import { chooseTheme, currentTheme, nextTheme, subscribeToTheme, type Theme } from './theme-store.ts'

const ICONS: Record<Theme, LucideIcon> = { system: SunMoon, light: Sun, dark: Moon }

/** One button through the three themes: as the system, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'system')
  const [isChosen, setChosen] = useState(false)
  const Icon = ICONS[theme]
  const state = `Color theme: ${theme}`
  function choose() {
    chooseTheme(nextTheme(theme))
    setChosen(true)
  }
  return (
    <>
      <button type="button" className="iconbtn" aria-label={`${state}. Switch`} onClick={choose}>
        <Icon className="icon" aria-hidden="true" />
      </button>
      {/* A name that changes under the focus is not said by every screen reader. */}
      <span className="vh" {...LIVE}>
        {isChosen && state}
      </span>
    </>
  )
}
