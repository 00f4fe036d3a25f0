import { z } from 'zod'
import { messages } from '../../../engine/messages.ts'
import { textField } from '../../calls/text-field.ts'

/**
 * Returns the schema of a required text.
 * @param max maximum length in characters
 * @param error the message if it is missing
 */
export const neededText = (max: number, error: string) => z.string({ error }).pipe(textField(max).min(1, error))

/** An empty value means none. */
const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .refine((value) => value === '' || z.email().safeParse(value).success, messages.invalidEmail)
  .default('')

export const neededEmail = z
  .string({ error: messages.invalidEmail })
  .trim()
  .max(254)
  .pipe(z.email(messages.invalidEmail))

/**
 * A website as people type it: `example.com` becomes `https://example.com/`. Accepts host names only, without IP
 * addresses and credentials. Parsed by the WHATWG URL Standard. An empty value means none.
 */
export const website = z
  .string({ error: messages.invalidWebsite })
  .trim()
  .max(2048, messages.invalidWebsite)
  .transform((value, context) => {
    if (value === '') return value
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`)
    const valid =
      url &&
      /^https?:$/.test(url.protocol) &&
      !url.username &&
      !url.password &&
      /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]+$/i.test(url.hostname)
    if (valid) return url.href
    context.addIssue({ code: 'custom', message: messages.invalidWebsite })
    return z.NEVER
  })

const Website = website.refine((value) => value !== '', messages.invalidWebsite)

const Mail = z.object({
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
  Mail.extend({ form: z.literal('audit').default('audit'), website: Website }),
  Mail.extend({ form: z.literal('portfolio'), clientEmail: neededEmail }),
  Mail.extend({
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
