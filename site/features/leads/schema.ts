import { z } from 'zod'
import { messages } from '#engine/messages.ts'
import { textField } from '#site/calls/text-field.ts'
import { neededEmail, neededText, website } from '#site/calls/visitor-fields.ts'

/** An empty value means none. */
const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .refine((value) => value === '' || z.email().safeParse(value).success, messages.invalidEmail)
  .default('')

const Website = website.refine((value) => value !== '', messages.invalidWebsite)

const ContactRequest = z.object({
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
