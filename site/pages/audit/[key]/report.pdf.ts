import type { APIRoute } from 'astro'
import { reportByKey } from '#site/features/audit/queries.ts'
import { reportPdf } from '#site/features/audit/report-pdf.ts'
import { shellData } from '#site/features/shell/queries.ts'

/** Returns the report as a PDF. Until it is made, a page says so. */
export const GET: APIRoute = async ({ params: { key = '' }, rewrite }) => {
  const [shell, audit] = await Promise.all([shellData(), reportByKey(key)])
  if (!audit) return rewrite('/404')
  const pdf = await reportPdf(audit, shell)
  if (!pdf) return rewrite(`/audit/${key}/pdf/`)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="audit-${audit.host.replace(/[^\w.-]+/g, '-')}.pdf"`,
    },
  })
}
