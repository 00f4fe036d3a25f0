import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Gaps } from './compare.ts'
import type { SiteData } from './read-site.ts'

/** Returns what a store owner should know first: which subjects the page lacks, and how long it is beside others. */
export function summaryOf(sites: { data: SiteData | null }[], gaps: Gaps, middle: number | null) {
  const own = sites[0]?.data
  const words = own ? countOf(own.words, 'word') : 'an unknown number of words'
  if (middle === null) return `Your page has ${words}. No competing page could be read.`
  const read = sites.slice(1).filter(({ data }) => data !== null).length
  const others = read === 1 ? 'the competing page' : `most of the ${read} competing pages`
  const named = gaps.terms.slice(0, 3).map(({ term }) => `“${term}”`)
  const subjects =
    named.length === 0
      ? `Your page covers what ${others} ${read === 1 ? 'covers' : 'cover'}.`
      : `Your page does not mention ${countOf(gaps.terms.length, 'term')} that ${others} ${read === 1 ? 'uses' : 'use'}: ${named.join(', ')}${gaps.terms.length > named.length ? ', and more' : ''}.`
  const length = own
    ? own.words < middle / 2
      ? `It is much shorter: ${words}; theirs ${read === 1 ? 'has' : 'have about'} ${withCommas(middle)}.`
      : `It has ${words}; theirs ${read === 1 ? 'has' : 'have about'} ${withCommas(middle)}.`
    : ''
  return `${subjects} ${length}`.trim()
}
