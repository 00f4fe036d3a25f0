import { z } from 'zod'
import { messages } from '../../../engine/messages.ts'

const text = (max: number) => z.string().trim().max(max, `Please use at most ${max} characters.`)

/** Empty means not given. */
const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .refine((value) => value === '' || z.email().safeParse(value).success, messages.invalidEmail)
  .default('')

/**
 * A website as people type it: `example.com` becomes `https://example.com/`. Names only, no address of a machine and no
 * login. Parsed as the WHATWG URL standard says.
 */
const Website = z
  .string({ error: messages.invalidWebsite })
  .trim()
  .max(2048, messages.invalidWebsite)
  .transform((value, context) => {
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

/** POST /api/send-mail. The audit form needs a website; the e-mail address is never required, but must be one. */
export const SendMail = z.object({
  form: z.enum(['audit', 'contact', 'portfolio']).default('audit'),
  clientName: text(100).default(''),
  clientEmail: optionalEmail,
  website: Website,
  message: text(5000).default(''),
  page: text(300).default('/'),
  /** A field people do not see. Who fills it in is not a person. */
  nickname: z.string().max(200).default(''),
})
export type SendMail = z.output<typeof SendMail>
