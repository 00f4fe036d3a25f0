import { z } from 'zod'
import { textField } from '#site/calls/text-field.ts'
import { choice, neededEmail, neededText, website } from '#site/calls/visitor-fields.ts'

/** Services that a quote can be requested for. */
export const quoteServices = ['SEO', 'Paid search', 'Content', 'Creative', 'Not sure yet'] as const
/** Steps between the prices of the plans, per month. */
export const quoteBudgets = ['Up to $1,800', '$1,800 to $4,500', '$4,500 to $9,000', 'Over $9,000'] as const

/** One checked box is sent as a value, several as a list. */
const list = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : [value].flat()),
  z.array(z.enum(quoteServices, 'Please choose from the list.')).max(quoteServices.length),
)

/** POST /api/create-quote. A quote request needs an answer, so name, email, and message are required. */
export const CreateQuote = z.object({
  ...choice,
  name: neededText(100, 'Please enter your name.'),
  email: neededEmail,
  company: textField(160).default(''),
  website: website.default(''),
  services: list.default([]),
  budget: z.union([z.literal(''), z.enum(quoteBudgets)], 'Please choose from the list.').default(''),
  message: neededText(5000, 'Please write a message.'),
})
export type CreateQuote = z.output<typeof CreateQuote>
