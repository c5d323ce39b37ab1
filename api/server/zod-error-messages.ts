import { z } from 'zod'
import { plainSentence } from '#domain/plain-sentence.ts'

// Wherever the server reads input, before it does: no answer holds what zod says to programmers.
z.config({ customError: plainSentence })
