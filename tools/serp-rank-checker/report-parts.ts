import { searchLinksBlock } from '#engine/search/search-links-block.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Block, Finding } from '#engine/tool/blocks.ts'
import type { Market } from './market.ts'
import type { Rank } from './rank.ts'
import type { Ranks } from './ranks.ts'

const MAX_EVIDENCE = 5

const LOOK_UP_NOTE =
  'Each link has the country and the language that you chose. Open it in a private window, then paste the URLs of the results under Options: the tool finds your domain in them.'

/** Returns the searches that visitors can open themselves, one row per keyword. */
export const lookUpTable = ({ keywords }: Ranks, { country, language }: Market): Block =>
  searchLinksBlock(keywords, { country, language }, { label: 'Keyword', note: LOOK_UP_NOTE })

/** Returns one finding for each reason why look-ups failed, with the keywords. */
export function failureFindings(ranks: Rank[]): Finding[] {
  const failed = ranks.filter((rank) => rank.outcome === 'failed')
  return [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, rows]) => ({
    id: `look-up-${reason}`,
    severity: 'warning',
    title: `The look-up failed for ${countOf(rows.length, 'keyword')}.`,
    why: 'Their positions are unknown. This says nothing about whether the domain ranks.',
    evidence: `${rows[0]?.message} (${rows
      .slice(0, MAX_EVIDENCE)
      .map(({ keyword }) => keyword)
      .join(', ')}${rows.length > MAX_EVIDENCE ? ', …' : ''})`,
    fix: rows[0]?.howTo ?? retrySentence(rows[0]?.retryAfter),
  }))
}

const retrySentence = (seconds: number | undefined) =>
  seconds === undefined
    ? 'Look these keywords up again later. The positions above stay valid.'
    : `Look these keywords up again in ${seconds < 90 ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / 60), 'minute')}.`

/** Returns a finding about pasted lines that are not results. */
export const skippedFinding = (skipped: string[]): Finding[] =>
  skipped.length === 0
    ? []
    : [
        {
          id: 'lines-without-url',
          severity: 'notice',
          title: `${countOf(skipped.length, 'pasted line has', 'pasted lines have')} no URL and ${skipped.length === 1 ? 'was' : 'were'} not counted.`,
          why: 'A position is the place among the lines that have a URL. A result that is missing moves all below it.',
          evidence: skipped.slice(0, MAX_EVIDENCE).join('\n').slice(0, 300),
          fix: 'Check that every result is in the list with its URL.',
          place: { field: 'pasted' },
        },
      ]
