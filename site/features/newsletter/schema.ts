import { z } from 'zod'
import { messages } from '#engine/messages.ts'

const Email = z
  .string({ error: messages.invalidEmail })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(messages.invalidEmail))

/** POST /api/subscribe. */
export const Subscribe = z.object({
  email: Email,
  page: z.string().max(300).default('/'),
})
export type Subscribe = z.output<typeof Subscribe>

/** POST /api/subscribe/confirm and /api/unsubscribe: the token of the link in the email. */
export const WithToken = z.object({
  token: z
    .string({ error: 'This link is incomplete. Open it again from the email.' })
    .trim()
    .min(1, 'This link is incomplete. Open it again from the email.')
    .max(200),
})
export type WithToken = z.output<typeof WithToken>

/** POST /api/mail-bounce. */
export const MailBounce = z.object({
  email: Email,
  kind: z.enum(['bounce', 'complaint']),
  messageId: z.string().trim().max(200).optional(),
  reason: z.string().trim().max(5_000).optional(),
})
export type MailBounce = z.output<typeof MailBounce>
