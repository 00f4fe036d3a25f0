import { z } from 'zod'
import { messages } from '#engine/messages.ts'
import { textField } from './text-field.ts'

/**
 * Returns the schema of a required text.
 * @param max maximum length in characters
 * @param error the message if it is missing
 */
export const neededText = (max: number, error: string) => z.string({ error }).pipe(textField(max).min(1, error))

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

/** What the visitor had chosen before the form, by slug. An unknown value is ignored. */
export const choice = { plan: z.string().max(200).catch(''), service: z.string().max(200).catch('') }
