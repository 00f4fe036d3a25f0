import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const snippet = z.object({
  pixels: z.number().describe('Width in one line, in CSS pixels'),
  lines: z.array(z.string()),
  isCut: z.boolean(),
  shown: z.string().describe('What is shown, with the ellipsis if it is cut'),
  lost: z.string().describe('What is not shown'),
})

const preview = z.object({
  text: z.string(),
  characters: z.number().describe('Number of characters'),
  pixels: z.number().describe('Width in CSS pixels'),
  isMeasured: z.boolean().describe('Whether the width of every character is known'),
  desktop: snippet,
  phone: snippet,
})

export const output = z.object({
  html: z.string().describe('The tags, ready for the head of the page'),
  title: preview,
  description: preview,
  breadcrumb: z.string().nullable(),
  siteName: z.string(),
  advice: z.array(findingSchema),
  loaded: z
    .object({
      url: z.string(),
      filled: z.record(z.string(), z.string()).describe('Values found for empty fields'),
      sources: z.array(z.object({ label: z.string(), value: z.string().nullable(), from: z.string().nullable() })),
    })
    .nullable()
    .describe('What the page that was fetched says'),
})
