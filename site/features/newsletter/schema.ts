import { z } from 'zod'
import { leadMessages } from '../leads/lead-message.ts'

/** POST /api/subscribe. */
export const Subscribe = z.object({
  email: z.string({ error: leadMessages.invalidEmail }).trim().toLowerCase().max(254).pipe(z.email(leadMessages.invalidEmail)),
  page: z.string().max(300).default('/'),
  nickname: z.string().max(200).default(''),
})
export type Subscribe = z.output<typeof Subscribe>
