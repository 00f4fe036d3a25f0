import { z } from 'zod'

export const output = z.object({
  code: z.string().describe('The formatted code; the code as it was if it was refused'),
  isChanged: z.boolean(),
  isStable: z.boolean().describe('Whether formatting the result again changes nothing'),
  rounds: z.number().describe('How often the formatter ran'),
  linesBefore: z.number().describe('Number of lines of the source'),
  linesAfter: z.number().describe('Number of lines of the result'),
  refusal: z
    .object({
      message: z.string(),
      line: z.number().nullable().describe('From 1'),
      column: z.number().nullable().describe('From 1'),
      isReadable: z.boolean().describe('True if it parses, but more than its layout would change'),
    })
    .nullable()
    .describe('Why it is unchanged: a syntax error, or a change of more than the layout'),
})
