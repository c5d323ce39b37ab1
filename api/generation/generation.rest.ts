import { z } from 'zod'
import { restPostSchema, toRestPost } from '#api/blog/rest-post.ts'
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
        summary: 'Schedule of generated posts (admin)',
        description: 'Says whether a post is still due today, and when the next one is due.',
        security: [{ admin: [] }],
        response: {
          200: z
            .object({
              shouldCreateToday: z
                .boolean()
                .describe(
                  'Whether a scheduled post is still due today. False while the schedule is off or no AI model is configured.',
                ),
              nextPostTime: z
                .string()
                .describe(
                  'When the next scheduled post is due, as ISO 8601 in UTC. If a post is already due, this is the current time. If the schedule is off or no AI model is configured, it is when the next post would be due.',
                ),
            })
            .meta({
              description: 'The current state of the schedule.',
              examples: [{ shouldCreateToday: true, nextPostTime: '2026-11-22T15:00:00.000Z' }],
            }),
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
        summary: 'Have the AI model write a post (admin)',
        description:
          'Send no body. The response arrives when the post is finished, which takes a minute or two. To follow the progress, ' +
          'use `startGeneration` and `postGeneration` in GraphQL. Beyond the daily limit of generated posts, the response is 429.',
        security: [{ admin: [] }],
        response: {
          201: restPostSchema.describe(
            'The generated post. It is a draft if generated posts wait for review, or if it failed the Balance or Sources check.',
          ),
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
      return reply.status(201).send(toRestPost(orThrow(generatePost)))
    },
  )
}
