import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Measure } from '#bench/measure.ts'
import { fingerprintOf } from '#engine/crawl/fingerprint.ts'
import { readResponse } from '#engine/crawl/read-response.ts'
import { scoreWording, THRESHOLD } from '#engine/crawl/soft-404.ts'
import { corpus } from '#tests/support/corpus.ts'
import { gatherPlanted } from '#tests/support/gather-planted.ts'
import { plantLinks } from '#tests/support/planted-links.ts'
import { heldOutPages } from '#tests/support/soft-404-pages.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { LinkCheck } from './check-links.ts'
import { tool } from './tool.ts'

const PLANTED = 300

/** Measures planted states of links, and soft 404s on pages that were not used to write the rule. */
export async function measure(): Promise<Measure[]> {
  return [...(await plantedStates()), ...(await softErrors())]
}

async function plantedStates(): Promise<Measure[]> {
  const { start, site, expected } = plantLinks(PLANTED)
  const { data } = await run(tool, { url: start }, { gather: gatherPlanted(site).gather })
  const found = new Map<string | undefined, string>()
  for (const { state, sources } of (data as LinkCheck).targets)
    for (const { anchor } of sources) found.set(anchor, state.kind)
  const isFlagged = (kind: string | undefined) => kind !== undefined && kind !== 'ok'
  const flagged = [...found].filter(([, kind]) => isFlagged(kind))
  const planted = [...expected].filter(([, kind]) => isFlagged(kind))
  const right = planted.filter(([href, kind]) => found.get(href) === kind).length
  const note = `${planted.length} planted states of 14 kinds, and ${expected.size - planted.length} links that work`
  return [
    { what: 'precision of planted states', value: right / flagged.length, unit: '', limit: 1, better: 'more', note },
    { what: 'recall of planted states', value: right / planted.length, unit: '', limit: 1, better: 'more', note },
  ]
}

async function softErrors(): Promise<Measure[]> {
  const written = heldOutPages.map(({ title, h1, text, isMissing }) => {
    const lead = [h1, text].filter(Boolean).join('\n')
    const page = { title, h1: h1 ? [h1] : [], lead, words: fingerprintOf(lead).words, robots: [] }
    return { isMissing, isFlagged: scoreWording(page).score >= THRESHOLD }
  })
  const real = await realPages()
  const all = [...written, ...real]
  const count = (isMissing: boolean, isFlagged: boolean) =>
    all.filter((one) => one.isMissing === isMissing && one.isFlagged === isFlagged).length
  const [hits, misses, wrong] = [count(true, true), count(true, false), count(false, true)]
  return [
    {
      what: 'soft 404s, F1 on pages that were not used to write the rule',
      value: Number(((2 * hits) / (2 * hits + misses + wrong)).toFixed(3)),
      unit: '',
      limit: 0.95,
      better: 'more',
      note: `${hits + misses} missing pages in 24 languages, ${all.length - hits - misses} that exist, ${real.length} of them real articles; ${misses} missed, ${wrong} wrong`,
    },
  ]
}

/** Real pages of two public test sets; all of them exist. */
async function realPages() {
  const [articles, readable] = [corpus('article-extraction'), corpus('readability-pages')]
  const files = [
    ...(articles
      ? readdirSync(`${articles}/html`).map((name) => gunzipSync(readFileSync(`${articles}/html/${name}`)))
      : []),
    ...(readable
      ? readdirSync(readable, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('source.html'))
          .map((name) => readFileSync(`${readable}/${name}`))
      : []),
  ]
  return Promise.all(
    files.map(async (body) => {
      const response = { status: 200, headers: { 'content-type': 'text/html' }, body: [body], firstByteMs: 0 }
      const page = await readResponse(response, { url: 'https://a.example/page', depth: 1 })
      return { isMissing: false, isFlagged: scoreWording(page).score >= THRESHOLD }
    }),
  )
}
