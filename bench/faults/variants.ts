import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '#tests/support/fuzz/random.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { atOnce, percentile, randomIp } from './send.ts'
import type { Setting } from './setting.ts'

const VARIANTS = 10_000
const VITALS = 10_000
const PAGES = ['index', 'blog/index', 'blog/lastmod-is-a-promise', 'services/seo/index', 'tools/word-counter/index']

/** Requests social images under 10,000 addresses, and sends 10,000 invented measurements and views of one client. */
export async function measureVariants(setting: Setting): Promise<Measure[]> {
  return [...(await requestSocialImages(setting)), ...(await poisonCounts(setting))]
}

async function requestSocialImages({ url, dataDir }: Setting): Promise<Measure[]> {
  const random = randomOf(37)
  const files = () => readdirSync(join(dataDir, 'social-images')).length
  for (const page of PAGES) await (await fetch(`${url}/og/${page}.png`)).arrayBuffer()
  const before = files()
  const latencies: number[] = []
  const statuses = new Map<number, number>()
  await atOnce(20, VARIANTS, async (index) => {
    const page = random.pick(PAGES)
    const path = random.pick([
      `/og/${page}.png?v=${index}`,
      `/og/${page}.png?width=${index}&title=${index}`,
      `/og/${page}-${index}.png`,
      `/og/blog/page/${index}.png`,
      `/og/blog/page/0${index}.png`,
      `/og/blog/category/${index}/index.png`,
      `/og/${page.toUpperCase()}.png?${index}`,
      `/og//${page}.png?${index}`,
      `/og/a/../${page}.png?${index}`,
      `/og/${encodeURIComponent(page)}.png?${index}`,
      `/og/${index}/index/index.png`,
    ])
    const begun = performance.now()
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': randomIp() }, redirect: 'manual' })
    await response.arrayBuffer()
    latencies.push(performance.now() - begun)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  })
  const note = [...statuses]
    .toSorted()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  const faults = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  return [
    none('social images: files that variants of addresses made', files() - before, `of ${VARIANTS} requests`, note),
    none('social images: faults', faults, `of ${VARIANTS}`),
    { what: 'social images: p99', value: percentile(latencies, 0.99), unit: 'ms', limit: 1_000, better: 'less' },
  ]
}

async function poisonCounts({ url, query }: Setting): Promise<Measure[]> {
  const rows = async () => Number((await query<{ count: string }>('select count(*) from web_vitals'))[0]?.count)
  const counted = async () =>
    Number(
      (
        await query<{ sum: string }>(
          'select coalesce(sum(value::int), 0) as sum from web_vitals, jsonb_each_text(histogram)',
        )
      )[0]?.sum,
    )
  const [rowsBefore, countedBefore] = [await rows(), await counted()]
  await atOnce(20, VITALS, async (index) => {
    const page =
      index % 2 === 0 ? '/blog/a-post' : `/invented-${String.fromCharCode(97 + (index % 26))}${'x'.repeat(index % 25)}`
    const response = await fetch(`${url}/api/vitals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' },
      body: JSON.stringify({ data: { page, lcp: 600_000, inp: 600_000, cls: 100, ttfb: 600_000, fcp: 600_000 } }),
    })
    await response.arrayBuffer()
  })
  return [
    {
      what: 'vitals: values that one network added in 10,000 calls',
      value: (await counted()) - countedBefore,
      unit: 'values',
      limit: 2 * 5 * 200,
      better: 'less',
    },
    {
      what: 'vitals: rows that invented pages made',
      value: (await rows()) - rowsBefore,
      unit: 'rows',
      limit: 10,
      better: 'less',
    },
  ]
}
