import { z } from 'zod'

export const output = z.object({
  issues: z.array(
    z.object({
      rule: z.string(),
      kind: z.string(),
      message: z.string(),
      start: z.number().describe('UTF-16 offset in the text'),
      end: z.number().describe('UTF-16 offset in the text, exclusive'),
      text: z.string(),
      suggestions: z.array(z.string()).describe('Replacements, the best first; an empty text removes it'),
    }),
  ),
  corrected: z.string().describe('The text with the first suggestion of every issue'),
  dialect: z.enum(['american', 'british', 'canadian', 'australian', 'indian']),
  isGuessed: z.boolean().describe('Whether the dialect was guessed'),
  isCertain: z.boolean().describe('Whether the guess is certain'),
  isEnglish: z.boolean(),
  words: z.number().describe('Number of words'),
  score: z.number().nullable().describe('0 to 100; null if the text has no words'),
  counts: z.record(z.string(), z.number()).describe('Number of issues of each kind'),
  mistakes: z.number().describe('Number of issues that are mistakes'),
})
