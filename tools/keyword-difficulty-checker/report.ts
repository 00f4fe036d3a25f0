import { suppliersBlock } from '#engine/data-providers/suppliers-block.ts'
import { keywordDifficulty } from '#engine/formulas/keyword-difficulty.ts'
import { searchLinksBlock } from '#engine/search/search-links-block.ts'
import { countOf } from '#engine/text/count-of.ts'
import { roundTo } from '#engine/text/numbers.ts'
import { type Block, type Cell, findings, type Metric, metric, type TableBlock, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import { leftOutNote, withKnownColumns } from '#engine/tool/known-columns.ts'
import type { Difficulties, KeywordDifficulty } from './compute.ts'
import { type Difficulty, levelOf, type RankedPage, writeDifficulty } from './difficulty.ts'
import { findingsOf } from './findings.ts'
import { partNames } from './part-names.ts'

type Computed = Extract<KeywordDifficulty, { outcome: 'computed' }>
type Input = { country: string; language: string }

const isComputed = (one: KeywordDifficulty): one is Computed => one.outcome === 'computed'
const formula = { label: 'The formula with a worked example', url: '/tools/formulas/keyword-difficulty/' }

/** Returns the difficulty with its parts and the results that it comes from. view.tsx renders the stacked bar. */
export function reportDifficulty(data: Difficulties, input: Input, { isPartial } = { isPartial: false }): Report {
  const { keywords, mode, sources } = data
  const computed = keywords.filter(isComputed)
  const [only] = computed
  const blocks: Block[] = []
  if (mode === 'none')
    blocks.push(linksBlock(keywords, input), suppliersBlock('search', 'Providers that look up results'))
  if (only && keywords.length === 1) blocks.push(metric(metricsOf(only)), partsTable(only))
  if (mode !== 'none' && keywords.length > 1) blocks.push(keywordsTable(keywords))
  const found = findingsOf(data)
  if (found.length > 0) blocks.push(findings(found))
  if (computed.length > 0) blocks.push(resultsTable(computed))
  const isWhole = keywords.every(({ outcome }) => outcome === 'computed') || mode === 'none'
  return {
    summary: summaryOf(data),
    blocks,
    status: isWhole && !isPartial ? 'done' : 'partial',
    ...(sources.length > 0 ? { sources: unique(sources) } : {}),
    limits: computed
      .filter(({ results }) => results.length < 10)
      .map(
        ({ keyword, results }) =>
          `For “${keyword}”, there are only ${countOf(results.length, 'result')} instead of ten.`,
      ),
    next: only
      ? [
          {
            slug: 'seo-content-optimization',
            why: 'Compare a draft for this keyword with the pages that rank.',
            input: {
              keyword: only.keyword,
              rivals: only.results
                .slice(0, 3)
                .map(({ url }) => url)
                .join('\n'),
            },
          },
          {
            slug: 'serp-rank-checker',
            why: 'See where your domain is for these keywords.',
            input: { keywords: keywords.map(({ keyword }) => keyword).join('\n') },
          },
        ]
      : [],
  }
}

function metricsOf({ results, engine, costUsd, intent, ...difficulty }: Computed): Metric[] {
  const known = results.filter(({ authority }) => authority !== null).length
  const read = results.filter(({ words }) => words !== null).length
  return [
    {
      label: 'Difficulty',
      value: difficulty.value ?? writeDifficulty(difficulty),
      unit: 'of 100',
      method: `The sum of five parts. ${difficulty.value === null ? 'It is a range because something is unknown: every true value is inside.' : 'All inputs are known.'}`,
      ref: formula,
    },
    {
      label: 'Intent',
      value: intent ? `${intent.kind} (“${intent.word}”)` : null,
      method:
        'What someone who types the keyword wants, by an English word in it that shows it. The list of words is ours.',
    },
    {
      label: 'Authority known',
      value: known,
      unit: `of ${results.length}`,
      method: `Results${engine === null ? ' that you pasted' : ` of ${engine}`} whose domain is in the link index.`,
    },
    {
      label: 'Pages read',
      value: read,
      unit: `of ${results.length}`,
      method: 'Results whose main text could be read.',
    },
    ...(costUsd === undefined
      ? []
      : [{ label: 'Cost', value: costUsd, unit: 'USD', method: 'What the provider charged for the search.' }]),
  ]
}

const partsTable = ({ parts }: Difficulty) =>
  table({
    title: 'What makes it hard',
    columns: [
      { label: 'Part' },
      { label: 'Points', form: 'number', method: 'The points of all parts add up to the difficulty.' },
      { label: 'Of', form: 'number', method: 'The most that this part can add, by the published formula.' },
    ],
    rows: parts.map(({ name, low, high }): Cell[] => [partNames[name].label, pointsCell(low, high), mostOf(name)]),
  })

const pointsCell = (low: number, high: number): Cell =>
  low === high ? roundTo(low, 1) : { text: `${roundTo(low, 1)} to ${roundTo(high, 1)}`, sort: low }

const mostOf = (name: keyof typeof partNames) => keywordDifficulty.constants[name]?.value ?? null

/** Columns with notes of their own: if one is empty, no sentence needs to say so. */
const OWN_NOTES = ['Why there is no value', 'What is unknown, and why', 'Home page']

/** Returns the table without columns that have no data, and a sentence that names them. */
function knownTable({ title, ...block }: Pick<TableBlock, 'title' | 'columns' | 'rows'>) {
  const { leftOut, ...known } = withKnownColumns(block)
  const named = leftOut.filter((label) => !OWN_NOTES.includes(label))
  return table({ title, ...known, ...(named.length > 0 ? { note: leftOutNote(named) } : {}) })
}

const keywordsTable = (keywords: KeywordDifficulty[]) =>
  knownTable({
    title: 'Keywords',
    columns: [
      { label: 'Keyword' },
      { label: 'Difficulty', form: 'number', method: 'From 0 to 100. A range where something is unknown.' },
      { label: 'Level' },
      ...Object.values(partNames).map(({ label }) => ({ label, form: 'number' as const, unit: 'points' })),
      { label: 'Intent' },
      { label: 'Features' },
      { label: 'Engine' },
      { label: 'Why there is no value' },
    ],
    rows: keywords.map((one): Cell[] => {
      const intent = one.intent ? `${one.intent.kind} (“${one.intent.word}”)` : null
      if (!isComputed(one))
        return [one.keyword, null, null, ...Object.keys(partNames).map(() => null), intent, null, null, one.message]
      return [
        one.keyword,
        one.value ?? { text: writeDifficulty(one), sort: (one.low + one.high) / 2 },
        levelOf(one),
        ...one.parts.map(
          ({ low, high }): Cell =>
            low === high ? roundTo(low, 1) : { text: `${roundTo(low, 1)} to ${roundTo(high, 1)}`, sort: low },
        ),
        intent,
        one.features.join(', '),
        one.engine ?? 'pasted',
        '',
      ]
    }),
  })

const resultsTable = (computed: Computed[]) =>
  knownTable({
    title: computed.length === 1 ? 'The results' : 'The results of each keyword',
    columns: [
      ...(computed.length > 1 ? [{ label: 'Keyword' }] : []),
      { label: 'Position', form: 'number' },
      { label: 'URL', form: 'mono' },
      { label: 'Authority', form: 'bar', method: 'Link position score of the domain, 0 to 100.' },
      {
        label: 'Referring domains',
        form: 'number',
        method: 'Domains that link to it, where an index with links is loaded.',
      },
      { label: 'Title match', form: 'number', unit: '%', method: 'How well the title matches the keyword.' },
      { label: 'Home page' },
      { label: 'Words', form: 'number', method: 'Words of the main text.' },
      { label: 'Title' },
      { label: 'What is unknown, and why' },
    ],
    rows: computed.flatMap(({ keyword, results }) =>
      results.map((result): Cell[] => [
        ...(computed.length > 1 ? [keyword] : []),
        result.position,
        { text: result.url, href: result.url },
        result.authority === null ? null : Math.round(result.authority),
        result.referringDomains,
        result.titleMatch === null ? null : Math.round(100 * result.titleMatch),
        result.isHome ? 'yes' : '',
        result.words,
        result.title,
        [
          result.authorityMessage && `Authority: ${result.authorityMessage}`,
          result.wordsMessage && `Text: ${result.wordsMessage}`,
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
  })

const linksBlock = (keywords: KeywordDifficulty[], { country, language }: Input) =>
  searchLinksBlock(
    keywords.map(({ keyword }) => keyword),
    { country, language },
    {
      label: 'Keyword',
      note: 'Open a search in a private window and paste the URLs of the first ten results into the form: the difficulty is then computed from our link index and from the pages.',
    },
  )

function summaryOf({ keywords, mode }: Difficulties): string {
  const [first] = keywords
  if (mode === 'none')
    return 'Open the searches below and paste the first ten results: the difficulty is computed from them.'
  const computed = keywords.filter(isComputed)
  if (keywords.length === 1 && first) {
    if (!isComputed(first)) return `The difficulty of “${first.keyword}” is unknown. ${first.message}`
    const reason = first.value === null ? unknownSentence(first) : mostSentence(first)
    return `“${first.keyword}” has a difficulty of ${writeDifficulty(first)} of 100: ${levelOf(first)}.${reason}`
  }
  const easiest = computed.toSorted((a, b) => a.low + a.high - b.low - b.high)[0]
  const missing = keywords.length - computed.length
  const rest = missing > 0 ? ` ${countOf(missing, 'keyword')} could not be computed.` : ''
  return easiest
    ? `The easiest of ${countOf(computed.length, 'keyword')} is “${easiest.keyword}” with ${writeDifficulty(easiest)} of 100: ${levelOf(easiest)}.${rest}`
    : `No difficulty could be computed. ${isComputed(first as KeywordDifficulty) ? '' : ((first as { message?: string }).message ?? '')}`
}

function mostSentence({ parts }: Computed): string {
  const top = parts.toSorted((a, b) => b.low - a.low)[0]
  return top ? ` Most of it comes from ${partNames[top.name].inWords}.` : ''
}

function unknownSentence({ results }: Computed): string {
  const count = (test: (result: RankedPage) => boolean) => results.filter(test).length
  const [authorities, texts] = [count(({ authority }) => authority === null), count(({ words }) => words === null)]
  const unknown = [
    authorities > 0 ? `the authority of ${authorities}` : '',
    texts > 0 ? `the text of ${texts}` : '',
  ].filter(Boolean)
  return unknown.length > 0 ? ` Unknown: ${unknown.join(' and ')} of ${countOf(results.length, 'result')}.` : ''
}

const unique = (sources: Source[]) => [
  ...new Map(sources.map((source) => [`${source.name} ${source.asOf ?? ''}`, source])).values(),
]
