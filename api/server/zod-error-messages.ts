import { z } from 'zod'
import { plainSentence } from '#domain/plain-sentence.ts'

// Import this before input is read, so that no response contains zod's messages for developers.
z.config({ customError: plainSentence })
