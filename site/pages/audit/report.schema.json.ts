import type { APIRoute } from 'astro'
import { reportJsonSchema } from '#audit/exports/report-schema.ts'

/** Returns the JSON schema of a report. */
export const GET: APIRoute = () =>
  new Response(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`, {
    headers: { 'content-type': 'application/schema+json' },
  })
