import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const count = (what: string) => z.number().describe(`Number of ${what}`)

export const output = z.object({
  url: z.string().nullable().describe('The page that was fetched, if any'),
  unread: z.array(z.object({ url: z.string(), message: z.string() })).describe('Pages that could not be read'),
  keyword: z.string(),
  yours: z.object({
    isHtml: z.boolean(),
    title: z.string().nullable().describe('Null for plain text'),
    description: z.string().nullable(),
    headings: z.array(z.object({ level: z.number().describe('1 to 6'), text: z.string() })),
    text: z.string().describe('The main text'),
  }),
  rivals: z.array(z.object({ url: z.string(), words: count('words'), keyword: count('occurrences of the keyword') })),
  words: count('words of your text'),
  rivalWords: z
    .object({ min: count('words'), median: count('words'), max: count('words') })
    .nullable()
    .describe('Lengths of the other texts'),
  keywordCount: count('occurrences of the keyword in your text'),
  coverage: z
    .array(
      z.object({
        term: z.string(),
        yours: count('occurrences in your text'),
        rivals: z.array(z.number()).describe('Number of occurrences in each of the other texts'),
        min: count('occurrences'),
        median: count('occurrences'),
        max: count('occurrences'),
        status: z.enum(['missing', 'below', 'within', 'above']),
      }),
    )
    .describe('Terms that the other texts use'),
  covered: z.number().nullable().describe('Number of these terms that your text has; null without other texts'),
  names: z
    .array(z.object({ name: z.string(), rivals: count('texts with the name') }))
    .describe('Names you do not mention'),
  questions: z
    .array(z.object({ question: z.string(), rival: z.number().describe('Index of the text') }))
    .describe('Questions you do not answer'),
  outline: z.array(
    z.object({
      level: z.number().describe('1 to 6'),
      heading: z.string(),
      anchor: z.string(),
      from: z.union([z.number(), z.literal('draft')]).describe('draft, or the number of texts with such a heading'),
    }),
  ),
  readingEase: z
    .object({
      name: z.string(),
      value: z.number().describe('0 (hard) to 100 (easy)'),
      wordsPerSentence: z.number().describe('Words per sentence, on average'),
    })
    .nullable(),
  checks: z.object({
    findings: z.array(findingSchema),
    scores: z.record(z.string(), z.number().nullable()).describe('0 to 100 by factor; null if it does not apply'),
  }),
})
