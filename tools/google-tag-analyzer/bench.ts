import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { cases, pageOfFixture } from './oracle.ts'
import type { TagReport } from './report.ts'
import { tool } from './tool.ts'

const PAGE_URL = 'https://page.example/'

/**
 * Compares the labels of prepared pages as found by this tool and by regular expressions, and runs real pages to find
 * crashes.
 */
export async function measure(): Promise<Measure[]> {
  let ours = 0
  let theirs = 0
  for (const fixture of cases) {
    const html = pageOfFixture(fixture)
    const { tags, consent } = (await run(tool, { html })).data as TagReport
    const labels = tags.filter(({ kind }) => kind !== 'js').map(({ kind, id, when }) => `${kind} ${id ?? '-'} ${when}`)
    const isRight =
      labels.join() === fixture.tags.join() && (fixture.consent === undefined || consent.version === fixture.consent)
    if (isRight) ours++
    const expected = new Set(fixture.tags.flatMap((label) => /\b(?:G|GT|GTM|AW|DC|UA)-[\w-]+/.exec(label)?.[0] ?? []))
    const matched = new Set(html.match(/\b(?:G|GT|GTM|AW|DC|UA)-[A-Z\d]+(?:-\d+)?\b/g) ?? [])
    if ([...expected].sort().join() === [...matched].sort().join()) theirs++
  }
  const measures: Measure[] = [
    {
      what: 'google-tag-analyzer: pages with right labels',
      value: ours,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
      note: `a search for ids with a regular expression finds the right ids on ${theirs}`,
    },
  ]
  const pages = realPages()
  if (pages.length === 0) return measures
  const started = performance.now()
  let read = 0
  for (const body of pages) {
    const gather = gatherFiles({ [PAGE_URL]: { body } })
    if ((await run(tool, { url: PAGE_URL }, { gather })).status === 'done') read++
  }
  const took = performance.now() - started
  measures.push({
    what: 'google-tag-analyzer: real pages without a crash',
    value: read,
    unit: `of ${pages.length}`,
    limit: pages.length,
    better: 'more',
    note: `article-extraction and readability-pages; ${Math.round(took / pages.length)} ms a page`,
  })
  return measures
}

function realPages(): string[] {
  const articles = corpus('article-extraction')
  const readable = corpus('readability-pages')
  return [
    ...(articles
      ? readdirSync(`${articles}/html`).map((name) => gunzipSync(readFileSync(`${articles}/html/${name}`)).toString())
      : []),
    ...(readable
      ? readdirSync(readable, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => readFileSync(`${readable}/${name}/source.html`, 'utf8'))
      : []),
  ]
}
