import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const ms = z.number().nullable().describe('Milliseconds; null if not measured')

const step = z.object({
  url: z.string(),
  status: z.number().nullable().describe('HTTP status; null if there was no response'),
  kind: z
    .enum(['300', '301', '302', '303', '307', '308', 'HSTS', 'Refresh header', 'Meta refresh'])
    .nullable()
    .describe('Kind of redirect; null at the end of the chain'),
  location: z.string().optional().describe('The target as the server or the page wrote it'),
  delay: z.number().optional().describe('Seconds that the page waits before its refresh'),
  timing: z.object({ dns: ms, connect: ms, tls: ms, firstByte: ms, total: ms }).nullable(),
  protocol: z.string().nullable(),
  tls: z.string().nullable(),
  hsts: z.string().nullable(),
})

export const output = z.object({
  chains: z.array(
    z.object({
      requested: z.string(),
      steps: z.array(step),
      outcome: z.enum(['ok', 'error', 'parked', 'refused', 'unread', 'loop', 'too-many', 'unmeasured']),
      finalUrl: z.string().nullable().describe('Null if the chain does not end'),
      finalStatus: z.number().nullable().describe('HTTP status at the end'),
      canonical: z.object({ url: z.string(), evidence: z.string() }).nullable(),
      redirects: z.number().describe('Number of redirects'),
      totalMs: ms,
      loopsAt: z.string().optional(),
      failure: z.string().optional(),
      robots: z
        .object({
          isAllowed: z.boolean(),
          line: z.number().optional().describe('Line of robots.txt, from 1'),
          rule: z.string().optional(),
        })
        .optional(),
      findings: z.array(findingSchema),
    }),
  ),
  refused: z.array(z.object({ entered: z.string(), message: z.string() })).describe('Lines that are no URL'),
})
