import type { Measure } from '#bench/measure.ts'
import { benchmarkPages } from '#tests/support/article-pages.ts'
import { compareContent } from './compare.ts'
import { type Content, readContent } from './content.ts'
import { bruteForceCount } from './oracle.ts'
import { placesOfTerm, stemsOf } from './terms.ts'

const RIVALS = 5

/**
 * Compares counts with a count at each place of English news pages, checks the main text, and measures the time of one
 * comparison.
 */
export async function measure(): Promise<Measure[]> {
  const pages = benchmarkPages()
  if (pages.length === 0) return []
  const contents: Content[] = []
  for (const { html, url } of pages) contents.push(await readContent(html, url))
  const english = contents.filter(
    ({ text }) => /\bthe\b.*\bthe\b/s.test(text) && !/[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text),
  )
  const times: number[] = []
  let compared = 0
  let wrong = 0
  for (let at = 0; at + RIVALS < english.length; at += RIVALS + 1) {
    const [yours, ...rivals] = english.slice(at, at + RIVALS + 1)
    if (!yours) continue
    const began = performance.now()
    const { coverage } = await compareContent({
      keyword: yours.title ?? 'news',
      yours,
      rivals: rivals.map((content) => ({ url: '', content })),
      language: 'en',
    })
    times.push(performance.now() - began)
    const stems = rivals.map(({ text }) => stemsOf(text, 'en'))
    for (const term of coverage) {
      const counts = [term.yours, ...term.rivals]
      const wanted = [yours, ...rivals].map(({ text }) => bruteForceCount(text, term.stems))
      compared += counts.length
      wrong += counts.filter((count, index) => count !== wanted[index]).length
      if (stems.some((one, index) => placesOfTerm(one, term.stems).length !== term.rivals[index])) wrong += 1
    }
  }
  return [
    {
      what: 'seo-content-optimization: counts of terms that differ from a count of each place',
      value: wrong,
      unit: `of ${compared}`,
      limit: 0,
      better: 'less',
      note: `${times.length} drafts with ${RIVALS} rivals each, of ${english.length} English pages of article-extraction; no peer counts terms openly`,
    },
    {
      what: 'seo-content-optimization: a draft beside five rivals, median',
      value: Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0),
      unit: 'ms',
      limit: 500,
      better: 'less',
      note: 'Without fetching and extracting',
    },
  ]
}
