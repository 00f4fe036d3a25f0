import { storeCheckedLinks } from '#cms/database/client.ts'
import { fetchPage } from '#providers/http/outgoing.ts'
import { hostLimit } from '#runs/limits/host-limit.ts'
import { callEndpoint } from '#site/calls/endpoint.ts'
import { checkLinks } from '#site/features/seo-panel/link-checks.ts'
import { SeoLinks } from '#site/features/seo-panel/schemas.ts'

const TIME_LIMIT_MS = 10_000

export const { POST, ALL, call } = callEndpoint(
  SeoLinks,
  async ({ urls }) => {
    const links = await checkLinks(urls, (request) =>
      fetchPage(request, { limiter: hostLimit, totalMs: TIME_LIMIT_MS }),
    )
    await storeCheckedLinks(links)
    return { success: true, message: '', links }
  },
  {
    summary: 'Request URLs of other sites that a document links to, and show what came of it.',
    signedIn: ['editor', 'contributor'],
  },
)
