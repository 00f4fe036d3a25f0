import type { Endpoint, PayloadRequest } from 'payload'
import { isValues, type Values } from '../seo/content-parts.ts'
import { mayCheckSeo } from '../seo/may-check-seo.ts'
import { jsonResponse, refused } from './csv-file.ts'

/** Maximum length of the JSON, ten times that of the longest posts. */
const MAX_BODY = 4_000_000
const NOT_READABLE = 'The document could not be read.'

/** `POST /cms-api/seo-check`: what the SEO panel shows of a document as its editor sees it, saved or not. */
export const seoEndpoints: Endpoint[] = [
  {
    path: '/seo-check',
    method: 'post',
    handler: async (req) => {
      const { payload, user } = req
      if (!user) return refused(req)
      const { collection, values } = await bodyOf(req)
      if (!values) return jsonResponse(422, { message: NOT_READABLE })
      if (!mayCheckSeo(user, collection)) return refused(req)
      // Tables of languages and words are loaded by the one process that checks documents.
      const { seoReport } = await import('../seo/report.ts')
      return jsonResponse(200, await seoReport({ payload, user }, collection, values))
    },
  },
]

async function bodyOf(req: PayloadRequest): Promise<{ collection: string; values?: Values }> {
  const text = (await req.text?.().catch(() => '')) ?? ''
  try {
    const body: unknown = text.length > MAX_BODY ? undefined : JSON.parse(text)
    if (!isValues(body) || typeof body.collection !== 'string' || !isValues(body.values)) return { collection: '' }
    return { collection: body.collection, values: body.values }
  } catch {
    return { collection: '' }
  }
}
