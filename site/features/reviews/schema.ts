import { z } from 'zod'
import { messages } from '#engine/messages.ts'

const NAME = 'Please enter your name.'
const FEEDBACK = { min: 10, max: 2000 }

/** POST /api/create-review. */
export const CreateReview = z.object({
  userName: z.string({ error: NAME }).trim().min(1, NAME).max(100, 'Please use at most 100 characters.'),
  userEmail: z.string({ error: messages.invalidEmail }).trim().max(254).pipe(z.email(messages.invalidEmail)),
  userFeedback: z
    .string({ error: 'Please write your review.' })
    .trim()
    .min(FEEDBACK.min, `Please write at least ${FEEDBACK.min} characters.`)
    .max(FEEDBACK.max, `Please use at most ${FEEDBACK.max} characters.`),
  /** The tool's slug. */
  tool: z.string({ error: 'Send the slug of the tool.' }).trim().min(1).max(120),
  /** 1 to 5, or none. */
  rating: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce.number().int().min(1).max(5).optional(),
  ),
  /** Whether the author wants an email when the review is published. A form sends `on`, JSON `true`. */
  wantsNotice: z.union([z.boolean(), z.stringbool()], { error: 'Send true or false.' }).default(false),
})
export type CreateReview = z.output<typeof CreateReview>

export const feedbackLimits = FEEDBACK
