import { readFileSync } from 'node:fs'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import { pause, randomIp, send } from './send.ts'
import type { Setting } from './setting.ts'

const MINUTES = flag('minutes', 60)
/** Heaps, caches, and connection pools fill up first. */
const WARM_UP_MINUTES = Math.min(10, MINUTES / 3)
const SAMPLE_MS = 10_000
const MAX_GROWTH_PERCENT = 10

const processes = ['site', 'admin', 'worker'] as const
type Sample = Record<(typeof processes)[number], { pid: number | undefined; megabytes: number }>

const PAGES = ['/', '/blog/', '/blog/page/2', '/services/', '/services/ppc-for-lawyers/', '/case-study/', '/career/']
const ODD = ['/no-such-page-', '/blog/no-such-post-', '/search/?q=word-', '/?utm_source=mail-', '//doubled-']
const WIDTHS = [320, 480, 640, 800, 960, 1200, 1600]
const TOOLS = [
  { slug: 'word-counter', fields: (n: number) => ({ text: `A sentence of some words. `.repeat(1 + (n % 200)) }) },
  { slug: 'json-formatter', fields: (n: number) => ({ json: JSON.stringify({ n, list: Array(100).fill('item') }) }) },
  { slug: 'md5-generator', fields: (n: number) => ({ text: `text ${n}` }) },
]

/**
 * Runs everything the product does for an hour, at a rate well below its limits: no process may grow by more than a
 * tenth.
 */
export async function measureSoak(setting: Setting): Promise<Measure[]> {
  const failures = new Map<string, number>()
  const work = await worksOf(setting)
  const until = performance.now() + MINUTES * 60_000
  const count = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1)
  const load = Promise.all(
    work.map(({ name, perSecond, ask }) => repeat(perSecond, until, ask, (why) => count(`${name}: ${why}`))),
  )
  const samples: Sample[] = []
  await pause(WARM_UP_MINUTES * 60_000)
  while (performance.now() < until) {
    samples.push(sample(setting))
    await pause(SAMPLE_MS)
  }
  await load
  for (const [what, times] of failures) console.log(`${times} × ${what}`)
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const note = `${MINUTES} minutes, ${work.map(({ name, perSecond }) => `${perSecond} ${name}`).join(', ')} a second`
  return [
    ...processes.map((name): Measure => {
      const sizes = samples.map((one) => one[name].megabytes)
      const [first, last] = [median(sizes.slice(0, quarter)), median(sizes.slice(-quarter))]
      return {
        what: `Soak: memory growth of the ${name}`,
        value: Math.round((last / first - 1) * 1_000) / 10,
        unit: '%',
        limit: MAX_GROWTH_PERCENT,
        better: 'less',
        note: `${first} to ${last} MB, at most ${Math.max(...sizes)}`,
      }
    }),
    none(
      'Soak: processes that ended',
      processes.filter((name) => new Set(samples.map((one) => one[name].pid)).size > 1).length,
      'processes',
    ),
    none(
      'Soak: requests that failed',
      [...failures.values()].reduce((sum, n) => sum + n, 0),
      'requests',
      note,
    ),
  ]
}

type Work = { name: string; perSecond: number; ask: (index: number) => Promise<number> }

async function worksOf({ url, administrator }: Setting): Promise<Work[]> {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return response.status
  }
  const posts = await listedPosts(url)
  const pages = [...PAGES, ...posts.map(({ slug }) => `/blog/${slug.current}`)]
  const image = imageOf(posts)
  const authorization = `JWT ${await signIn(url, administrator)}`
  return [
    { name: 'pages', perSecond: 20, ask: (n) => get(pages[n % pages.length] ?? '/') },
    {
      name: 'odd addresses',
      perSecond: 2,
      ask: (n) => get(`${ODD[n % ODD.length]}${n}`, { 'x-forwarded-for': randomIp() }),
    },
    { name: 'forms', perSecond: 2, ask: async (n) => (await send(url, 'send-mail', leadFields(n))).status },
    {
      name: 'tools',
      perSecond: 2,
      ask: async (n) => {
        const tool = TOOLS[n % TOOLS.length] as (typeof TOOLS)[number]
        return (await send(url, `tools/${tool.slug}`, tool.fields(n))).status
      },
    },
    {
      name: 'images',
      perSecond: 2,
      ask: (n) =>
        get(`${image}?w=${WIDTHS[n % WIDTHS.length]}&auto=format`, { accept: n % 2 ? 'image/webp' : 'image/avif' }),
    },
    {
      name: 'back-office requests',
      perSecond: 1,
      ask: (n) => get(n % 2 ? '/cms-api/contact-requests?limit=10' : '/admin/login', { authorization }),
    },
  ]
}

/**
 * Statuses of a successful response; all others are failures. Signed-in accounts are redirected past the login (307).
 */
const EXPECTED = [200, 303, 307, 308, 404]

async function repeat(perSecond: number, until: number, ask: Work['ask'], onFailure: (why: unknown) => void) {
  const running = new Set<Promise<void>>()
  const begun = performance.now()
  for (let index = 0; performance.now() < until; index++) {
    await pause(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()))
    const job = ask(index)
      .then((status) => {
        if (!EXPECTED.includes(status)) onFailure(status)
      }, onFailure)
      .finally(() => running.delete(job))
    running.add(job)
  }
  await Promise.all(running)
}

const leadFields = (n: number) => ({
  form: 'contact',
  clientName: 'Ines Calder',
  clientEmail: `soak-${n}@visitor.example`,
  website: `https://soak-${n}.example/`,
  message: `Our pages lost visitors after the move. Who can look at it this month? (${n})`,
})

type Post = { slug: { current: string }; featureImage?: { asset: { _ref: string } } }

async function listedPosts(url: string) {
  return ((await (await fetch(`${url}/api/get-posts`)).json()) as { posts: Post[] }).posts
}

function imageOf(posts: Post[]) {
  const [, id, size, extension] =
    posts.find(({ featureImage }) => featureImage)?.featureImage?.asset._ref.split('-') ?? []
  return `/images/prairie-signal/production/${id}-${size}.${extension}`
}

async function signIn(url: string, account: { email: string; password: string }) {
  const response = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`The login answered ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}

function sample({ pidOf }: Setting) {
  const read = (name: (typeof processes)[number]) => {
    const pid = pidOf(name)
    const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8')
    return { pid, megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024) }
  }
  return { site: read('site'), admin: read('admin'), worker: read('worker') }
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
