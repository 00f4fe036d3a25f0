import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

export const output = z.object({
  versions: z.array(
    z.object({
      url: z.string(),
      redirectsFrom: z.array(z.string()),
      status: z.number().nullable().describe('HTTP status; null if there was no response'),
      failure: z.string().optional(),
      annotations: z.array(
        z.object({
          code: z.string(),
          url: z.string().optional(),
          written: z.string(),
          from: z.enum(['head', 'body', 'header', 'sitemap']),
          evidence: z.string(),
        }),
      ),
      canonical: z.string().optional(),
      isNoindex: z.boolean(),
      isBlocked: z.boolean().describe('Whether robots.txt blocks it'),
      lang: z.string().describe('Attribute lang of the html element'),
    }),
  ),
  links: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      code: z.string(),
      state: z.string().describe('returned and self are right; others name the problem'),
      detail: z.string(),
      evidence: z.string(),
    }),
  ),
  codes: z.array(
    z.object({
      code: z.string(),
      isValid: z.boolean().describe('Whether it is a registered language tag (BCP 47) or x-default'),
      isForGoogle: z.boolean().describe('Whether Google documents that it reads it'),
      problem: z.string().optional(),
      message: z.string().optional(),
      suggestion: z.string().optional(),
      language: z.string().optional(),
      region: z.string().optional(),
    }),
  ),
  unfetched: z.number().describe('Number of pages that were named but not fetched'),
  isSitemap: z.boolean(),
  registryAsOf: z.string().describe('Date of the language subtag registry, ISO 8601'),
  findings: z.array(findingSchema),
})
