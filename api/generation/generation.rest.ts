import { get, post } from '#api/rest/route.ts'
import { GENERATE_FAILED } from '#domain/admin/messages.ts'
import { GENERATION_RUNNING, GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { RestAutomationStatusDocument, RestGeneratePostDocument } from './generation.rest.generated.ts'

/** Admin routes for the schedule and for generating a post (spec §14). */
export const automationRoutes = [
  get('/blog/automation/status', {
    operationId: 'getAutomationStatus',
    tag: 'blog',
    summary: 'Schedule of generated posts (writer)',
    role: 'writer',
    operation: RestAutomationStatusDocument,
    result: 'automationStatus',
    example: { shouldCreateToday: true, nextPostTime: '2026-11-22T15:00:00.000Z' },
  }),
  post('/blog/generate', {
    operationId: 'generatePost',
    tag: 'blog',
    summary: 'Have the AI model write a post (editor)',
    description:
      'Send no body. The response arrives when the post is finished, which takes a minute or two. To follow the progress, use `startGeneration` and `postGeneration` in GraphQL. Beyond the daily limit of generated posts, the response is 429.',
    role: 'editor',
    operation: RestGeneratePostDocument,
    result: 'generatePost',
    statuses: {
      201: 'The generated post. It is a draft if generated posts wait for review, or if it failed the Balance or Sources check.',
    },
    failures: { 409: GENERATION_RUNNING, 502: GENERATE_FAILED, 503: GENERATION_UNCONFIGURED },
  }),
]
