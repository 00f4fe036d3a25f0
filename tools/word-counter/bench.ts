import { existsSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { corpus } from '#tests/support/corpus.ts'
import { countText } from './count.ts'

const rules = `${corpus('sentence-golden-rules')}/english.json`

/** Compares sentence splitting by the golden rules with ICU's segmenter, and measures the time for a thousand words. */
export async function measure(): Promise<Measure[]> {
  const text = 'Wool is warm, light and strong; it keeps its shape. '.repeat(100)
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    countText(text)
    return performance.now() - began
  }).sort((a, b) => a - b)
  const speed: Measure = {
    what: 'word-counter: 1,000 words',
    value: Math.round((times[7] ?? 0) * 10) / 10,
    unit: 'ms',
    limit: 100,
    better: 'less',
  }
  if (!existsSync(rules)) return [speed]
  const cases = JSON.parse(readFileSync(rules, 'utf8')) as { text: string; sentences: string[] }[]
  const icu = new Intl.Segmenter('en', { granularity: 'sentence' })
  const right = (split: (text: string) => string[]) =>
    cases.filter((one) => split(one.text).join('\n') === one.sentences.join('\n')).length
  const peer = right((text) => [...icu.segment(text)].map(({ segment }) => segment.trim()))
  return [
    {
      what: 'word-counter: golden rules of sentences followed',
      value: right((text) => sentencesOf(text).map((one) => one.text)),
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
      note: `Intl.Segmenter ${peer}`,
    },
    speed,
  ]
}
