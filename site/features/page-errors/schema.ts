import { z } from 'zod'

/** POST /api/page-error: an error in a script of a page, as the browser describes it. */
export const PageError = z.object({
  page: z.string().startsWith('/').max(300),
  message: z.string().min(1).max(1_000),
  stack: z.string().max(8_000),
})
export type PageError = z.output<typeof PageError>
