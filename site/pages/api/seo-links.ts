import { storeCheckedLinks } from '../../../cms/client.ts'
import { fetchPage } from '../../../providers/http/outgoing.ts'
import { callEndpoint } from '../../calls/endpoint.ts'
import { checkLinks } from '../../features/seo-panel/link-checks.ts'
import { SeoLinks } from '../../features/seo-panel/schemas.ts'
import { hostGate } from '../../tools/host-gate.ts'

const TIME_LIMIT_MS = 10_000

export const { POST, ALL, call } = callEndpoint(
  SeoLinks,
  async ({ urls }) => {
    const links = await checkLinks(urls, (request) => fetchPage(request, { limiter: hostGate, totalMs: TIME_LIMIT_MS }))
    await storeCheckedLinks(links)
    return { success: true, message: '', links }
  },
  {
    summary: 'Request URLs of other sites that a document links to, and show what came of it.',
    signedIn: ['editor', 'contributor'],
  },
)
