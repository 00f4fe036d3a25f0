import { z } from 'zod'

const seconds = (text: string) => z.number().nullable().describe(`${text}, in seconds; null if there is none`)

const verdict = z.object({
  isStorable: z.boolean(),
  reason: z.string(),
  lifetime: seconds('How long the response may be used without asking the server'),
  lifetimeFrom: z.enum(['none', 's-maxage', 'max-age', 'Expires', 'heuristic', 'invalid']).nullable(),
  left: seconds('How long it may still be used'),
  alwaysValidates: z.boolean().describe('Whether each use needs a validation'),
  mayServeStale: z.boolean().describe('Whether a stale copy may be used if the server cannot be reached'),
})

export const output = z.object({
  url: z.string(),
  requested: z.string(),
  status: z.number().describe('HTTP status'),
  fetchedAt: z.number().describe('Milliseconds since 1970'),
  headers: z.array(z.array(z.string())).describe('Name and value of each header'),
  instead: z.string().optional().describe('What came instead of a page, such as an error or a file'),
  isHtml: z.boolean(),
  security: z
    .object({
      score: z.number().describe('Points of the HTTP Observatory, 100 and more is best'),
      grade: z.string(),
      rules: z.array(
        z.object({
          rule: z.string(),
          title: z.string(),
          result: z.string(),
          evidence: z.string(),
          points: z.number().describe('Points that the result adds or removes'),
          passes: z.boolean(),
          fix: z.string().optional(),
        }),
      ),
    })
    .nullable()
    .describe('Null for what is no page'),
  cache: z.object({
    directives: z
      .record(z.string(), z.union([z.string(), z.literal(true)]))
      .describe('Directives of Cache-Control by name; true if one has no value'),
    age: z.number().describe('Seconds since the origin created or validated the response'),
    vary: z.array(z.string()),
    staleWhileRevalidate: seconds('Value of stale-while-revalidate'),
    staleIfError: seconds('Value of stale-if-error'),
    isImmutable: z.boolean(),
    faults: z.array(z.string()),
    private: verdict.describe('In the cache of a browser'),
    shared: verdict.describe('In a shared cache, such as a CDN'),
  }),
  cookies: z.array(
    z.object({
      name: z.string(),
      domain: z.string(),
      path: z.string(),
      isSecure: z.boolean(),
      isHttpOnly: z.boolean(),
      sameSite: z.enum(['none', 'strict', 'lax']).optional().describe('Missing if a browser applies its default'),
      expires: z.number().optional().describe('Milliseconds since 1970; missing for a session cookie'),
    }),
  ),
  robots: z
    .array(z.object({ agent: z.string(), rule: z.string(), meaning: z.string() }))
    .describe('Rules of X-Robots-Tag'),
  preload: z
    .array(z.object({ rule: z.string(), isMet: z.boolean().nullable(), evidence: z.string() }))
    .optional()
    .describe('Requirements of the HSTS preload list'),
})
