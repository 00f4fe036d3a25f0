import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

export const output = z.object({
  mode: z.enum(['one', 'read', 'list']),
  links: z.array(
    z.object({
      line: z.number().describe('Line of the input, from 1'),
      address: z.string(),
      link: z.string().nullable().describe('The tagged URL; null if the address is not one'),
      parameters: z.array(z.object({ name: z.string(), value: z.string() })),
      channel: z.string().nullable().describe('Default channel group of Google Analytics 4'),
    }),
  ),
  faults: z.array(findingSchema),
  qr: z.string().nullable().describe('QR code of the link as SVG'),
})
