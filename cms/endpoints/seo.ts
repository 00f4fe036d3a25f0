import { z } from 'zod'
import { isValues, type Values } from '../seo/content-parts.ts'
import { mayCheckSeo } from '../seo/may-check-seo.ts'
import { anyAccount, cmsEndpoint } from './cms-endpoint.ts'
import { refused } from './responses.ts'

/** Maximum length of the JSON, ten times that of the longest posts. */
const MAX_LENGTH = 4_000_000

const Draft = z.object({ collection: z.string(), values: z.custom<Values>(isValues) })

/** `POST /cms-api/seo-check`: what the SEO panel shows of a document as its editor sees it, saved or not. */
const check = cmsEndpoint(
  {
    ...{ path: '/seo-check', method: 'post', mayCall: anyAccount, schema: Draft },
    ...{ maxLength: MAX_LENGTH, unreadable: 'The document could not be read.' },
  },
  async ({ input: { collection, values }, req, user }) => {
    if (!mayCheckSeo(user, collection)) return refused(req)
    // Tables of languages and words are loaded by the one process that checks documents.
    const { seoReport } = await import('../seo/report.ts')
    return seoReport({ payload: req.payload, user }, collection, values)
  },
)

export const seoEndpoints = [check]
