import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, chart, code, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Coverage, Sampled } from './compare.ts'
import type { Generated } from './generate.ts'
import { findingsOf } from './rule-findings.ts'
import type { BrokenRule, FileReport } from './validate.ts'

type CheckedFile = Omit<FileReport, 'locs' | 'alternates' | 'broken' | 'days'> & {
  urls: number
  hasAlternates: boolean
  broken: BrokenRule[]
  days: { day: string; count: number }[]
}
type Checked = {
  files: CheckedFile[]
  broken: BrokenRule[]
  sampled: Sampled[]
  coverage: Coverage | undefined
  /** Why there was no crawl to compare with. */
  notCrawled: string | undefined
  skipped: string[]
  xml: string
}
type Result = { checked?: Checked; generated?: Generated & { isCut: boolean } }

const SHOWN_XML = 100_000
const order = ['critical', 'warning', 'notice', 'pass']
const protocol = { label: 'sitemaps.org: protocol', url: 'https://www.sitemaps.org/protocol.html' }

/** Returns the report on a sitemap, or the generated sitemap. */
export function reportSitemap({ checked, generated }: Result, { url }: { url: string }): Report {
  return generated ? reportGenerated(generated, url) : reportChecked(checked as Checked, url)
}

function reportChecked({ files, broken, sampled, coverage, notCrawled, skipped, xml }: Checked, url: string): Report {
  const faults = findingsOf([...files, { url: '', broken }]).sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  )
  const wrong = faults.filter(({ severity }) => severity === 'critical' || severity === 'warning')
  const entries = files.filter(({ kind }) => kind !== 'sitemapindex').reduce((sum, file) => sum + file.entries, 0)
  const answered = sampled.filter(({ status }) => status !== null)
  const blocks: Block[] = [
    metric([
      { label: 'URLs listed', value: entries, method: 'Entries of all files that are not an index.', ref: protocol },
      {
        label: 'Files',
        value: files.length,
        unit: skipped.length > 0 ? `of ${files.length + skipped.length}` : '',
        method: 'Files that were read, indexes included.',
      },
      {
        label: 'Broken rules',
        value: wrong.length,
        method: 'Different rules that are broken, with severity critical or warning.',
      },
      {
        label: 'Matches the schema',
        value: schemaText(files),
        method: 'Result of the XML Schema of sitemaps.org, version 0.9. It refuses extensions, which Google accepts.',
        ref: { label: 'sitemap.xsd', url: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd' },
      },
      ...(sampled.length > 0
        ? [
            {
              label: 'Sample may be indexed',
              value: answered.length === 0 ? null : answered.filter(({ note }) => note === 'May be indexed.').length,
              unit: `of ${answered.length}`,
              method:
                'Listed URLs, spread evenly, that respond with a page without redirect, noindex, or another canonical.',
            },
          ]
        : []),
    ]),
    findings(
      faults.length > 0
        ? faults
        : [
            {
              id: 'clean',
              severity: 'pass',
              title: 'No rule is broken.',
              why: 'Search engines can read every entry.',
              ref: protocol,
            },
          ],
    ),
    filesTable(files),
  ]
  if (coverage)
    blocks.push(
      chart({
        title: 'Coverage',
        form: 'bars',
        labels: ['Listed and indexable', 'Indexable, not listed', 'Listed, not found by links'],
        series: [{ name: 'URLs', values: [coverage.both, coverage.unlisted.length, coverage.orphans.length] }],
        method:
          'URLs of the sitemap compared with pages of the crawl that have status 200, no noindex, and themselves as canonical.',
      }),
    )
  const months = byMonth(files)
  if (months.length > 1)
    blocks.push(
      chart({
        title: 'Last changes',
        form: 'columns',
        labels: months.map(([month]) => month),
        series: [{ name: 'Entries', values: months.map(([, count]) => count) }],
        method: 'Entries by the month of their lastmod, as the file states it.',
      }),
    )
  if (sampled.length > 0)
    blocks.push(
      table({
        title: 'Sample',
        columns: [{ label: 'URL', form: 'mono' }, { label: 'Status', form: 'number' }, { label: 'Result' }],
        rows: sampled.map(({ url: one, status, note }): Cell[] => [{ text: one, href: one }, status, note]),
      }),
    )
  if (xml)
    blocks.push(
      code({
        title: 'The sitemap with its faults marked',
        code: xml.slice(0, SHOWN_XML),
        language: 'xml',
        marks: faults.flatMap(({ place, title, severity }) =>
          place?.line ? [{ line: place.line, tone: severity, note: title }] : [],
        ),
      }),
    )
  const first = files[0]?.url ?? ''
  return {
    summary: `${countOf(entries, 'URL')} in ${countOf(files.length, 'file')}: ${wrong.length === 0 ? 'no rule is broken' : `${countOf(wrong.length, 'rule is', 'rules are')} broken`}.`,
    blocks,
    ...(skipped.length > 0 || notCrawled
      ? {
          status: 'partial' as const,
          limits: [
            ...(skipped.length > 0
              ? [
                  `${countOf(skipped.length, 'file was', 'files were')} not read, because our own limits were reached: 20 files, 16 MB each, and 30 requests a minute to one host.`,
                ]
              : []),
            ...(notCrawled ? [`The site was not crawled: ${notCrawled}`] : []),
          ],
        }
      : {}),
    next: first
      ? [
          {
            slug: 'robots-txt-tester',
            why: 'Test whether robots.txt allows what the sitemap lists.',
            input: { url: new URL('/', first).href, urls: sampled.map((one) => one.url).join('\n') || first },
          },
          ...(files.some(({ hasAlternates }) => hasAlternates)
            ? [
                {
                  slug: 'hreflang-checker',
                  why: 'Check the language versions of the sitemap pair by pair.',
                  input: { urls: first },
                },
              ]
            : []),
          {
            slug: 'broken-link-checker',
            why: 'Find links on the site that lead nowhere.',
            input: { url: url || first },
          },
        ]
      : [],
  }
}

function schemaText(files: CheckedFile[]) {
  const xml = files.filter(({ kind }) => kind !== 'text' && kind !== 'feed')
  if (xml.length === 0) return 'a text file has none'
  const matching = xml.filter(({ matchesSchema }) => matchesSchema).length
  return xml.length === 1 ? (matching === 1 ? 'yes' : 'no') : `${matching} of ${xml.length}`
}

const kinds = { urlset: 'Sitemap', sitemapindex: 'Index', feed: 'Feed', text: 'Text', unknown: 'No sitemap' }
const filesTable = (files: CheckedFile[]) =>
  table({
    title: 'Files',
    columns: [
      { label: 'File', form: 'mono' },
      { label: 'Kind' },
      { label: 'Entries', form: 'number' },
      { label: 'Size', form: 'number', unit: 'kB' },
      { label: 'Matches the schema' },
      { label: 'Dated entries', form: 'number' },
    ],
    rows: files.map(({ url, kind, entries, bytes, matchesSchema, days }): Cell[] => [
      url ? { text: url, href: url } : 'pasted',
      kinds[kind],
      entries,
      bytes < 10_000 ? Math.ceil(bytes / 100) / 10 : Math.round(bytes / 1000),
      matchesSchema === null
        ? ''
        : matchesSchema
          ? { text: 'yes', severity: 'pass' }
          : { text: 'no', severity: 'warning' },
      days.reduce((sum, { count }) => sum + count, 0),
    ]),
  })

function byMonth(files: CheckedFile[]): [month: string, count: number][] {
  const months = new Map<string, number>()
  for (const { days } of files)
    for (const { day, count } of days) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + count)
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1))
}

function reportGenerated({ files, entries, skipped, isCut }: Generated & { isCut: boolean }, url: string): Report {
  const [first] = files
  return {
    summary: `A sitemap with ${countOf(entries, 'URL')}${files.length > 1 ? ` in ${files.length - 1} files and an index` : ''}; ${countOf(skipped.length, 'URL was', 'URLs were')} left out.`,
    blocks: [
      metric([
        {
          label: 'URLs',
          value: entries,
          method: 'Different URLs in the new sitemap, without fragments.',
          ref: protocol,
        },
        { label: 'Left out', value: skipped.length, method: 'Lines and pages that do not belong in a sitemap.' },
      ]),
      code({
        title: first?.name ?? 'sitemap.xml',
        code: (first?.xml ?? '').slice(0, SHOWN_XML),
        language: 'xml',
        fileName: first?.name ?? 'sitemap.xml',
      }),
      ...(skipped.length > 0
        ? [
            table({
              title: 'Left out',
              columns: [{ label: 'URL', form: 'mono' }, { label: 'Why' }],
              rows: skipped.map((one) => [one.url, one.why]),
            }),
          ]
        : []),
    ],
    files: files.map(({ name, xml }) => ({ name, type: 'application/xml', bytes: new TextEncoder().encode(xml) })),
    limits: [
      'The file has no lastmod: nobody but you knows when the main content of a page last changed.',
      ...(isCut ? ['The crawl ended at its limit, so pages may be missing.'] : []),
    ],
    ...(isCut ? { status: 'partial' as const } : {}),
    next: url
      ? [
          {
            slug: 'robots-txt-tester',
            why: 'Name the new sitemap in robots.txt, and test the file.',
            input: {
              robots: `User-agent: *\nAllow: /\n\nSitemap: ${URL.canParse(url) ? new URL(url).origin : url}/sitemap.xml`,
              urls: url,
            },
          },
          { slug: 'internal-link-analyzer', why: 'See which pages get few links.', input: { url } },
        ]
      : [],
  }
}
