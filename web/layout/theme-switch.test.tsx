import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { THEME_SCRIPT } from '#web/boot/theme-script.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const theme = () => document.documentElement.dataset.theme
const runThemeScript = () => new Function(THEME_SCRIPT)()

describe('ThemeSwitch', () => {
  let systemIsDark = false
  beforeEach(() => {
    systemIsDark = false
    vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }))
    localStorage.clear()
    delete document.documentElement.dataset.theme
  })

  it('follows the system until someone chooses', () => {
    render(<ThemeSwitch />)
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Color theme: system. Switch')
    expect(theme()).toBeUndefined()
  })

  it('goes to dark, light and back to the system, and remembers each', async () => {
    render(<ThemeSwitch />)
    const button = screen.getByRole('button')
    const said = document.querySelector('[aria-live]')
    const icon = () => button.querySelector('svg')
    expect(icon()).toHaveClass('lucide-sun-moon')
    expect(said).toBeEmptyDOMElement()
    await userEvent.click(button)
    expect(said).toHaveTextContent('Color theme: dark')
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    expect(icon()).toHaveClass('lucide-moon')
    await userEvent.click(button)
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
    expect(icon()).toHaveClass('lucide-sun')
    await userEvent.click(button)
    expect([theme(), localStorage.getItem('theme')]).toEqual([undefined, null])
  })

  it('goes to light first where the system is dark', async () => {
    systemIsDark = true
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button'))
    expect(theme()).toBe('light')
  })

  it('switches although the browser refuses to remember', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button'))
    expect(theme()).toBe('dark')
  })

  it('brings the choice back before the page is painted', () => {
    localStorage.setItem('theme', 'dark')
    runThemeScript()
    render(<ThemeSwitch />)
    expect(theme()).toBe('dark')
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Color theme: dark. Switch')
  })

  it('ignores a remembered word that is no theme', () => {
    localStorage.setItem('theme', 'sepia')
    runThemeScript()
    expect(theme()).toBeUndefined()
  })

  it('colors the browser’s frame as the page, and by the system when nothing is chosen', async () => {
    document.head.innerHTML = ['light', 'dark']
      .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`)
      .join('')
    const frame = () => [...document.querySelectorAll('meta')].map(({ media }) => media)
    render(<ThemeSwitch />)
    const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
    expect(frame()).toEqual(bySystem)
    await userEvent.click(screen.getByRole('button'))
    expect(frame()).toEqual(['not all', 'all'])
    await userEvent.click(screen.getByRole('button'))
    expect(frame()).toEqual(['all', 'not all'])
    await userEvent.click(screen.getByRole('button'))
    expect(frame()).toEqual(bySystem)
    document.head.innerHTML = ''
  })

  it('renders on the server as the system', () => {
    expect(renderToString(<ThemeSwitch />)).toContain('Color theme: system')
  })
})
