import { z } from 'zod'

const NO_PATH = 'Send the path of the page, for example /blog/.'

/** POST /api/get-ip-store. */
export const StoreAddress = z.object({
  /** Whether the visitor agreed. A form says `yes`, JSON `true`. */
  consent: z.union([z.boolean(), z.stringbool()], { error: 'Send true or false.' }).default(false),
  /** The path without `?` and `#`, because a visitor may have typed anything after them. */
  page: z
    .string({ error: NO_PATH })
    .trim()
    .max(300, 'Please use at most 300 characters.')
    .regex(/^\/(?![/\\])[^\s\\]*$/, NO_PATH)
    .transform((page) => page.replace(/[?#].*$/s, ''))
    .default('/'),
})
export type StoreAddress = z.output<typeof StoreAddress>
