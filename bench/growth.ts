// npm run bench:growth: fills the product with documents and measures what each page and each screen costs, size by
// size, so that growth can be seen. CPU times are those of the main thread. Prints tables and writes the figures of the
// largest size to bench/results.json.
// Smaller runs: --sizes=100,1000
import { fork } from 'node:child_process'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { record } from './faults/record.ts'
import { type Setting, startSetting } from './faults/setting.ts'
import { measureAgainstNginx } from './growth/against-nginx.ts'
import { CONTENT, multiply, SUBMITTED } from './growth/multiply.ts'
import { costOf, type PageCost } from './growth/page-cost.ts'
import { measurePublishing } from './growth/publishing.ts'
import { measureRestart } from './growth/restart.ts'
import type { Measure } from './measure.ts'

const [, sizes = '100,1000,10000'] =
  /^--sizes=(.+)$/.exec(process.argv.find((one) => one.startsWith('--sizes=')) ?? '') ?? []
/** Requests of each page, and of each screen. */
const TIMES = { page: 20, screen: 5 }

const PAGES = [
  ...['/', '/services/', '/services/shopify-seo/', '/tools/', '/tools/word-counter/', '/blog/', '/blog/page/2'],
  ...['/case-study/', '/career/', '/testimonial/', '/portfolio', '/our-journey/', '/contact-us/', '/llms.txt'],
  ...['/blog/feed.xml', '/sitemaps/posts.xml', '/sitemaps/categories.xml', '/search/?q=store', '/api/get-blogs'],
]
const LISTS = ['posts', 'media', 'case-studies', 'outbox', 'audit-log', 'bookings', 'contact-requests', 'reviews']
const SCREENS = ['/admin', '/admin/seo', '/admin/calendar', ...LISTS.map((name) => `/admin/collections/${name}`)]

/** Targets in milliseconds of the main thread. */
const LIMITS: Record<string, number> = {
  ...{ '/': 15, '/services/shopify-seo/': 12, '/tools/word-counter/': 10, '/blog/': 5 },
}
const ANY_PAGE = 300
const SCREEN_MS = 1_000

const setting = await startSetting()
const measures: Measure[] = []
try {
  for (const size of sizes.split(',').map(Number)) {
    for (const table of CONTENT) await multiply(setting.query, table, size)
    for (const table of Object.keys(SUBMITTED)) await multiply(setting.query, table, 10 * size)
    await setting.query('analyze')
    await setting.query('select pg_notify($1, $2)', ['content', '{}'])
    const [pages, screens] = [await visitPages(setting), await visitScreens(setting)]
    console.log(`\n${size} documents of each kind, ${10 * size} of what visitors send`)
    console.table(pages)
    console.table(screens)
    measures.splice(0, measures.length, ...pages.map(pageMeasure), ...screens.map(screenMeasure))
    measures.push(...(await measurePublishing(setting)))
  }
  measures.push(...(await measureRestart(setting)), ...(await measureAgainstNginx(setting)))
} finally {
  await setting.stop()
}
process.exitCode = record('growth', measures, { sizes }) ? 0 : 1

/** Visits pages that are rendered for each request, by a site of their own. */
async function visitPages({ env, query }: Setting): Promise<PageCost[]> {
  const [post] = await query<{ slug: string }>("select slug from posts where _status = 'published' order by id limit 1")
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = fork('dist/server/entry.mjs', { env: { ...env, PORT: `${port}`, SITE_URL: url, PAGE_CACHE: 'off' } })
  const ended = new Promise((resolve) => site.once('exit', resolve))
  try {
    await waitFor(async () => (await fetch(`${url}/healthz`)).ok, { within: 60_000 })
    const visits: PageCost[] = []
    for (const path of [...PAGES, `/blog/${post?.slug}`])
      visits.push(await costOf(url, path, { pid: Number(site.pid), times: TIMES.page }))
    return visits
  } finally {
    site.kill('SIGTERM')
    await ended
  }
}

async function visitScreens({ url, administrator, pidOf }: Setting): Promise<PageCost[]> {
  // As a browser does for a typed URL: without it, the session does not count.
  const headers = {
    cookie: `prairie-token=${await tokenOf(url, administrator)}`,
    accept: 'text/html',
    'sec-fetch-site': 'none',
  }
  const visits: PageCost[] = []
  for (const path of SCREENS)
    visits.push(await costOf(url, path, { pid: Number(pidOf('admin')), times: TIMES.screen, headers }))
  return visits
}

async function tokenOf(url: string, login: Setting['administrator']) {
  const response = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(login),
  })
  return ((await response.json()) as { token: string }).token
}

function pageMeasure({ path, cpuMs, p95, status }: PageCost): Measure {
  const what = path.startsWith('/blog/') && !PAGES.includes(path) ? 'a post' : path
  const limit = LIMITS[path] ?? (what === 'a post' ? 10 : ANY_PAGE)
  return {
    what: `${what}, not stored`,
    value: cpuMs,
    unit: 'ms CPU',
    limit,
    better: 'less',
    note: `p95 ${p95} ms, ${status}`,
  }
}

function screenMeasure({ path, cpuMs, p95, status }: PageCost): Measure {
  return {
    what: path,
    value: p95,
    unit: 'ms p95',
    limit: SCREEN_MS,
    better: 'less',
    note: `${cpuMs} ms CPU, ${status}`,
  }
}
