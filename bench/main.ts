// npm run bench: measures the built site as a browser and a crowd of visitors see it, prints one table, and writes
// bench/results.json. Runs the whole product on a new database, on its own ports.

import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureBuild } from './build.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { startProduct } from './product.ts'
import { measureSizes } from './sizes.ts'
import { measureThroughput } from './throughput.ts'

const ROUNDS = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.split('=')[1] ?? 5)

const product = await startProduct()
const measures: Measure[] = []
try {
  const post = await firstPost(product.url)
  const templates = {
    home: '/',
    'blog index': '/blog/',
    post,
    service: '/services/ppc-for-lawyers/',
    'case study': '/case-study/living-healthy-24',
    'career list': '/career/',
    vacancy: '/career/senior-seo-analyst',
    creative: '/creative/',
    'tools index': '/tools/',
    contact: '/contact-us/',
  }
  measures.push(...(await measureBuild(product.url)))
  measures.push(...(await measureSizes(product.url, templates)))
  measures.push(...(await measureLighthouse(product.url, templates, ROUNDS)))
  measures.push(...(await measureThroughput(product)))
} finally {
  await product.stop()
}

const rows = measures.map((measure) => ({
  ...measure,
  met: measure.better === 'more' ? measure.value >= measure.limit : measure.value <= measure.limit,
}))
console.table(
  rows.map(({ what, value, unit, limit, better, met, note }) => ({
    what,
    measured: `${value} ${unit}`,
    wanted: `${better === 'more' ? '≥' : '≤'} ${limit}`,
    met: met ? 'yes' : 'NO',
    note: note ?? '',
  })),
)
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`
const results = new URL('results.json', import.meta.url)
// The other benches store their figures in the same file.
const others = JSON.parse(readFileSync(results, 'utf8'))
writeFileSync(
  results,
  `${JSON.stringify({ ...others, measuredAt: new Date().toISOString().slice(0, 10), machine, node: process.version, rows }, undefined, 2)}\n`,
)
process.exitCode = rows.every(({ met }) => met) ? 0 : 1

async function firstPost(url: string) {
  const { posts } = (await (await fetch(`${url}/api/get-posts`)).json()) as { posts: { slug: { current: string } }[] }
  return `/blog/${posts[0]?.slug.current}`
}
