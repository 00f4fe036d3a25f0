import { z } from 'zod'
import { kindsInText } from '#moving/kinds-in-text.ts'

const MAX_KINDS_LENGTH = 500
const NO_URL = 'Enter the URL of the old site, such as https://old.example.'
const NO_KINDS = 'Enter further kinds as product:page, event:post, ticket:skip.'

/** What an administrator decides about an import; each run uses what was decided last. */
export const ImportOptions = z.object({
  siteUrl: z
    .string()
    .trim()
    .max(2_048, { error: NO_URL })
    .refine((text) => text === '' || isWebUrl(text), { error: NO_URL })
    .transform((text) => text.replace(/\/+$/, '')),
  comments: z.enum(['archive', 'skip']).nullable(),
  tags: z.enum(['category', 'skip']),
  fetchesPictures: z.boolean(),
  types: z
    .string()
    .trim()
    .max(MAX_KINDS_LENGTH, { error: NO_KINDS })
    .refine((text) => text === '' || kindsInText(text) !== undefined, { error: NO_KINDS }),
})
export type ImportOptions = z.output<typeof ImportOptions>

const isWebUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
