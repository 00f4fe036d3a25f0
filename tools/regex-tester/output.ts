import { z } from 'zod'

const offset = z.number().nullable().describe('UTF-16 offset in the text')

export const output = z.object({
  matches: z.array(
    z.object({
      text: z.string(),
      start: z.number().describe('UTF-16 offset in the text'),
      end: z.number().describe('UTF-16 offset in the text, exclusive'),
      line: z.number().describe('From 1'),
      column: z.number().describe('From 1'),
      groups: z.array(z.object({ label: z.string(), text: z.string().nullable(), start: offset, end: offset })),
    }),
  ),
  isCut: z.boolean().describe('Whether there are more matches than listed'),
  parts: z
    .array(
      z.array(
        z.object({ source: z.string(), start: z.number().describe('Offset in the pattern'), meaning: z.string() }),
      ),
    )
    .describe('What the pattern means, part by part, for each alternative'),
  dangers: z
    .array(
      z.object({
        kind: z.enum(['exponential', 'polynomial']),
        degree: z.number().nullable().describe('Power of the length with which the steps grow; null if exponential'),
        attack: z
          .object({
            prefix: z.string(),
            pump: z.string(),
            repeats: z.number().describe('How often the pump is repeated'),
            suffix: z.string(),
            steps: z.number().describe('Steps that matching it takes'),
          })
          .describe('A text on which the pattern is slow: the prefix, the pump repeated, the suffix'),
      }),
    )
    .nullable()
    .describe('Why the pattern can be slow; null if that could not be checked'),
  foreign: z
    .array(
      z.object({
        source: z.string(),
        column: z.number().describe('Column of the pattern, from 1'),
        says: z.string(),
        fix: z.string(),
      }),
    )
    .describe('Syntax of other engines'),
  replaced: z.string().nullable().describe('The text after the replacement; null without one'),
  source: z.string().describe('The pattern without delimiters'),
})
