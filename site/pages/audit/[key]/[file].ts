import type { APIRoute } from 'astro'
import { environment } from '#platform/environment/environment.ts'
import { reportByKey } from '#site/features/audit/queries.ts'
import { reportFiles } from '#site/features/audit/report-files.ts'

/** Returns a file of a report: JSON, CSV, or Markdown. */
export const GET: APIRoute = async ({ params: { key = '', file = '' }, rewrite }) => {
  const writer = Object.hasOwn(reportFiles, file) ? reportFiles[file] : undefined
  const audit = writer && (await reportByKey(key))
  if (!audit) return rewrite('/404')
  return new Response(writer.text(audit.report, environment.siteUrl), {
    headers: { 'content-type': writer.type },
  })
}
