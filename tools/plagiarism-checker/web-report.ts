import { suppliersBlock } from '#engine/data-providers/suppliers-block.ts'
import { searchLinksBlock } from '#engine/search/search-links-block.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, type Finding, findings, type Metric, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { CheckedText, WebCheck } from './check-text.ts'
import type { PhraseSearch, ServiceCopies } from './search-web.ts'

const MAX_EVIDENCE = 5
const ANYWHERE = { country: 'us', language: 'en' }

/**
 * Returns a sentence about how much of a text was searched and how many pages were read. The result says nothing about
 * the rest.
 */
export function coverageSentence(web: WebCheck): string {
  const { sentences, returned, read } = web
  const made = searched(web)
  if (!web.hasProvider) return 'The web was not searched: that needs a search provider.'
  if (!web.hasSearch) return serviceSentence(web)
  const failed = web.searches.filter(({ outcome }) => outcome === 'failed').length
  const rest = failed > 0 ? ` ${countOf(failed, 'search', 'searches')} failed.` : ''
  return `Phrases from ${made} of ${countOf(sentences, 'sentence')} were searched; ${read} of ${countOf(returned, 'page')} that the search returned were read.${rest}`
}

/** Returns a sentence about what a plagiarism service found, if no search engine is configured. */
function serviceSentence({ copies, returned, read }: WebCheck): string {
  if (!copies || 'message' in copies) return 'The plagiarism service did not respond, so the web was not searched.'
  const found = foundSentence(copies)
  return returned === 0 ? found : `${found} ${read} of ${returned} could be read and compared here.`
}

function foundSentence({ service, matches, wordsChecked }: ServiceCopies): string {
  if (matches.length === 0) return `${service} found no page with words of the text.`
  const most = Math.max(...matches.map(({ words }) => words))
  return `${service} found ${countOf(matches.length, 'page')} with words of the text: the most similar has ${most} of ${countOf(wordsChecked, 'word')}.`
}

const searched = ({ searches }: WebCheck) => searches.filter(({ outcome }) => outcome !== 'failed').length

/** Returns blocks about what was searched and what was found. */
export function webBlocks(web: WebCheck): Block[] {
  if (!web.hasProvider) return [linksBlock(web), suppliersBlock('search', 'What searches the web for you')]
  return [
    metric(coverageOf(web), 'How much of the text was searched'),
    ...(web.hasSearch ? [searchesTable(web)] : []),
    ...serviceTable(web),
    ...(web.hasSearch ? [] : [linksBlock(web)]),
  ]
}

const searchesTable = ({ searches }: WebCheck) =>
  table({
    title: 'Searches',
    columns: [{ label: 'Phrase' }, { label: 'Results', form: 'number' }, { label: 'Engine' }, { label: 'State' }],
    rows: searches.map(searchRow),
    note: 'An engine may return pages without the phrase. Only what the comparison finds in a page counts as copied.',
  })

function serviceTable({ copies }: WebCheck): Block[] {
  if (!copies || 'message' in copies || copies.matches.length === 0) return []
  return [
    table({
      title: `Found by ${copies.service}`,
      columns: [{ label: 'Page' }, { label: 'URL', form: 'mono' }, { label: 'Equal words', form: 'number' }],
      rows: copies.matches.map(({ url, title, words }): Cell[] => [
        title || '(no title)',
        { text: url, href: url },
        words,
      ]),
      note: `${copies.service} checked ${countOf(copies.wordsChecked, 'word')}. Those of its pages that could be read were compared here, too.`,
    }),
  ]
}

function coverageOf(web: WebCheck): Metric[] {
  const { sentences, searchable, searches, hasSearch, copies, returned, read, own, costUsd } = web
  const found = searches.filter(({ outcome }) => outcome === 'found').length
  const bySearch: Metric[] = [
    {
      label: 'Sentences searched',
      value: searched(web),
      unit: `of ${sentences}`,
      method: `The rarest phrase of 8 to 12 words of each. ${searchable} of the sentences have eight words or more; the setting “Phrases to search” says how many are used.`,
    },
    {
      label: 'With results',
      value: found,
      unit: `of ${searches.length}`,
      method: 'Searches that returned at least one page.',
    },
  ]
  const byService: Metric[] =
    copies && 'matches' in copies
      ? [
          {
            label: 'Words checked',
            value: copies.wordsChecked,
            unit: `by ${copies.service}`,
            method: `Words that ${copies.service} says it compared with the web.`,
          },
        ]
      : []
  return [
    ...(hasSearch ? bySearch : byService),
    {
      label: 'Pages read',
      value: read,
      unit: `of ${returned}`,
      method: `Different pages that were found${own > 0 ? `, without ${own} of your own site` : ''}. All text of each was compared with the whole text.`,
    },
    ...(costUsd === null
      ? []
      : [{ label: 'Cost', value: Number(costUsd.toFixed(4)), unit: 'USD', method: 'What the providers charged.' }]),
  ]
}

function searchRow(search: PhraseSearch): Cell[] {
  if (search.outcome === 'failed')
    return [search.phrase, null, null, { text: `failed: ${search.message}`, severity: 'warning' }]
  if (search.outcome === 'nothing') return [search.phrase, 0, search.engine, 'no page has it']
  return [search.phrase, search.results, search.engine, 'searched']
}

/** Returns one finding for each reason of failed searches, and one for pages that could not be read. */
export function webFindings({
  hasProvider,
  hasSearch,
  searches,
  unread,
  pages,
  returned,
  copies,
}: WebCheck): Finding[] {
  if (!hasProvider) return []
  const failed = hasSearch ? searches.filter((search) => search.outcome === 'failed') : []
  const found: Finding[] = [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, rows]) => ({
    id: `search-${reason}`,
    severity: 'warning',
    title: `${countOf(rows.length, 'search', 'searches')} failed, so ${countOf(rows.length, 'phrase was', 'phrases were')} not looked for.`,
    why: 'Passages around these phrases may be copied from pages that were not found.',
    evidence: `${rows[0]?.message} (“${rows[0]?.phrase}”)`,
    fix: rows[0]?.howTo ?? 'Check the text again later.',
  }))
  if (copies && 'message' in copies)
    found.push({
      id: 'service-failed',
      severity: 'warning',
      title: 'The plagiarism service did not respond.',
      why: hasSearch ? 'Only the pages that the search returned were compared.' : 'No page of the web was compared.',
      evidence: copies.message,
      fix: 'Check the text again later.',
    })
  if (unread.length > 0 || pages.length < returned)
    found.push({
      id: 'pages-not-read',
      severity: 'notice',
      title: `${countOf(returned - pages.length + unread.length, 'page')} that were found could not be compared.`,
      why: 'Passages may be copied from them.',
      evidence: [
        ...unread.slice(0, MAX_EVIDENCE).map(({ url, message }) => `${url}: ${message}`),
        ...(pages.length < returned
          ? [
              `${countOf(returned - pages.length, 'page is', 'pages are')} beyond the ${pages.length} that are read at most`,
            ]
          : []),
      ].join('\n'),
      fix: 'Open these pages, and paste their texts as sources.',
    })
  return found
}

function uncomparedSentence(web: WebCheck, words: number): string {
  const { searches, hasProvider, hasSearch, copies } = web
  if (!hasProvider)
    return `These are the ${countOf(searches.length, 'rarest phrase')} of the text. Open the searches below: a page that has one of them in full is probably a copy or the source.`
  if (!hasSearch) return coverageSentence(web)
  const hasMatches = copies && 'matches' in copies && copies.matches.length > 0
  const known = hasMatches
    ? foundSentence(copies)
    : `No page could be compared, so nothing is known about the ${countOf(words, 'word')}.`
  return `${known} ${coverageSentence(web)}`
}

/** Returns the report of a run that had nothing to compare the text with. It has no figures about the text. */
export function reportUncompared({ web, unread, words }: CheckedText): Report {
  if (!web) return { summary: 'Nothing was compared.', blocks: [] }
  const problems = webFindings(web)
  return {
    summary: uncomparedSentence(web, words),
    blocks: [...(problems.length > 0 ? [findings(problems)] : []), ...webBlocks(web)],
    status: problems.length + unread.length > 0 ? 'partial' : 'done',
    ...(web.sources.length > 0 ? { sources: web.sources } : {}),
  }
}

const linksBlock = ({ searches }: WebCheck) =>
  searchLinksBlock(
    searches.map(({ phrase }) => `"${phrase}"`),
    ANYWHERE,
    {
      label: 'Phrase',
      note: 'A phrase in quotation marks is searched word by word. Enter the URLs of the pages that you find into the form, and the tool compares the whole text with them.',
    },
  )
