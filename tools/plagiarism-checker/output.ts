import { z } from 'zod'
import { dataSourceSchema } from '#engine/data-providers/output-schemas.ts'
import { readPageSchema } from '#engine/tool/output-schemas.ts'

const figure = (what: string) => z.number().nullable().describe(`${what}; null if nothing was compared`)
const count = (what: string) => z.number().describe(`Number of ${what}`)
const span = z.object({
  start: z.number().describe('UTF-16 offset'),
  end: z.number().describe('UTF-16 offset, exclusive'),
})
const unread = z.array(z.object({ url: z.string(), message: z.string() })).describe('Pages that could not be read')

export const output = z.object({
  words: count('words of the text'),
  copiedWords: figure('Number of words in copied passages'),
  uniquePct: figure('Share of words that are in no copied passage, in percent'),
  longestCopy: figure('Words of the longest passage'),
  matches: z.array(
    z.object({
      text: z.string(),
      span: span.describe('Where it is in the text'),
      source: z.string(),
      sourceText: z.string(),
      sourceSpan: span.describe('Where it is in the source'),
      words: count('words'),
      exactWords: count('words that are equal'),
      nearWords: count('words that are similar'),
      similarity: z.number().describe('Share of words that agree, 0 to 1'),
    }),
  ),
  sources: z.array(
    z.object({
      name: z.string(),
      words: count('words'),
      passages: count('passages'),
      copiedWords: count('copied words'),
      containmentPct: z.number().describe('Share of the text that is in the source, in percent'),
    }),
  ),
  pages: z.array(readPageSchema).describe('The pages that were named as sources'),
  unread,
  web: z
    .object({
      sentences: count('sentences'),
      searchable: count('sentences that are long enough to search for'),
      hasSearch: z.boolean().describe('Whether a search engine is set up'),
      hasProvider: z.boolean().describe('Whether a search engine or a plagiarism service is set up'),
      searches: z.array(
        z.object({
          phrase: z.string(),
          outcome: z.enum(['found', 'nothing', 'failed']),
          engine: z.string().nullable().optional(),
          results: z.number().optional().describe('Number of results'),
          message: z.string().optional(),
        }),
      ),
      returned: count('pages found'),
      read: count('pages read'),
      pages: z.array(z.object({ url: z.string(), title: z.string(), phrases: count('phrases found on it') })),
      costUsd: z.number().nullable().describe('US dollars; null if unknown'),
      sources: z.array(dataSourceSchema),
      unread,
    })
    .nullable()
    .describe('Null if the web was not searched'),
})
