import { z } from 'zod'
import { messages } from '../../../engine/messages.ts'

/** POST /api/subscribe. */
export const Subscribe = z.object({
  email: z.string({ error: messages.invalidEmail }).trim().toLowerCase().max(254).pipe(z.email(messages.invalidEmail)),
  page: z.string().max(300).default('/'),
  nickname: z.string().max(200).default(''),
})
export type Subscribe = z.output<typeof Subscribe>
