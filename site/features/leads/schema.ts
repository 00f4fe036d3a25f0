import { z } from 'zod'
import { messages } from '#engine/messages.ts'
import { readSentReport } from '#engine/tool/sent-report-schema.ts'
import { textField } from '#site/calls/text-field.ts'
import { choice, neededEmail, neededText, website } from '#site/calls/visitor-fields.ts'

/** An empty value means none. */
const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .refine((value) => value === '' || z.email().safeParse(value).success, messages.invalidEmail)
  .default('')

const Website = website.refine((value) => value !== '', messages.invalidWebsite)

const ContactRequest = z.object({
  ...choice,
  clientName: textField(100).default(''),
  clientEmail: optionalEmail,
  website: website.default(''),
  message: textField(5000).default(''),
})

/**
 * POST /api/send-mail. The audit form requires only a website or an email address; the contact form requires name,
 * email, and message, because it needs an answer.
 */
export const LeadRequest = z.discriminatedUnion('form', [
  ContactRequest.extend({ form: z.literal('audit').default('audit'), website: Website }),
  ContactRequest.extend({ form: z.literal('portfolio'), clientEmail: neededEmail }),
  ContactRequest.extend({
    form: z.literal('contact'),
    clientName: neededText(100, 'Please enter your name.'),
    clientEmail: neededEmail,
    message: neededText(5000, 'Please write a message.'),
  }),
])
export type LeadRequest = z.output<typeof LeadRequest>

/** Returns the form that was sent, which shows the message. */
export const formOf = ({ form }: Record<string, unknown>) =>
  form === 'contact' || form === 'portfolio' ? form : 'audit'

/** POST /api/add-email. The token came with the answer to a request without an email address. */
export const AddEmail = z.object({ lead: z.string().max(100).default(''), clientEmail: neededEmail })
export type AddEmail = z.output<typeof AddEmail>

/** POST /api/send-report. A question about the report of a tool; a report that can’t be read is left out. */
export const SendReport = z.object({
  tool: textField(100).default(''),
  clientName: textField(100).default(''),
  clientEmail: neededEmail,
  message: neededText(5000, 'Please write your question.'),
  report: z.string().default('').transform(readSentReport),
  withPasted: z.literal('on').optional().catch(undefined).describe('Also send what was pasted, and quotes of it'),
})
export type SendReport = z.output<typeof SendReport>
