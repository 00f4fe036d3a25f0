import { countOf } from '#engine/text/count-of.ts'
import type { Cell, Finding } from '#engine/tool/blocks.ts'
import { chart, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Gaps, Term } from './compare.ts'
import type { Discovery } from './discover.ts'
import type { SiteData } from './read-site.ts'
import { comparisonCharts } from './report-charts.ts'
import { discoveryBlocks, reportWithoutRivals } from './report-discovery.ts'
import { linkBlocks } from './report-links.ts'
import type { LinkData } from './standings.ts'
import { summaryOf } from './verdict.ts'

type Shown = {
  entered: string
  url: string | null
  host: string
  isOwn: boolean
  problem: string | null
  data: SiteData | null
}
export type Comparison = { sites: Shown[]; terms: Term[]; gaps: Gaps; linkData: LinkData; discovery: Discovery | null }

const MAX_LISTED = 20
const helpful = {
  label: 'Google: helpful content',
  url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
}
const structured = {
  label: 'Google: structured data',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
}

/** Returns the report: gaps first, then the fields side by side, the outlines, and the terms. */
export function reportComparison({ sites, terms, gaps, linkData, discovery }: Comparison): Report {
  if (discovery && sites.length === 1) return reportWithoutRivals(discovery)
  const names = namesOf(sites)
  const own = sites[0]?.data
  const ownUrl = sites[0]?.url
  const rivals = sites.slice(1).flatMap(({ data }) => (data ? [data] : []))
  const middle = median(rivals.map(({ words }) => words))
  const isCompared = rivals.length > 0
  return {
    summary: summaryOf(sites, gaps, middle),
    status: rivals.length === sites.length - 1 ? 'done' : 'partial',
    blocks: [
      metric([
        {
          label: 'Your words',
          value: own?.words ?? null,
          method: 'Words of the main text, without menus, headers, and footers.',
        },
        {
          label: 'Their median',
          value: middle,
          method: 'Median of the words of the competing pages that could be read.',
        },
        {
          label: 'Missing terms',
          value: isCompared ? gaps.terms.length : null,
          method: 'Keyphrases on at least half of the competing pages that do not occur on yours.',
        },
        {
          label: 'Missing schema types',
          value: isCompared ? gaps.schemaTypes.length : null,
          method: 'Types in JSON-LD or Microdata of a competing page that yours does not have.',
        },
      ]),
      ...discoveryBlocks(discovery),
      findings(findingsOf(sites, gaps, middle)),
      ...comparisonCharts(sites, terms, linkData, names),
      table({
        title: 'Side by side',
        columns: [{ label: 'Field' }, ...names.map((label) => ({ label }))],
        rows: rows.map(([label, read]) => [label, ...sites.map(({ data }) => (data ? read(data) : null))]),
        note: 'First byte: one request from our server. Unknown is not zero.',
      }),
      table({
        title: 'Headings',
        columns: names.map((label) => ({ label })),
        rows: outlineRows(sites),
        note: 'In order of the pages, indented by level.',
      }),
      ...(terms.length > 0
        ? [
            table({
              title: 'Terms',
              columns: [
                { label: 'Term' },
                ...names.map((label) => ({
                  label,
                  form: 'number' as const,
                  method: 'Exact count in the main text, in any case.',
                })),
              ],
              rows: terms.map(({ term, counts }) => [term, ...counts]),
            }),
          ]
        : []),
      chart({
        title: 'Words',
        form: 'bars',
        labels: names,
        series: [{ name: 'Words', values: sites.map(({ data }) => data?.words ?? null) }],
        highlight: 0,
        method: 'Words of the main text of each page.',
      }),
      ...linkBlocks(linkData, names),
      ...gapTables(gaps),
    ],
    sources: [
      ...(discovery?.source ? [discovery.source] : []),
      ...linkData.sources,
      { name: 'Measured here', kind: 'measured' },
    ],
    limits: [
      ...(discovery?.message ? [`The search for “${discovery.keyword}” added no page. ${discovery.message}`] : []),
      ...sites.flatMap(({ entered, problem }) => (problem ? [`${entered} could not be compared: ${problem}`] : [])),
    ],
    next: [
      {
        slug: 'seo-content-optimization',
        why: 'Edit your text with the missing terms beside it.',
        input: ownUrl ? { url: ownUrl } : {},
      },
      {
        slug: 'schema-markup-generator',
        why: 'Create the structured data that is missing.',
        input: ownUrl ? { page: ownUrl } : {},
      },
    ],
  }
}

const rows: [label: string, read: (data: SiteData) => Cell][] = [
  ['Title', ({ title }) => title],
  ['Title, characters', ({ title }) => (title === null ? null : Array.from(title).length)],
  ['Description', ({ description }) => description],
  ['Description, characters', ({ description }) => (description === null ? null : Array.from(description).length)],
  ['Language', ({ lang }) => lang],
  ['Canonical', ({ canonical }) => canonical],
  ['Words', ({ words }) => words],
  [
    'H1',
    ({ headings }) =>
      headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => text)
        .join(' | ') || null,
  ],
  ['Headings', ({ headings }) => headings.length],
  ['Schema types', ({ schemaTypes }) => schemaTypes.join(', ') || '(none)'],
  ['Internal links', ({ links }) => links.internal],
  ['External links', ({ links }) => links.external],
  ['Links with nofollow, ugc, or sponsored', ({ links }) => links.nofollow],
  ['Images', ({ images }) => images],
  ['HTML, kB', ({ htmlBytes }) => Math.round(htmlBytes / 100) / 10],
  ['HTML as transferred, kB', ({ transferBytes }) => Math.round(transferBytes / 100) / 10],
  ['First byte, ms', ({ firstByteMs }) => Math.round(firstByteMs)],
]

/** Returns column headings: the host, with the path if several pages share a host. */
function namesOf(sites: Shown[]): string[] {
  return sites.map(({ host, url, entered, isOwn }) => {
    const isShared = sites.filter((one) => one.host === host).length > 1
    const path = url && URL.canParse(url) ? new URL(url).pathname : entered
    return `${isShared ? `${host}${path}` : host}${isOwn ? ' (you)' : ''}`
  })
}

function outlineRows(sites: Shown[]): Cell[][] {
  const lists = sites.map(({ data }) => data?.headings ?? [])
  const longest = Math.min(60, Math.max(0, ...lists.map((list) => list.length)))
  return Array.from({ length: longest }, (_, at) =>
    lists.map((list) => {
      const heading = list[at]
      return heading ? `${'– '.repeat(heading.level - 1)}H${heading.level} ${heading.text.slice(0, 120)}` : ''
    }),
  )
}

/** @example usesOf([3, 0, 1]) // '4 times on 2 pages' */
function usesOf(counts: (number | null)[]) {
  const known = counts.filter((count) => count !== null && count > 0)
  const total = known.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const times = total === 1 ? 'once' : `${total} times`
  return counts.length === 1 ? times : `${times} on ${countOf(known.length, 'page')}`
}

function findingsOf(sites: Shown[], gaps: Gaps, middle: number | null): Finding[] {
  const own = sites[0]?.data
  const found: Finding[] = []
  if (gaps.terms.length > 0)
    found.push({
      id: 'missing-terms',
      severity: 'warning',
      title: `${countOf(gaps.terms.length, 'term')} of the competing pages ${gaps.terms.length === 1 ? 'does' : 'do'} not occur on yours.`,
      why: 'They can name questions that visitors have and your page does not answer. They are not a list of words to add.',
      evidence: gaps.terms
        .slice(0, MAX_LISTED)
        .map(({ term, counts }) => `${term}: ${usesOf(counts.slice(1))}`)
        .join('\n'),
      fix: 'Answer those that belong to your subject.',
      ref: helpful,
    })
  if (gaps.schemaTypes.length > 0)
    found.push({
      id: 'missing-schema',
      severity: 'notice',
      title: `${countOf(gaps.schemaTypes.length, 'schema type')} of the competing pages ${gaps.schemaTypes.length === 1 ? 'is' : 'are'} not on yours.`,
      why: 'Structured data makes a page eligible for rich results.',
      evidence: gaps.schemaTypes
        .slice(0, MAX_LISTED)
        .map(({ type, hosts }) => `${type}: ${hosts.join(', ')}`)
        .join('\n'),
      fix: 'Add the types that describe what your page shows.',
      ref: structured,
    })
  if (own && middle !== null && own.words < middle / 2)
    found.push({
      id: 'few-words',
      severity: 'notice',
      title: `Your page has ${own.words} words; half of the others have more than ${middle}.`,
      why: 'Length is not a ranking factor, but a short page may leave questions open.',
      fix: 'Compare the headings, and add what is missing.',
      ref: helpful,
    })
  if (own && own.headings.filter(({ level }) => level === 1).length !== 1)
    found.push({
      id: 'h1-count',
      severity: 'notice',
      title: `Your page has ${countOf(own.headings.filter(({ level }) => level === 1).length, 'h1 heading')}.`,
      why: 'One h1 says what the page is about.',
      fix: '<h1>Subject of the page</h1>',
      ref: helpful,
    })
  if (middle === null) found.unshift(nothingCompared(sites))
  else if (found.length === 0)
    found.push({
      id: 'no-gaps',
      severity: 'pass',
      title: 'Your page has the terms and schema types of the others.',
      why: 'No term of half of the competing pages is missing.',
    })
  return found
}

function nothingCompared(sites: Shown[]): Finding {
  return {
    id: 'nothing-compared',
    severity: 'notice',
    title: 'No competing page could be read, so nothing was compared.',
    why: 'What your page lacks is unknown, not nothing.',
    evidence: sites.flatMap(({ entered, problem }) => (problem ? [`${entered}: ${problem}`] : [])).join('\n'),
    fix: 'Check the URLs, or enter others.',
  }
}

function gapTables({ schemaTypes, linkedHosts }: Gaps) {
  return [
    ...(schemaTypes.length > 0
      ? [
          table({
            title: 'Schema types that others have',
            columns: [{ label: 'Type', form: 'mono' as const }, { label: 'On' }],
            rows: schemaTypes.map(({ type, hosts }) => [type, hosts.join(', ')]),
          }),
        ]
      : []),
    ...(linkedHosts.length > 0
      ? [
          table({
            title: 'Sites that others link to',
            columns: [{ label: 'Site', form: 'mono' as const }, { label: 'From' }],
            rows: linkedHosts.slice(0, 100).map(({ host, hosts }) => [host, hosts.join(', ')]),
          }),
        ]
      : []),
  ]
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return null
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? null)
    : Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2)
}
