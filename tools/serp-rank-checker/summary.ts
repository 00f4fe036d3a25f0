import { countOf } from '#engine/text/count-of.ts'
import type { Rank } from './rank.ts'
import type { Ranks } from './ranks.ts'

const FIRST_PAGE = 10

/** Returns the result in one or two sentences. A failed look-up never counts as a position. */
export function summaryOf(data: Ranks): string {
  const { ranks, mode, domain, keywords } = data
  if (mode === 'none') return `${pageSentence(data)} Open the searches below to look up its positions.`
  const [only] = ranks
  if (keywords.length === 1 && only) return sentenceOf(only, domain)
  const found = ranks.filter((rank) => rank.outcome === 'found')
  const missing = ranks.filter(({ outcome }) => outcome === 'not-in-results').length
  const failed = ranks.filter(({ outcome }) => outcome === 'failed').length
  const unknown = ranks.filter(({ outcome }) => outcome === 'unknown').length
  return [
    `${domain} has a position for ${found.length} of ${countOf(ranks.length, 'keyword')}: ${found.filter(({ position }) => position <= FIRST_PAGE).length} in the first 10.`,
    missing > 0 ? `It is not in the results that were read for ${missing}.` : '',
    unknown > 0 ? `For ${unknown}, the provider returned nothing.` : '',
    failed > 0 ? `The look-up failed for ${failed}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function sentenceOf(rank: Rank, domain: string): string {
  if (rank.outcome === 'failed') return `The look-up for “${rank.keyword}” failed: ${rank.message}`
  if (rank.outcome === 'unknown') return `The position for “${rank.keyword}” is unknown: ${rank.message}`
  const place = rank.engine === null ? 'in the results that you pasted' : `in ${rank.engine}`
  return rank.outcome === 'found'
    ? `${domain} is at position ${rank.position} for “${rank.keyword}” ${place}, with ${rank.url}`
    : `${domain} is not in the first ${rank.depthRead} results for “${rank.keyword}” ${place}.`
}

function pageSentence({ page, domain }: Ranks): string {
  if (!page || page.canRank === null) return `Our server could not read ${domain}, so whether it can rank is unknown.`
  return page.canRank
    ? `${page.url} can appear in results: nothing keeps it out.`
    : `${page.url} cannot rank as it is. ${page.findings[0]?.title ?? ''}`
}
