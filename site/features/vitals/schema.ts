import { z } from 'zod'

const milliseconds = z.number().min(0).max(600_000).optional()

/** POST /api/vitals: the measurements of one visit, in milliseconds except the CLS score. */
export const Vitals = z.object({
  page: z.string().startsWith('/').max(300),
  lcp: milliseconds,
  inp: milliseconds,
  cls: z.number().min(0).max(100).optional(),
  ttfb: milliseconds,
  fcp: milliseconds,
})
export type Vitals = z.output<typeof Vitals>
