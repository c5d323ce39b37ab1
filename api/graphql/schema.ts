import { builder } from './builder.ts'

builder.queryType({ description: 'Everything that can be read.' })
builder.mutationType({
  description:
    'Everything that can be changed. A mutation answers with what it changed, or with an expected failure as a type.',
})
builder.subscriptionType({ description: 'What can be followed live, over server-sent events.' })

// One import per feature; each adds its types and root fields to the builder.
await import('./scalars.ts')
await import('./errors.ts')
await import('../contact/contact.schema.ts')
await import('../newsletter/newsletter.schema.ts')
await import('../polls/poll.schema.ts')
await import('../quiz/quiz.schema.ts')
await import('../challenges/challenge.schema.ts')
await import('../values/values.schema.ts')
await import('../privacy/privacy.schema.ts')
await import('../blog/post.schema.ts')
await import('../automation/automation.schema.ts')
await import('../admin/posts.schema.ts')
await import('../admin/polls.schema.ts')
await import('../admin/people.schema.ts')
await import('../admin/desk.schema.ts')

/** The whole schema. `npm run codegen` prints it to schema.graphql. */
export const schema = builder.toSchema()
