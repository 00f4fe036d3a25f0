import type { APIRoute } from 'astro'
import { readGlobal } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import { securityText } from '#site/features/site-files/security-text.ts'

export const GET: APIRoute = async () => {
  const { contactEmail } = await readGlobal('brand')
  return new Response(securityText({ siteUrl: environment.siteUrl, contactEmail }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
