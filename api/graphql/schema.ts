import { builder } from './builder.ts'

builder.queryType({
  description:
    'Read operations. Fields marked (writer), (editor) or (admin) require the header `Authorization: Bearer <token>` of an editor with that role or a higher one. Without a valid token they fail with UNAUTHENTICATED, with a lower role with FORBIDDEN.',
})
builder.mutationType({
  description:
    'Write operations. Send them with POST. A mutation returns its result or a type that implements `Error`. Mutations for ' +
    'visitors are rate-limited per IP address. Beyond a limit, they fail with RATE_LIMITED.',
})
builder.subscriptionType({
  description: 'Live updates as server-sent events. Send `Accept: text/event-stream`.',
})

// Each import adds its types and root fields to the builder.
await import('./scalars.ts')
await import('./errors.ts')
await import('#api/contact/contact.schema.ts')
await import('#api/newsletter/subscribers/subscription.schema.ts')
await import('#api/polls/poll.schema.ts')
await import('#api/polls/common-ground.schema.ts')
await import('#api/quiz/quiz.schema.ts')
await import('#api/challenges/challenge.schema.ts')
await import('#api/values/values.schema.ts')
await import('#api/values/splits.schema.ts')
await import('#api/today/today.schema.ts')
await import('#api/privacy/privacy.schema.ts')
await import('#api/blog/post.schema.ts')
await import('#api/images/image.schema.ts')
await import('#api/blog/post-list.schema.ts')
await import('#api/generation/generation.schema.ts')
await import('#api/blog/post-admin.schema.ts')
await import('#api/blog/post-edit.schema.ts')
await import('#api/blog/preview.schema.ts')
await import('#api/polls/poll-admin.schema.ts')
await import('#api/contact/message-admin.schema.ts')
await import('#api/newsletter/subscribers/subscriber-admin.schema.ts')
await import('#api/newsletter/issues/issue.schema.ts')
await import('#api/newsletter/issues/issue-admin.schema.ts')
await import('#api/admin/admin.schema.ts')
await import('#api/admin/editor.schema.ts')
await import('#api/activity/activity.schema.ts')
await import('#api/activity/overview.schema.ts')

export const schema = builder.toSchema()
