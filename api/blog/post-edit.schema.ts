import type { ArgBuilder } from '@pothos/core'
import { audited } from '#api/admin/audit.ts'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { parse } from '#api/graphql/parse.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import {
  COVER_VARIANTS,
  MAX_EXCERPT_LENGTH,
  MAX_IMAGE_ALT_LENGTH,
  MAX_IMAGE_CREDIT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '#domain/blog/limits.ts'
import { correctionSchema, DEFAULT_AUTHOR, postEditSchema, postInputSchema } from '#domain/blog/post-input.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { PostRef } from './post.schema.ts'
import { createPost, type PostWriter, restorePostVersion, updatePost } from './post.service.ts'
import {
  featurePost,
  publishPost,
  restorePost,
  reviewPost,
  schedulePost,
  setCorrection,
  trashPost,
  unpublishPost,
  unreviewPost,
  unschedulePost,
} from './post-status.service.ts'
import { revokePreviews } from './preview.service.ts'

type Work = (writer: PostWriter) => Promise<Post | null>

/**
 * Runs `work` and writes its audit entry in one transaction, then publishes the change event. Returns `id`, or that of
 * the new post.
 */
export async function editPost(
  context: Context,
  action: string,
  id: string | null,
  work: Work,
  details: Prisma.InputJsonObject = {},
): Promise<{ id: string }> {
  const changed = await audited(context, async (tx) => {
    const post = await work({ ...context, db: { prisma: tx } })
    const entry = post && { action, target: post.id, details: { title: post.title, ...details } }
    return { result: post, entry }
  })
  if (changed) context.changes.publish('posts')
  return { id: id ?? changed?.id ?? '' }
}

const DeletedPost = builder.objectRef<{ id: string }>('DeletedPost').implement({
  description: 'Confirms that a post was moved to the trash.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted post.' }) }),
})

type Arg = ArgBuilder<(typeof builder)['$inferSchemaTypes']>

const REVISION =
  'Value of `Post.revision` when the editor opened the post. Fails with CONFLICT if the post has changed since.'

/** A new post needs a title, excerpt, body and category. */
function fieldArgs<Required extends boolean>(arg: Arg, required: Required) {
  return {
    title: arg.string({ required, description: `Title of 3 to ${MAX_TITLE_LENGTH} characters.` }),
    excerpt: arg.string({
      required,
      description: `Excerpt for lists, up to ${MAX_EXCERPT_LENGTH} characters.`,
    }),
    content: arg.string({
      required,
      description: 'The article as HTML. Elements that are not allowed are removed.',
    }),
    category: arg.string({ required, description: `One of ${CATEGORIES.join(', ')}.` }),
    tags: arg.stringList({
      description: `Up to ${MAX_TAGS} tags of up to ${MAX_TAG_LENGTH} characters, stored in lowercase.`,
    }),
    author: arg.string({
      description: `Name of the author, up to 100 characters.${required ? ` Defaults to ${DEFAULT_AUTHOR}.` : ''}`,
    }),
    featuredImage: arg.string({
      description:
        'Path of an uploaded picture: `url` of `POST /api/images` or `images`. Null for a generated cover.',
    }),
    featuredImageAlt: arg.string({
      description: `What the picture shows, up to ${MAX_IMAGE_ALT_LENGTH} characters.`,
    }),
    featuredImageCredit: arg.string({
      description: `Who made the picture, up to ${MAX_IMAGE_CREDIT_LENGTH} characters.`,
    }),
    coverVariant: arg.int({
      description: `Number of the generated cover, from 0 to ${COVER_VARIANTS - 1}.`,
    }),
  }
}

builder.mutationFields((t) => {
  const id = () => ({ id: t.arg.id({ required: true, description: 'Id of the post.' }) })
  const shown = () => ({
    revision: t.arg.string({ description: `${REVISION} If omitted, this applies to the latest text.` }),
  })
  /** A mutation without arguments of its own. */
  const change = (
    role: { writer: true } | { editor: true },
    action: string,
    work: (writer: PostWriter, id: string) => Promise<Post | null>,
    description: string,
  ) =>
    t.field({
      type: PostRef,
      authScopes: role,
      description,
      args: id(),
      errors: { types: [NotFound] },
      resolve: (_root, { id }, context) => editPost(context, action, id, (writer) => work(writer, id)),
    })
  return {
    createPost: t.field({
      type: PostRef,
      authScopes: { writer: true },
      description: 'Stores a new article as a draft (writer). The slug is generated from the title.',
      args: fieldArgs(t.arg, true),
      errors: { types: [BadInput] },
      resolve: (_root, args, context) => {
        const input = parse(postInputSchema, args)
        return editPost(context, 'createPost', null, (writer) => createPost(writer, input))
      },
    }),
    updatePost: t.field({
      type: PostRef,
      authScopes: { writer: true },
      description:
        'Changes the given fields of a post (writer; a published post, editor). Editing the title, excerpt or body of an AI-written draft changes its label to MODEL_EDITED and does not mark it as reviewed.',
      args: {
        ...id(),
        ...fieldArgs(t.arg, false),
        revision: t.arg.string({ description: `${REVISION} If omitted, the edit overwrites such changes.` }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: (_root, { id, revision, ...input }, context) => {
        const edit = parse(postEditSchema, input)
        const update: Work = (writer) => updatePost({ ...writer, revision }, id, edit)
        return editPost(context, 'updatePost', id, update, { fields: Object.keys(edit) })
      },
    }),
    restorePostVersion: t.field({
      type: PostRef,
      authScopes: { writer: true },
      description:
        'Makes an earlier version of a post its current text, as a new version (writer). It never changes the status. Pictures that were deleted since are left out.',
      args: {
        ...id(),
        versionId: t.arg.id({ required: true, description: 'Id of the version (`Post.versions`).' }),
        revision: t.arg.string({ required: true, description: REVISION }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: (_root, { id, versionId, revision }, context) =>
        editPost(context, 'restorePostVersion', id, (writer) =>
          restorePostVersion({ ...writer, revision }, id, versionId),
        ),
    }),
    publishPost: t.field({
      type: PostRef,
      authScopes: { editor: true },
      description: 'Publishes a draft now, even if it is scheduled (editor).',
      args: {
        ...id(),
        ...shown(),
        reviewed: t.arg.boolean({
          required: true,
          defaultValue: false,
          description:
            'True if an editor has read and approved an AI-written draft. The label of the post then says that an editor reviewed it.',
        }),
      },
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id, revision, reviewed }, context) => {
        const publish: Work = (writer) => publishPost({ ...writer, revision }, id, { reviewed })
        return editPost(context, 'publishPost', id, publish, reviewed ? { reviewed } : {})
      },
    }),
    schedulePost: t.field({
      type: PostRef,
      authScopes: { editor: true },
      description:
        'Schedules the publication of a draft, or changes its time (editor). The text at that time is published, within a minute. Fails with CONFLICT if the post is published, or is an AI-written draft that no editor has reviewed. A post that could not be published within 24 hours stays a draft (`Post.publishMissed`).',
      args: {
        ...id(),
        ...shown(),
        at: t.arg({
          type: 'DateTime',
          required: true,
          description: 'When to publish the post, at most one year from now.',
        }),
        reviewed: t.arg.boolean({
          required: true,
          defaultValue: false,
          description: 'True if an editor has read and approved an AI-written draft.',
        }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: (_root, { id, revision, at, reviewed }, context) => {
        const schedule: Work = (writer) => schedulePost({ ...writer, revision }, id, at, { reviewed })
        const details = { at: at.toISOString(), ...(reviewed && { reviewed }) }
        return editPost(context, 'schedulePost', id, schedule, details)
      },
    }),
    unschedulePost: change(
      { editor: true },
      'unschedulePost',
      unschedulePost,
      'Cancels the scheduled publication of a post (editor). Has no effect on a post without a time.',
    ),
    reviewPost: t.field({
      type: PostRef,
      authScopes: { editor: true },
      description:
        'Marks an AI-written post as reviewed by an editor (editor). Has no effect on a post that people wrote.',
      args: { ...id(), ...shown() },
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id, revision }, context) =>
        editPost(context, 'reviewPost', id, (writer) => reviewPost({ ...writer, revision }, id)),
    }),
    unreviewPost: change(
      { editor: true },
      'unreviewPost',
      unreviewPost,
      'Takes back the review of a post, and cancels its publication if it is scheduled (editor). Has no effect on a post without a review.',
    ),
    unpublishPost: change(
      { editor: true },
      'unpublishPost',
      unpublishPost,
      'Unpublishes a post, which becomes a draft again (editor).',
    ),
    featurePost: t.field({
      type: PostRef,
      authScopes: { editor: true },
      description:
        'Features a post ahead of newer ones on the home page and the blog, or stops featuring it (editor).',
      args: {
        ...id(),
        featured: t.arg.boolean({
          required: true,
          defaultValue: true,
          description: 'True to feature the post, false to stop featuring it.',
        }),
      },
      errors: { types: [NotFound] },
      resolve: (_root, { id, featured }, context) => {
        const feature: Work = (writer) => featurePost(writer, id, featured)
        return editPost(context, 'featurePost', id, feature, { featured })
      },
    }),
    setPostCorrection: t.field({
      type: PostRef,
      authScopes: { editor: true },
      description: 'Dates a note about a correction and shows it above the article, or removes it (editor).',
      args: {
        ...id(),
        text: t.arg.string({
          required: true,
          description: 'What was corrected, as plain text of up to 1,000 characters. Blank removes the note.',
        }),
      },
      errors: { types: [BadInput, NotFound] },
      resolve: (_root, { id, ...input }, context) => {
        const { text } = parse(correctionSchema, input)
        const correct: Work = (writer) => setCorrection(writer, id, text)
        return editPost(context, 'setPostCorrection', id, correct, text === '' ? { removed: true } : {})
      },
    }),
    deletePost: t.field({
      type: DeletedPost,
      authScopes: { editor: true },
      description:
        'Moves a post, draft or published, to the trash, from which it is permanently deleted after 30 days (editor). `restorePost` takes it back out.',
      args: id(),
      errors: { types: [NotFound] },
      resolve: (_root, { id }, context) =>
        editPost(context, 'deletePost', id, (writer) => trashPost(writer, id)),
    }),
    restorePost: change(
      { editor: true },
      'restorePost',
      restorePost,
      'Takes a post out of the trash, published or draft as it was (editor). A publication time that passed in the meantime is canceled. Has no effect on a post that isn’t in the trash.',
    ),
    revokePostPreviews: change(
      { writer: true },
      'revokePostPreviews',
      revokePreviews,
      'Revokes all preview links of a post (writer). Has no effect on a post without any.',
    ),
  }
})
