import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const states = z.record(z.string(), z.string().nullable())

export const output = z.object({
  url: z.string().nullable(),
  seoData: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    canonical: z.string().nullable(),
    robots: z.string().nullable(),
    viewport: z.string().nullable(),
    lang: z.string().nullable(),
    og: z.record(z.string(), z.string()),
    twitter: z.record(z.string(), z.string()),
    hreflang: z.array(z.object({ lang: z.string(), url: z.string().nullable() })),
    headings: z.array(
      z.object({ level: z.number().describe('1 to 6'), text: z.string(), line: z.number().describe('From 1') }),
    ),
  }),
  tags: z.array(
    z.object({
      kind: z.string().describe('Such as google-tag, gtm, event, or consent-default'),
      id: z.string().nullable(),
      line: z.number().describe('Line of the source, from 1'),
      position: z.enum(['head', 'body']),
      loading: z.string().describe('How it gets onto the page: async, blocking, inline, …'),
      when: z.enum(['never', 'load', 'after-load', 'on-event']),
      isConditional: z.boolean(),
      isInNoscript: z.boolean(),
      isServerSide: z.boolean(),
      url: z.string().nullable(),
      host: z.string().nullable(),
      dataLayer: z.string().nullable(),
      command: z.string().nullable(),
      consent: states.nullable().describe('State by consent type; null where it is not a constant'),
      settings: states,
    }),
  ),
  consent: z.object({
    version: z.enum(['unknown', 'none', 'v1', 'v2']).describe('Version of Consent Mode'),
    hasUpdate: z.boolean(),
    isFirst: z.boolean().nullable().describe('Whether the default comes before every tag; null if unknown'),
    defaults: states,
    regions: z.array(z.string()),
    waitForUpdate: z.string().nullable().describe('Milliseconds, as written'),
    platforms: z.array(z.string()).describe('Consent management platforms'),
  }),
  problems: z.array(findingSchema),
})
