import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const figure = (what: string) => z.number().nullable().describe(`${what}; null if unknown`)
const sourced = z
  .object({ value: z.string(), from: z.string(), line: z.number().describe('Line of the source, from 1') })
  .nullable()

export const output = z.object({
  url: z.string().nullable(),
  tags: z.array(
    z.object({
      key: z.string(),
      attribute: z.string(),
      content: z.string(),
      line: z.number().describe('Line of the source, from 1'),
      isInHead: z.boolean(),
    }),
  ),
  images: z.array(
    z.object({
      href: z.string(),
      url: z.string().nullable(),
      key: z.string(),
      alt: z.string().nullable(),
      type: z.string().nullable(),
      width: figure('Declared width in pixels'),
      height: figure('Declared height in pixels'),
      measured: z
        .object({
          contentType: z.string().nullable(),
          mediaType: z.string().nullable(),
          width: figure('Pixels'),
          height: figure('Pixels'),
          bytes: figure('Size in bytes'),
          problem: z.string().nullable(),
          unknown: z
            .string()
            .nullable()
            .optional()
            .describe('Why the image was not measured, which says nothing about it'),
        })
        .nullable(),
    }),
  ),
  cards: z.array(
    z.object({
      network: z.enum(['X', 'Facebook', 'LinkedIn', 'Slack']),
      layout: z.enum(['large', 'thumbnail', 'no image', 'no card']),
      isCertain: z.boolean(),
      site: z.string(),
      title: sourced,
      description: sourced,
      image: z.object({ url: z.string(), from: z.string(), line: z.number().describe('From 1') }).nullable(),
      notes: z.array(z.string()),
    }),
  ),
  suggestion: z.string().describe('Tags for the head of the page'),
  problems: z.array(findingSchema),
})
