import { setTimeout as delay } from 'node:timers/promises'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'
import { mainThreadMs } from './cpu.ts'

const ROUNDS = 5
/** Long enough for everything that a change starts. */
const PAUSE_MS = 1_500
const SOON_MS = 1_000

/** Measures what one publication costs the site, how soon it is visible, and how many stored pages it makes stale. */
export async function measurePublishing({ url, administrator, pidOf, query }: Setting): Promise<Measure[]> {
  const pid = Number(pidOf('site'))
  const editor = await editorOf(url, administrator)
  const paths = await pathsOf(url)
  for (const path of paths) await (await fetch(url + path)).arrayBuffer()
  const [post] = await query<{ id: number; slug: string }>(
    "select id, slug from posts where _status = 'published' order by publish_date desc limit 1",
  )
  const [costs, visible]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const title = `Published ${round} at ${Date.now()}`
    await delay(PAUSE_MS)
    const before = mainThreadMs(pid)
    await editor(`/posts/${post?.id}`, { title, _status: 'published' })
    const published = performance.now()
    await delay(PAUSE_MS)
    costs.push(mainThreadMs(pid) - before)
    await editor(`/posts/${post?.id}`, { title: `${title}, again`, _status: 'published' })
    visible.push(await untilVisible(`${url}/blog/${post?.slug}`, `${title}, again`))
    if (performance.now() - published > 60_000) break
  }
  await delay(PAUSE_MS)
  const before = mainThreadMs(pid)
  for (const path of paths) await (await fetch(url + path)).arrayBuffer()
  return [
    { what: 'a publication', value: Math.round(median(costs)), unit: 'ms CPU of the site', limit: 50, better: 'less' },
    {
      what: 'until it is visible',
      value: Math.round(Math.max(...visible)),
      unit: 'ms',
      limit: SOON_MS,
      better: 'less',
    },
    {
      what: `all ${paths.length} pages after it`,
      value: Math.round(mainThreadMs(pid) - before),
      unit: 'ms CPU of the site',
      limit: 1_500,
      better: 'less',
    },
  ]
}

async function untilVisible(page: string, text: string) {
  const began = performance.now()
  while (performance.now() - began < 10_000) {
    if ((await (await fetch(page)).text()).includes(text)) return performance.now() - began
    await delay(10)
  }
  throw new Error(`${page} does not show “${text}”.`)
}

/** Returns the pages of the sitemap, the first of each file. */
async function pathsOf(url: string) {
  const locations = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  const files = await locations('/sitemap.xml')
  return (await Promise.all(files.map(async (file) => (await locations(file)).slice(0, 40)))).flat()
}

async function editorOf(url: string, login: Setting['administrator']) {
  const call = async (method: string, path: string, body: unknown, token = '') => {
    const headers = {
      'content-type': 'application/json',
      origin: url,
      ...(token ? { authorization: `JWT ${token}` } : {}),
    }
    const response = await fetch(`${url}/cms-api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { token?: string }
  }
  const { token } = await call('POST', '/users/login', login)
  return (path: string, body: unknown) => call('PATCH', path, body, token)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
