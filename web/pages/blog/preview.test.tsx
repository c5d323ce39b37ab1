import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPost } from '#web/test/posts.ts'
import { renderInSite } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import { PreviewPageDocument } from './preview.generated.ts'
import { Component as PreviewPage } from './preview.tsx'

const observe = vi.fn()
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
      disconnect() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

async function open(postPreview: object | null) {
  serve(PreviewPageDocument, { postPreview } as never)
  await renderInSite(
    <Routes>
      <Route path="/preview/:token" element={<PreviewPage />} />
    </Routes>,
    { at: '/preview/a-token' },
  )
}

const preview = { __typename: 'PostPreview', expiresAt: '2026-11-30T13:40:00.000Z', publishAt: null }

test('a draft looks like the article, with a bar that says so, and counts no reading', async () => {
  await open({ ...preview, post: { ...aPost(1), publishedAt: null } })
  expect(await screen.findByRole('heading', { level: 1, name: aPost(1).title })).toBeVisible()
  const bar = screen.getByRole('complementary', { name: 'About this preview' })
  expect(bar).toHaveTextContent('This is a draft and may still change.')
  expect(bar).toHaveTextContent(/This link works until Nov 30, 2026, \d+:40 [AP]M \w+/)
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toMatch(/^Draft: /)
  // Chats show the card to everyone in them.
  expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'A draft of an article',
  )
  expect(screen.queryByText('Related Articles')).toBeNull()
  expect(observe).not.toHaveBeenCalled()
})

test('a scheduled draft says when it goes live', async () => {
  await open({ ...preview, publishAt: '2026-11-25T17:00:00.000Z', post: aPost(1) })
  expect(await screen.findByRole('complementary', { name: 'About this preview' })).toHaveTextContent(
    /This is a draft that goes live on Nov 25, 2026, .* It may still change\./,
  )
})

test('a link that expired or was revoked says so', async () => {
  await open(null)
  expect(await screen.findByRole('heading', { name: 'This preview link no longer works' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the Blog' })).toHaveAttribute('href', '/blog')
})
