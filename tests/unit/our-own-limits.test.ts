import { beforeAll, expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { Limiter } from '#providers/http/fetch-public.ts'
import { fetchingInputs } from '../support/fetching-inputs.ts'
import { withSite } from '../support/site-in-state.ts'
import { run } from '../support/tool-ports.ts'

const tools = await allTools()
const links = Array.from({ length: 9 }, (_, at) => `<a href="/p${at}">Page ${at}</a>`).join('')
const images = Array.from({ length: 9 }, (_, at) => `<img src="/i${at}.png" alt="" width="8" height="8">`).join('')
const versions = Array.from(
  { length: 9 },
  (_, at) => `<link rel="alternate" hreflang="e${'nsltuosd'[at]}" href="/v${at}">`,
)
const page = `<!doctype html><html lang="en"><head><title>Oak tables</title>${versions.join('')}
<meta property="og:image" content="http://shop.example/og.png"></head>
<body><main><article><h1>Oak tables</h1><p>${'Oak tables from Maine, oiled twice by hand. '.repeat(30)}</p>${links}${images}</article></main></body></html>`
const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from(
  { length: 9 },
  (_, at) => `<url><loc>http://shop.example/p${at}</loc></url>`,
).join('')}</urlset>`

/** Returns a limit that lets this many requests through, and refuses the others as our own limit does. */
function limitOf(requests: number): Limiter {
  let left = requests
  return async () => {
    left -= 1
    if (left < 0)
      throw new FetchFailure('busy', 'used up', {
        message: 'Our server sends at most 30 requests a minute to one host.',
      })
    return () => undefined
  }
}

/** Returns a limit and counts what it refuses. */
function counting(requests: number) {
  const limiter = limitOf(requests)
  const refused = { count: 0 }
  const counted: Limiter = (target, signal) =>
    limiter(target, signal).catch((error: unknown) => {
      refused.count += 1
      throw error
    })
  return { limiter: counted, refused }
}

/** Runs a tool on the site, with this limit of requests. */
function runOf({ slug, input }: (typeof fetchingInputs)[number], limiter: Limiter): Promise<Envelope> {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`There is no tool ${slug}.`)
  const isXml = String(input.url).endsWith('.xml')
  const type = isXml ? 'application/xml' : 'text/html; charset=utf-8'
  const answer = { headers: { 'content-type': type }, body: isXml ? sitemap : page, robots: { status: 404 } }
  return withSite(answer, (gather) => run(tool, input, { gather }), limiter)
}

/** What is said against the site without a limit, in the order of `fetchingInputs`. */
const said: Set<string>[] = []
beforeAll(async () => {
  for (const one of fetchingInputs) said.push(faultsOf(await runOf(one, limitOf(1_000))))
}, 60_000)

test.each([0, 1, 4])(
  'our own limit after %i requests is held against no site',
  { timeout: 60_000 },
  async (requests) => {
    const wrong: unknown[] = []
    for (const [at, one] of fetchingInputs.entries()) {
      const { limiter, refused } = counting(requests)
      const limited = await runOf(one, limiter)
      const more = [...faultsOf(limited)].filter((id) => !said[at]?.has(id))
      const isCalledWhole = refused.count > 0 && limited.status === 'done'
      if (more.length > 0 || isCalledWhole)
        wrong.push({ slug: one.slug, status: limited.status, more, summary: limited.summary })
    }
    expect(wrong).toEqual([])
  },
)

/** Returns what a report says against the site. */
const faultsOf = ({ findings }: Envelope) =>
  new Set(findings.flatMap(({ id, severity }) => (/critical|warning/.test(severity) ? [id] : [])))
