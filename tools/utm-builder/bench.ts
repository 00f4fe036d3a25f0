import { readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { partsOf, readUrl } from './tag-link.ts'
import { tool } from './tool.ts'

type Case = { input: string; base: string | null; failure?: true; [part: string]: unknown }

export async function measure(): Promise<Measure[]> {
  const measures: Measure[] = []
  const set = corpus('wpt-url')
  if (set) {
    const cases = (JSON.parse(readFileSync(`${set}/urltestdata.json`, 'utf8')) as (Case | string)[]).filter(
      (one): one is Case => typeof one !== 'string',
    )
    const right = cases.filter((one) => {
      const url = readUrl(one.input, one.base ?? undefined)
      if (!url || one.failure) return !url && one.failure === true
      return Object.entries(partsOf(url)).every(([part, value]) => one[part] === undefined || one[part] === value)
    })
    measures.push({
      what: 'utm-builder: addresses parsed as the web platform tests ask',
      value: right.length,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
    })
  }
  const list = Array.from(
    { length: 1_000 },
    (_, index) => `https://oakfield.example/p/${index}?a=1#b,newsletter,email,autumn-${index}`,
  ).join('\n')
  const started = performance.now()
  await run(tool, { mode: 'list', list })
  measures.push({
    what: 'utm-builder: time for a list of 1,000 links',
    value: Math.round(performance.now() - started),
    unit: 'ms',
    limit: 500,
    better: 'less',
  })
  return measures
}
