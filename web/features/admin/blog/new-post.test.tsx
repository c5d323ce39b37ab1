import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openRoom } from '#web/test/admin.tsx'
import { aRow, serveBlogAdmin, servePosts } from '#web/test/admin-posts.ts'
import type { PartialResult } from '#web/test/schema.ts'
import { serve } from '#web/test/serve.ts'
import { CreatePostDocument, type CreatePostMutation } from './new-post.generated.ts'

beforeEach(serveBlogAdmin)

test('a new article is validated, keeps its text after a server error, and is saved as a draft', async () => {
  const responses: PartialResult<CreatePostMutation>['createPost'][] = [
    {
      __typename: 'BadInputError',
      fields: [{ path: 'content', message: 'Please enter the text of the post' }],
    },
  ]
  const sent = serve(CreatePostDocument, () => ({ createPost: responses.shift() }))
  const { user } = await openRoom('posts')
  const button = await screen.findByRole('button', { name: 'Write a Post' })
  const search = screen.getByLabelText('Find a post by title')
  await user.type(search, 'bread')
  await user.click(button)
  const form = within(screen.getByRole('form', { name: 'Write a Post' }))
  const save = form.getByRole('button', { name: 'Save as Draft' })
  await user.click(save)
  expect(form.getByLabelText('Title')).toHaveFocus()
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription(
    /^Please choose one of these categories/,
  )
  expect(form.getByLabelText('Text (HTML)')).toHaveAccessibleDescription(/Please enter the text of the post/)
  expect(sent).toEqual([])

  await user.type(form.getByLabelText('Title'), 'An article of mine')
  await user.type(form.getByLabelText('Excerpt'), 'What it says.')
  await user.selectOptions(form.getByLabelText('Category'), 'Civil Discourse')
  await user.type(form.getByLabelText('Tags'), 'towns, bread')
  await user.type(form.getByLabelText('Text (HTML)'), 'The body.')
  await user.click(save)
  await waitFor(() =>
    expect(form.getByLabelText('Text (HTML)')).toHaveAccessibleDescription(
      /Please enter the text of the post/,
    ),
  )
  expect(form.getByLabelText('Title')).toHaveValue('An article of mine')

  servePosts(aRow(3, { title: 'An article of mine', status: 'DRAFT' }))
  await user.click(save)
  expect(await screen.findByText('Draft saved')).toBeVisible()
  // The search is cleared so that the draft is in the list.
  await waitFor(() => expect(search).toHaveValue(''))
  expect(await screen.findByText('An article of mine')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Write a Post' })).toBeNull()
  expect(button).toHaveFocus()
  const article = {
    title: 'An article of mine',
    excerpt: 'What it says.',
    content: 'The body.',
    category: 'Civil Discourse',
    tags: ['towns', 'bread'],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
  }
  expect(sent).toEqual([article, article])
})
