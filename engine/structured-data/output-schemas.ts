import { z } from 'zod'

/** Whether an entity has what a rich result of Google needs. */
export const eligibilitySchema = z.object({
  feature: z.string(),
  status: z
    .enum(['eligible', 'incomplete', 'invalid', 'retired'])
    .describe('invalid: nothing required is missing, and some values are wrong'),
  path: z.string().describe('Path of the entity'),
  type: z.string(),
  missing: z.array(z.string()).describe('Required fields that are missing'),
  invalid: z.array(z.string()).describe('Fields with wrong values'),
  required: z.object({
    present: z.number().describe('Number of required fields that are present'),
    all: z.number().describe('Number of required fields'),
  }),
  recommended: z.object({
    present: z.number().describe('Number of recommended fields that are present'),
    all: z.number().describe('Number of recommended fields'),
    missing: z.array(z.string()),
  }),
  url: z.string().describe('Where Google documents the feature'),
})

/** One problem of structured data. */
export const markupErrorSchema = z.object({
  id: z.string().describe('Stable name of the rule'),
  severity: z.enum(['critical', 'warning', 'notice', 'pass']),
  path: z.string(),
  field: z.string().nullable(),
  message: z.string(),
  why: z.string(),
  fix: z.string(),
  url: z.string().describe('Where the rule is documented'),
  line: z.number().describe('Line of the input, from 1'),
  col: z.number().describe('Column of the input, from 1'),
})
