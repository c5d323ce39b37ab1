import { builder } from './builder.ts'

builder.queryType({ description: 'Read operations.' })
builder.mutationType({
  description: 'Write operations. A mutation returns the changed object, or an expected failure as a type.',
})
builder.subscriptionType({ description: 'Live updates over server-sent events.' })

// Each import adds its types and root fields to the builder.
await import('./scalars.ts')
await import('./errors.ts')
await import('#api/contact/contact.schema.ts')
await import('#api/newsletter/newsletter.schema.ts')
await import('#api/polls/poll.schema.ts')
await import('#api/polls/common-ground.schema.ts')
await import('#api/quiz/quiz.schema.ts')
await import('#api/challenges/challenge.schema.ts')
await import('#api/values/values.schema.ts')
await import('#api/privacy/privacy.schema.ts')
await import('#api/blog/post.schema.ts')
await import('#api/blog/post-list.schema.ts')
await import('#api/generation/generation.schema.ts')
await import('#api/blog/post-admin.schema.ts')
await import('#api/polls/poll-admin.schema.ts')
await import('#api/contact/message-admin.schema.ts')
await import('#api/newsletter/subscriber-admin.schema.ts')
await import('#api/admin/admin.schema.ts')

export const schema = builder.toSchema()
