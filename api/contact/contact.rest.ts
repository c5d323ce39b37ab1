import { EXAMPLE_ID } from '#api/rest/components.ts'
import { post } from '#api/rest/route.ts'
import { withSuccess } from '#api/rest/with-success.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { RestSendContactMessageDocument } from './contact.rest.generated.ts'

/** Contact route (spec §14). */
export const contactRoutes = [
  post('/contact', {
    operationId: 'sendContactMessage',
    tag: 'contact',
    summary: 'Send a message to the people who run the site',
    body: {
      schema: contactMessageSchema,
      id: 'ContactMessage',
      description: 'A message to the people who run the site.',
      example: {
        name: 'Maria Lopez',
        email: 'maria@example.org',
        subject: 'partnership',
        message: 'Our library would like to host an evening.',
      },
    },
    operation: RestSendContactMessageDocument,
    result: 'sendContactMessage.id',
    reshape: withSuccess('id'),
    statuses: { 201: 'The message is stored.' },
    failures: { 400: 'Please enter your name' },
    invalidField: 'name',
    example: { success: true, id: EXAMPLE_ID },
    limit: 'contact',
  }),
]
