import { createCapabilities } from '#providers/data-providers/create-capabilities.ts'
import { openpagerank } from '#providers/openpagerank/definition.ts'
import { serveProviders } from '#tests/support/recorded-providers/serve.ts'
import type { Measure } from './measure.ts'

const DOMAINS = 1_000
const PER_REQUEST = 100
/** Requests until the account has no credit left. */
const QUOTA = 6
const MAX_CACHED_MS = 100
const SETTINGS = { OPENPAGERANK_KEY: 'bench' }

/**
 * Measures a quota that runs out in the middle of a bulk run: answers that stay, and requests that are sent after the
 * refusal. The peer asks for each chunk in turn and gives up at the first failure, as a loop with `await` does.
 */
export async function measureProviders(): Promise<Measure[]> {
  const server = await serveProviders()
  const domains = Array.from({ length: DOMAINS }, (_, index) => `shop-${index}.example`)
  const limitQuota = () =>
    server.respondWith(({ url }, response) => {
      response.setHeader('content-type', 'application/json')
      if (server.requests.length > QUOTA) return response.writeHead(402).end('{}')
      const asked = [...new URL(`https://${url}`).searchParams.values()]
      const rows = asked.map((domain) => ({ status_code: 200, domain, page_rank_decimal: 4.2 }))
      response.end(JSON.stringify({ response: rows }))
    })
  const { authority } = createCapabilities({
    definitions: [openpagerank],
    configuration: () => ({ settings: SETTINGS, order: {} }),
    fetchFor: () => server.fetch,
  })()
  const { signal } = new AbortController()
  try {
    limitQuota()
    const lookups = await authority({ domains }, signal)
    const stayed = lookups.filter(({ kind }) => kind === 'found').length
    const said = lookups.filter((lookup) => lookup.kind === 'failed' && lookup.reason === 'spending-limit').length
    const useless = server.requests.length - QUOTA - 1
    const startedAt = performance.now()
    await authority({ domains: domains.slice(0, stayed) }, signal)
    const cachedMs = performance.now() - startedAt
    limitQuota()
    const peer = await allOrNothing(domains, server.fetch).catch(() => 0)
    return [
      {
        what: `providers: answers that stay when a quota ends in the middle of ${DOMAINS} domains`,
        value: stayed,
        unit: `of ${QUOTA * PER_REQUEST}`,
        limit: QUOTA * PER_REQUEST,
        better: 'more',
        note: `a loop that ends at the first failure: ${peer}`,
      },
      {
        what: 'providers: domains that say why they are missing',
        value: said,
        unit: `of ${DOMAINS - QUOTA * PER_REQUEST}`,
        limit: DOMAINS - QUOTA * PER_REQUEST,
        better: 'more',
      },
      { what: 'providers: requests after the refusal', value: useless, unit: '', limit: 0, better: 'less' },
      {
        what: `providers: ${stayed} domains from the cache`,
        value: Math.round(cachedMs),
        unit: 'ms',
        limit: MAX_CACHED_MS,
        better: 'less',
      },
    ]
  } finally {
    await server.close()
  }
}

async function allOrNothing(domains: string[], fetch: Awaited<ReturnType<typeof serveProviders>>['fetch']) {
  const answers: unknown[] = []
  for (let start = 0; start < domains.length; start += PER_REQUEST) {
    const query = domains.slice(start, start + PER_REQUEST).map((domain, index) => `domains[${index}]=${domain}`)
    const { status, body } = await fetch(`https://openpagerank.com/api/v1.0/getPageRank?${query.join('&')}`)
    if (status !== 200) throw new Error(`status ${status}`)
    answers.push(...(JSON.parse(String(body)) as { response: unknown[] }).response)
  }
  return answers.length
}
