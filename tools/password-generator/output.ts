import { z } from 'zod'

const log10 = (text: string) => z.number().describe(`${text}, as a power of ten`)

export const output = z.object({
  mode: z.enum(['characters', 'passphrase', 'own']),
  passwords: z.array(z.string()),
  entropyBits: z.number().nullable().describe('Bits; null for a password of your own'),
  alphabet: z.string().nullable().describe('The characters that were drawn from'),
  guessesLog10: log10('Number of guesses that find it'),
  times: z
    .array(
      z.object({ name: z.string(), says: z.string(), secondsLog10: log10('Seconds to guess it'), shown: z.string() }),
    )
    .describe('How long four kinds of attack take'),
  strength: z
    .object({
      length: z.number().describe('Number of characters'),
      score: z.number().describe('0 (weak) to 4 (strong)'),
      guessesLog10: log10('Number of guesses that find it'),
      patterns: z.array(
        z.object({
          from: z.number().describe('Offset of the first character'),
          to: z.number().describe('Offset of the last character'),
          kind: z.string(),
          says: z.string(),
          guessesLog10: log10('Number of guesses that find this part'),
        }),
      ),
      warning: z.string().nullable(),
      suggestions: z.array(z.string()),
    })
    .nullable()
    .describe('Only for a password of your own'),
})
