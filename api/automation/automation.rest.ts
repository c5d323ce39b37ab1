import { z } from 'zod'
import { restPostSchema } from '../blog/rest-post.ts'
import { problemSchema } from '../rest/problem.ts'
import { requireAdmin } from '../rest/require-admin.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import { RestAutomationStatusDocument, RestGeneratePostDocument } from './automation.rest.generated.ts'

checkOperations([RestAutomationStatusDocument, RestGeneratePostDocument])

/** GET the schedule, POST a generated post; both for admins (Spec §7). */
export const automationRoutes: Routes = (app, contextFor) => {
  app.get(
    '/blog/automation/status',
    {
      preValidation: requireAdmin(contextFor),
      schema: {
        tags: ['blog'],
        summary: 'Whether a post is to be made today, and when the next one is due (admin)',
        security: [{ admin: [] }],
        response: {
          200: z.object({
            shouldCreateToday: z.boolean(),
            nextPostTime: z.string().describe('ISO 8601, UTC.'),
          }),
          401: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      return (await runOperation(RestAutomationStatusDocument, {}, context)).automationStatus
    },
  )

  app.post(
    '/blog/generate',
    {
      preValidation: requireAdmin(contextFor),
      schema: {
        tags: ['blog'],
        summary:
          'Have the language model write one post; answers when it is there, a minute or two later (admin)',
        security: [{ admin: [] }],
        response: {
          201: restPostSchema,
          401: problemSchema,
          409: problemSchema,
          502: problemSchema,
          503: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { generatePost } = await runOperation(
        RestGeneratePostDocument,
        {},
        await contextFor(request, reply),
      )
      return reply.status(201).send(orThrow(generatePost))
    },
  )
}
