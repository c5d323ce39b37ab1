import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { chooseAction, emptyPage, openRoom } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin, servePosts } from '#web/test/admin-posts.ts'
import { serve } from '#web/test/serve.ts'
import {
  DeletePostDocument,
  FeaturePostDocument,
  PublishPostDocument,
  RestorePostDocument,
  ReviewPostDocument,
  UnpublishPostDocument,
  UnreviewPostDocument,
} from './post-row.generated.ts'
import { AdminPostsDocument } from './posts-panel.generated.ts'

beforeEach(serveBlogAdmin)

const onSite = ['Feature', 'Unpublish']
const draft = { status: 'DRAFT' } as const
const byModel = { provenance: 'MODEL', aiModel: 'stand-in' } as const
const reviewed = { provenance: 'MODEL_REVIEWED', aiModel: 'stand-in' } as const

test.each([
  ['a draft', draft, ['Edit', 'Publish'], ['Delete'], ''],
  ['a published article', {}, ['Edit', 'View'], [...onSite, 'Delete'], ''],
  [
    'a draft by a model',
    { ...draft, ...byModel },
    ['Edit', 'Approve and Publish'],
    ['Delete'],
    'Written by an AI model, not reviewed by an editor (stand-in)',
  ],
  [
    'an article by a model',
    byModel,
    ['Edit', 'View'],
    ['Mark as Reviewed', ...onSite, 'Delete'],
    'Written by an AI model, not reviewed by an editor (stand-in)',
  ],
  [
    'a reviewed article by a model',
    reviewed,
    ['Edit', 'View'],
    [...onSite, 'Undo Review', 'Delete'],
    'Written by an AI model, reviewed by an editor (stand-in)',
  ],
  [
    'a demo article',
    { provenance: 'MODEL_EDITED', aiModel: 'model not recorded' } as const,
    ['Edit', 'View'],
    ['Mark as Reviewed', ...onSite, 'Delete'],
    'Drafted with an AI model and edited, not reviewed by an editor (model not recorded)',
  ],
])('%s shows its provenance and the available actions', async (_name, state, actions, menu, note) => {
  servePosts(aRow(1, state))
  const { user } = await openRoom('posts')
  const row = (await screen.findByText('Post 1')).closest('li') as HTMLElement
  const controls = [...row.querySelectorAll('button, a')]
  expect(controls.map(({ textContent }) => textContent)).toEqual(['Post 1', ...actions, ''])
  expect(row.textContent).toContain('status' in state ? 'Draft' : 'Published')
  const [, , provenanceNote] = row.querySelectorAll('p')
  expect(provenanceNote?.textContent ?? '').toBe(note)
  await user.click(screen.getByRole('button', { name: 'More actions: Post 1' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(menu)
})

test('approving a draft publishes it and evicts the featured posts from the cache', async () => {
  servePosts(aRow(1, { ...draft, ...byModel }))
  const sent = serve(PublishPostDocument, { publishPost: aRow(1, reviewed) })
  const { user, client } = await openRoom('posts')
  client.writeQuery({ query: FeaturedPostsDocument, data: { featuredPosts: [] } })
  await user.click(await screen.findByRole('button', { name: 'Approve and Publish: Post 1' }))
  expect(await screen.findByText('Post published')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', revision: 'first', reviewed: true }])
  await waitFor(() => expect(client.readQuery({ query: FeaturedPostsDocument })).toBeNull())
})

test('publishing an article by people claims no review', async () => {
  servePosts(aRow(1, draft))
  const sent = serve(PublishPostDocument, { publishPost: aRow(1) })
  const { user } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Publish: Post 1' }))
  expect(await screen.findByText('Post published')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', revision: 'first', reviewed: false }])
})

test('approving a text that changed meanwhile says so and loads the newer one', async () => {
  servePosts(aRow(1, { ...draft, ...byModel }))
  const sent = serve(PublishPostDocument, () => {
    servePosts(aRow(1, { ...draft, ...byModel, revision: 'second' }))
    const message = 'Someone else changed this post after you opened it, so your change wasn’t made.'
    return { publishPost: { __typename: 'ConflictError' as const, code: 'CONFLICT' as const, message } }
  })
  const { user } = await openRoom('posts')
  const approve = await screen.findByRole('button', { name: 'Approve and Publish: Post 1' })
  await user.click(approve)
  expect(await screen.findByText(/^Someone else changed this post/)).toBeVisible()
  await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(approve)
  await waitFor(() => expect(sent.map(({ revision }) => revision)).toEqual(['first', 'second']))
})

test.each([
  ['typed into the draft leads to its page', 'first', '/admin/posts/post-1', 0],
  ['that a save kept once more does not', 'before', '/admin/posts', 1],
])('publishing with kept text %s', async (_name, revision, path, count) => {
  localStorage.setItem(
    'adminText:post post-1',
    JSON.stringify({ revision, at: '2026-11-28T14:02:00.000Z', values: {} }),
  )
  servePosts(aRow(1, draft))
  const sent = serve(PublishPostDocument, { publishPost: aRow(1) })
  const { user, router } = await openRoom('posts')
  await user.click(await screen.findByRole('button', { name: 'Publish: Post 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await waitFor(() => expect(sent).toHaveLength(count))
})

test('a held draft shows why it waits', async () => {
  const heldReason = 'Held for review because it failed the Sources check.'
  servePosts(aRow(1, { ...draft, ...byModel, heldReason }))
  await openRoom('posts')
  expect(await screen.findByText(heldReason)).toBeVisible()
})

test('Stop Featuring removes an article from the featured ones', async () => {
  servePosts(aRow(1, { featured: true }))
  const sent = serve(FeaturePostDocument, () => {
    servePosts(aRow(1))
    return { featurePost: aRow(1) }
  })
  const { user } = await openRoom('posts')
  const row = (await screen.findByText('Post 1')).closest('li')
  expect(row).toHaveTextContent('Published · Featured ·')
  await chooseAction(user, 'Post 1', 'Stop Featuring')
  expect(await screen.findByText('Post no longer featured')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', featured: false }])
  await waitFor(() => expect(row).not.toHaveTextContent('Featured'))
})

test('Mark as Reviewed asks once, updates the provenance and can be taken back', async () => {
  servePosts(aRow(1, byModel))
  const sent = serve(ReviewPostDocument, () => {
    servePosts(aRow(1, reviewed))
    return { reviewPost: aRow(1, reviewed) }
  })
  serve(UnreviewPostDocument, () => {
    servePosts(aRow(1, byModel))
    return { unreviewPost: aRow(1, byModel) }
  })
  const { user } = await openRoom('posts')
  await chooseAction(user, 'Post 1', 'Mark as Reviewed')
  const question = 'Did you read all of “Post 1”? The post will say that an editor reviewed it.'
  expect(sent).toEqual([])
  await user.click(within(screen.getByRole('group', { name: question })).getByText('Mark as Reviewed'))
  expect(await screen.findByText('Marked as reviewed')).toBeVisible()
  expect(sent).toEqual([{ id: 'post-1', revision: 'first' }])
  expect(await screen.findByText('Written by an AI model, reviewed by an editor (stand-in)')).toBeVisible()
  await chooseAction(user, 'Post 1', 'Undo Review')
  expect(await screen.findByText('Review taken back')).toBeVisible()
  expect(await screen.findByText(/not reviewed by an editor/)).toBeVisible()
})

test('the focus stays in the row after a change and moves to the heading after a deletion', async () => {
  serve(UnpublishPostDocument, { unpublishPost: aRow(1, draft) })
  serve(DeletePostDocument, { deletePost: { __typename: 'DeletedPost' } })
  const { user } = await openRoom('posts')
  serve(PublishPostDocument, { publishPost: aRow(1) })
  await screen.findByText('Post 1')
  servePosts(aRow(1, draft))
  await chooseAction(user, 'Post 1', 'Unpublish')
  const publish = await screen.findByRole('button', { name: 'Publish: Post 1' })
  expect(screen.getByRole('button', { name: 'More actions: Post 1' })).toHaveFocus()
  servePosts(aRow(1))
  await user.click(publish)
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus())
  servePosts()
  await chooseAction(user, 'Post 1', 'Delete')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus())
})

test('a deleted post can be taken back from the toast and from the trash', async () => {
  serve(DeletePostDocument, { deletePost: { __typename: 'DeletedPost' } })
  const restored = serve(RestorePostDocument, () => {
    servePosts(aRow(1))
    return { restorePost: aRow(1) as never }
  })
  const { user } = await openRoom('posts')
  await screen.findByText('Post 1')
  servePosts()
  await chooseAction(user, 'Post 1', 'Delete')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  // The toasts' region lets clicks through to the page, but not the toast, which jsdom can't tell without styles.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Post taken out of the trash')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Edit: Post 1' })).toBeVisible()

  const sent = serve(AdminPostsDocument, {
    adminPosts: emptyPage,
    trashedPosts: {
      ...emptyPage,
      totalCount: 1,
      nodes: [{ id: 'post-9', title: 'An old post', trashedAt: '2026-11-28T09:00:00.000Z' }],
    },
  })
  await user.click(screen.getByRole('button', { name: /^Trash/ }))
  await user.type(screen.getByLabelText('Find a post by title or text'), 'old')
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ search: 'old' }))
  expect(await screen.findByText('1 post found')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Take Out of the Trash: An old post' }))
  await waitFor(() => expect(restored).toEqual([{ id: 'post-1' }, { id: 'post-9' }]))
})
