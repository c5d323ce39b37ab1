import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HEAD_SCRIPT } from '#web/boot/head-script.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const theme = () => document.documentElement.dataset.theme
const runHeadScript = () => new Function(HEAD_SCRIPT)()

describe('ThemeSwitch', () => {
  let systemIsDark = false
  beforeEach(() => {
    systemIsDark = false
    vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }))
    localStorage.clear()
    delete document.documentElement.dataset.theme
  })

  it('follows the system theme by default', () => {
    render(<ThemeSwitch />)
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Color theme: system. Change theme')
    expect(theme()).toBeUndefined()
  })

  it('switches to dark, light and back to the system, and stores each choice', async () => {
    render(<ThemeSwitch />)
    const button = screen.getByRole('button')
    const liveRegion = document.querySelector('[aria-live]')
    const icon = () => button.querySelector('svg')
    expect(icon()).toHaveAttribute('data-icon', 'sun-moon')
    expect(liveRegion).toBeEmptyDOMElement()
    await userEvent.click(button)
    expect(liveRegion).toHaveTextContent('Color theme: dark')
    expect([theme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
    expect(icon()).toHaveAttribute('data-icon', 'moon')
    await userEvent.click(button)
    expect([theme(), localStorage.getItem('theme')]).toEqual(['light', 'light'])
    expect(icon()).toHaveAttribute('data-icon', 'sun')
    await userEvent.click(button)
    expect([theme(), localStorage.getItem('theme')]).toEqual([undefined, null])
  })

  it('switches to light first if the system is dark', async () => {
    systemIsDark = true
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button'))
    expect(theme()).toBe('light')
  })

  it('switches even if the browser cannot store the choice', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    render(<ThemeSwitch />)
    await userEvent.click(screen.getByRole('button'))
    expect(theme()).toBe('dark')
  })

  it('marks a browser with a guess of an earlier visit before the first paint', () => {
    const isReturning = () => 'returning' in document.documentElement.dataset
    runHeadScript()
    expect(isReturning()).toBe(false)
    localStorage.setItem('unity_today', '{}')
    runHeadScript()
    expect(isReturning()).toBe(true)
    delete document.documentElement.dataset['returning']
  })

  it('applies the stored theme before the first paint', () => {
    localStorage.setItem('theme', 'dark')
    runHeadScript()
    render(<ThemeSwitch />)
    expect(theme()).toBe('dark')
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Color theme: dark. Change theme')
  })

  it('ignores an invalid stored theme', () => {
    localStorage.setItem('theme', 'sepia')
    runHeadScript()
    expect(theme()).toBeUndefined()
  })

  it('sets theme-color to the chosen theme, or to the system’s without a choice', async () => {
    document.head.innerHTML = ['light', 'dark']
      .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`)
      .join('')
    const mediaQueries = () => [...document.querySelectorAll('meta')].map(({ media }) => media)
    render(<ThemeSwitch />)
    const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
    expect(mediaQueries()).toEqual(bySystem)
    await userEvent.click(screen.getByRole('button'))
    expect(mediaQueries()).toEqual(['not all', 'all'])
    await userEvent.click(screen.getByRole('button'))
    expect(mediaQueries()).toEqual(['all', 'not all'])
    await userEvent.click(screen.getByRole('button'))
    expect(mediaQueries()).toEqual(bySystem)
    document.head.innerHTML = ''
  })

  it('renders the system theme on the server', () => {
    expect(renderToString(<ThemeSwitch />)).toContain('Color theme: system')
  })
})
