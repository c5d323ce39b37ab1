import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, nextTheme, subscribeToTheme, type Theme } from './theme-store.ts'

const ICONS: Record<Theme, LucideIcon> = { system: SunMoon, light: Sun, dark: Moon }

/** One button through the three themes: as the system, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'system')
  const Icon = ICONS[theme]
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={`Color theme: ${theme}. Switch`}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}
