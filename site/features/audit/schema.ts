import { z } from 'zod'
import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { REFUSED_URL } from '#engine/net/public-url.ts'
import { ENTER_URL, readTypedUrl } from '#engine/web/typed-url.ts'
import { environment } from '#platform/environment/environment.ts'
import { neededEmail } from '#site/calls/visitor-fields.ts'

const MAX_URL = 2_048

const typedUrl = z
  .string({ error: ENTER_URL })
  .max(MAX_URL, `Please use at most ${MAX_URL} characters.`)
  .transform((typed, context) => {
    const read = readTypedUrl(typed)
    const message = 'message' in read ? read.message : normalizeUrl(read.url) ? undefined : REFUSED_URL
    if (message === undefined && 'url' in read) return read
    context.addIssue({ code: 'custom', message: message ?? REFUSED_URL })
    return z.NEVER
  })

const { maxPages } = environment.audits
const PAGES = `Enter a number of pages from 1 to ${maxPages}.`

/** POST /api/audit. */
export const StartAudit = z.object({
  url: typedUrl.describe('The site, with or without https://').meta({ examples: ['https://oakfield.example'] }),
  email: z.literal('').or(neededEmail).default('').describe('Gets the link to the report, once'),
  maxPages: z.coerce
    .number({ error: PAGES })
    .int({ error: PAGES })
    .min(1, { error: PAGES })
    .max(maxPages, { error: PAGES })
    .default(maxPages),
})
export type StartAudit = z.output<typeof StartAudit>

const key = z.string().max(100).default('')

/** POST /api/audit/{key}/stop, delete, and revoke. */
export const OwnAudit = z.object({ key })
export type OwnAudit = z.output<typeof OwnAudit>

const box = z.union([z.boolean(), z.stringbool()], { error: 'Send true or false.' })

/** POST /api/audit/{key}/notify. */
export const NotifyOfAudit = z
  .object({
    key,
    email: neededEmail,
    report: box.optional().describe('Send the link to the report, once. True if nothing else is chosen'),
    watch: box.default(false).describe('Audit the site each month, after the email address has confirmed it'),
    chosen: box.default(false).describe('Sent by the form, whose boxes are missing if they are not ticked'),
  })
  .transform(({ report, chosen, ...fields }) => ({ ...fields, report: report ?? !(chosen || fields.watch) }))
  .refine(({ report, watch }) => report || watch, {
    error: 'Choose what we should email you.',
    path: ['report'],
  })
export type NotifyOfAudit = z.output<typeof NotifyOfAudit>

const INCOMPLETE = 'This link is incomplete. Open it again from the email.'

/** POST /api/audit/monthly/confirm and unsubscribe: the token of the link in the email. */
export const WithToken = z.object({ token: z.string({ error: INCOMPLETE }).trim().min(1, INCOMPLETE).max(200) })
export type WithToken = z.output<typeof WithToken>

/** POST /api/audit/{key}/again. One of both is needed. */
export const ExamineAgain = z.object({
  key,
  finding: z.string().max(2_300).default('').describe('The id of a finding: its pages are read again'),
  url: z.string().max(MAX_URL).default('').describe('A page or link of the audit, as its report has it'),
})
export type ExamineAgain = z.output<typeof ExamineAgain>
