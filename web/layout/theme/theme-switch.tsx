import { type LucideIconData, Moon, Sun, SunMoon } from '@lucide/icons'
import { useEffect, useState } from 'react'
import { ICON_BUTTON } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { chooseTheme, currentTheme, nextTheme, type Theme, updateThemeColor } from './theme-store.ts'

const ICONS: Record<Theme, LucideIconData> = { system: SunMoon, light: Sun, dark: Moon }

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  const [hasSwitched, setHasSwitched] = useState(false)
  // The server does not know the chosen theme.
  useEffect(() => {
    setTheme(currentTheme())
    updateThemeColor(currentTheme())
  }, [])
  const icon = ICONS[theme]
  const label = `Color theme: ${theme}`
  function handleClick() {
    const next = nextTheme(theme)
    chooseTheme(next)
    setTheme(next)
    setHasSwitched(true)
  }
  return (
    <>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label={`${label}. Change theme`}
        onClick={handleClick}
      >
        <Icon of={icon} />
      </button>
      {/* Not every screen reader announces a name that changes while the button has focus. */}
      <LiveRegion as="span" className="sr-only">
        {hasSwitched && label}
      </LiveRegion>
    </>
  )
}
