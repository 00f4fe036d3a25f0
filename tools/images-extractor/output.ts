import { z } from 'zod'

const pixels = z.number().nullable().describe('Pixels; null if unknown')

export const output = z.object({
  url: z.string(),
  viewport: z.number().describe('Width of the viewport in CSS pixels'),
  images: z.array(
    z.object({
      url: z.string(),
      uses: z.array(
        z.object({
          where: z.string().describe('Such as img src, CSS background-image, or og:image'),
          line: z.number().nullable().describe('Line of the source, from 1'),
          file: z.string().optional().describe('The stylesheet, if it is not in the page'),
        }),
      ),
      alt: z.string().nullable(),
      isMissingAlt: z.boolean(),
      declaredWidth: pixels,
      declaredHeight: pixels,
      width: pixels,
      height: pixels,
      bytes: z.number().nullable().describe('Size in bytes; null if unknown'),
      format: z.string().nullable(),
      contentType: z.string().nullable(),
      status: z.number().nullable().describe('HTTP status'),
      isLazy: z.boolean(),
      isChosen: z.boolean().describe('Whether a browser would choose it at this viewport'),
      fetchPriority: z.string().nullable(),
      isMeasured: z.boolean(),
      isUnknown: z
        .boolean()
        .describe('Whether our own limit, or a server that refuses our bot, kept it from being measured'),
      problem: z.string().nullable().describe('Why it is not an image'),
    }),
  ),
  savings: z.array(
    z.object({
      url: z.string(),
      before: z.number().describe('Size in bytes'),
      after: z.number().describe('Size in bytes after compression'),
    }),
  ),
  left: z.number().describe('Number of images beyond the maximum, which are left out'),
  inlineSvgs: z.array(z.object({ line: z.number().describe('From 1'), title: z.string().nullable() })),
  stylesheets: z.number().describe('Number of stylesheets that were read'),
  problems: z.array(z.object({ id: z.string(), line: z.number().describe('From 1'), text: z.string() })),
})
