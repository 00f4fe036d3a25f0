import { STRONG_FROM } from '#engine/formulas/keyword-difficulty.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Difficulties, KeywordDifficulty } from './compute.ts'
import type { RankedPage } from './difficulty.ts'

type Computed = Extract<KeywordDifficulty, { outcome: 'computed' }>

/** The score of about position 800,000. */
const WEAK_BELOW = 37
const THIN_BELOW = 500
const MAX_EVIDENCE = 3
const ref = { label: 'The formula of the difficulty', url: '/tools/formulas/keyword-difficulty/' }

/** Returns findings about weak results on the first page, and about unknown values. */
export function findingsOf({ keywords, mode, skipped }: Difficulties): Finding[] {
  const computed = keywords.filter((one): one is Computed => one.outcome === 'computed')
  return [
    ...(mode === 'none' ? [] : failures(keywords)),
    ...computed.flatMap(weakSpots),
    ...unknowns(computed),
    ...(skipped.length > 0 ? [skippedFinding(skipped)] : []),
  ]
}

function weakSpots({ keyword, results }: Computed): Finding[] {
  const weak = results.filter(({ authority }) => authority !== null && authority < WEAK_BELOW)
  const thin = results.filter(({ words }) => words !== null && words < THIN_BELOW)
  const titles = results.filter(({ titleMatch }) => titleMatch !== null)
  const isOpen = titles.length === results.length && titles.every(({ titleMatch }) => (titleMatch ?? 0) < 1)
  const found: Finding[] = []
  if (weak.length > 0)
    found.push({
      id: 'weak-domains',
      severity: 'notice',
      title: `“${keyword}”: ${countOf(weak.length, 'result is', 'results are')} on a domain with a low link position score.`,
      why: 'Where a domain far from the center of the link graph ranks, another one can.',
      evidence: listOf(weak, ({ authority }) => `authority ${Math.round(authority ?? 0)} of 100`),
      fix: 'Read these pages first: what they answer is enough to rank here.',
      ref,
    })
  if (isOpen)
    found.push({
      id: 'no-exact-title',
      severity: 'notice',
      title: `“${keyword}”: no title has the exact phrase.`,
      why: 'No page of the first ten is written for exactly this search.',
      evidence: listOf(results, ({ title }) => `“${title}”`),
      fix: `Answer it on a page of its own, with “${keyword}” in its title.`,
      ref,
    })
  if (thin.length > 0)
    found.push({
      id: 'thin-texts',
      severity: 'notice',
      title: `“${keyword}”: ${countOf(thin.length, 'result has', 'results have')} fewer than ${THIN_BELOW} words.`,
      why: 'A short text ranks where the search wants no more, or where nobody wrote a better one.',
      evidence: listOf(thin, ({ words }) => countOf(words ?? 0, 'word')),
      fix: 'Look at these pages: stores and tools rank with few words, articles rarely do.',
      ref,
    })
  return found
}

function unknowns(computed: Computed[]): Finding[] {
  const results = computed.flatMap(({ results }) => results)
  const unlisted = results.filter(({ authority }) => authority === null)
  const unread = results.filter(({ words }) => words === null)
  const found: Finding[] = []
  if (unlisted.length > 0)
    found.push({
      id: 'authority-unknown',
      severity: 'notice',
      title: `The authority of ${countOf(unlisted.length, 'result')} is unknown, so the difficulty is a range.`,
      why: `An unknown authority can be anything from 0 to 100; from ${STRONG_FROM}, a domain also counts as strong.`,
      evidence: listOf(unlisted, ({ authorityMessage }) => authorityMessage ?? ''),
      fix: 'Paste results whose domains are listed, or ask the agency of this site whether it can load all domains.',
      ref,
    })
  if (unread.length > 0)
    found.push({
      id: 'pages-not-read',
      severity: 'notice',
      title: `${countOf(unread.length, 'page', 'pages')} of the results could not be read, so titles and text lengths are ranges.`,
      why: 'How many words they have is unknown, which is not the same as none.',
      evidence: listOf(unread, ({ wordsMessage }) => wordsMessage ?? ''),
      fix: 'Open these pages yourself and compare their texts.',
      ref,
    })
  return found
}

function failures(keywords: KeywordDifficulty[]): Finding[] {
  const missing = keywords.filter((one) => one.outcome !== 'computed')
  return [...Map.groupBy(missing, (one) => one.message)].map(([message, rows]) => ({
    id: rows[0]?.outcome === 'failed' ? `look-up-${rows[0].reason}` : 'no-results',
    severity: 'warning',
    title: `The difficulty of ${countOf(rows.length, 'keyword')} is unknown.`,
    why: 'Their results could not be looked up. Unknown is not easy.',
    evidence: `${message} (${rows.map(({ keyword }) => keyword).join(', ')})`,
    fix: rows[0]?.howTo ?? 'Try again later, or paste the first ten results of each keyword.',
  }))
}

const skippedFinding = (skipped: string[]): Finding => ({
  id: 'lines-without-url',
  severity: 'notice',
  title: `${countOf(skipped.length, 'pasted line has', 'pasted lines have')} no URL and ${skipped.length === 1 ? 'was' : 'were'} left out.`,
  why: 'The difficulty is computed from the lines that have a URL.',
  evidence: skipped.slice(0, MAX_EVIDENCE).join('\n').slice(0, 300),
  fix: 'Paste the URL of each result.',
  place: { field: 'pasted' },
})

function listOf(results: RankedPage[], write: (result: RankedPage) => string) {
  const more = results.length - MAX_EVIDENCE
  const lines = results.slice(0, MAX_EVIDENCE).map((result) => `${result.url}: ${write(result)}`)
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
