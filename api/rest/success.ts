import { z } from 'zod'

/** The `success` of responses without another result. */
export const SUCCESS = z.literal(true).describe('Always true, because failures have other statuses.')
