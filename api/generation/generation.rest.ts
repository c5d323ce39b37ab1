import { z } from 'zod'
import { restPostSchema } from '#api/blog/rest-post.ts'
import { problem } from '#api/rest/problem.ts'
import { requireAdmin } from '#api/rest/require-admin.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { GENERATE_FAILED, INVALID_TOKEN } from '#domain/admin/messages.ts'
import { GENERATION_RUNNING, GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { RestAutomationStatusDocument, RestGeneratePostDocument } from './generation.rest.generated.ts'

/** Admin routes for the schedule and for generating a post (spec §7). */
export const automationRoutes: Routes = (app, contextFor) => {
  app.get(
    '/blog/automation/status',
    {
      preValidation: requireAdmin(contextFor),
      schema: {
        operationId: 'getAutomationStatus',
        tags: ['blog'],
        summary: 'Whether a post is still due today, and when the next one is due (admin)',
        security: [{ admin: [] }],
        response: {
          200: z
            .object({
              shouldCreateToday: z.boolean().describe('Whether a post is still due today.'),
              nextPostTime: z
                .string()
                .describe(
                  'ISO 8601 in UTC. The current time when a post is due; the next slot when the schedule is off.',
                ),
            })
            .meta({ examples: [{ shouldCreateToday: true, nextPostTime: '2026-11-22T15:00:00.000Z' }] }),
          401: problem(INVALID_TOKEN),
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
        operationId: 'generatePost',
        tags: ['blog'],
        summary:
          'Have the language model write one post. Responds when it is finished, a minute or two later (admin)',
        security: [{ admin: [] }],
        response: {
          201: restPostSchema,
          401: problem(INVALID_TOKEN),
          409: problem(GENERATION_RUNNING),
          502: problem(GENERATE_FAILED),
          503: problem(GENERATION_UNCONFIGURED),
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
