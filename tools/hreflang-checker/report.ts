import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, code, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Cluster } from './check-cluster.ts'
import { broken, type Link, type LinkState } from './cluster.ts'
import { element } from './findings.ts'

const MAX_PAGES = 60
const MAX_CODES = 40

const google = {
  label: 'Google: localized versions of your pages',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
}

/** States of targets whose annotations are unknown. */
const UNKNOWN: LinkState[] = ['unchecked', 'unread', 'unmeasured']

const labels: Record<LinkState, string> = {
  returned: 'Returned',
  self: 'Itself',
  'no-annotations': 'No annotations',
  'no-return': 'No return link',
  'other-code': 'Other code',
  'other-url': 'Other URL',
  'via-redirect': 'Via redirect',
  'in-body': 'Outside head',
  redirects: 'Redirects',
  'error-status': 'Error page',
  unread: 'Unknown',
  unmeasured: 'Not measured',
  noindex: 'noindex',
  blocked: 'Blocked',
  'other-canonical': 'Other canonical',
  unchecked: 'Not checked',
}

/** Returns the report: how many pairs are complete, the matrix, the codes, the findings, and the elements to paste. */
export function reportCluster({
  versions,
  links,
  codes,
  unfetched,
  isSitemap,
  registryAsOf,
  findings: faults,
}: Cluster): Report {
  const pairs = links.filter(({ state }) => state !== 'self' && !UNKNOWN.includes(state))
  const held = pairs.filter(({ state }) => !broken.includes(state))
  const invalid = codes.filter(({ isValid }) => !isValid)
  const shown = versions.slice(0, MAX_PAGES)
  const blocks: Block[] = [
    metric([
      {
        label: 'Return links',
        value: pairs.length === 0 ? null : held.length,
        unit: `of ${pairs.length}`,
        method:
          'Annotations of another page whose target names the page in turn. Pages that could not be fetched are not counted.',
        ref: google,
      },
      {
        label: 'Versions',
        value: versions.length,
        method: isSitemap ? 'URLs of the sitemap.' : 'Pages you entered and the pages that they name.',
      },
      { label: 'Codes', value: codes.length, method: 'Different values of hreflang on all pages.' },
      {
        label: 'Invalid codes',
        value: invalid.length,
        method: `Codes with a subtag that is not in the IANA Language Subtag Registry of ${registryAsOf}.`,
        ref: { label: 'BCP 47', url: 'https://www.rfc-editor.org/info/bcp47' },
      },
    ]),
    findings(faults),
  ]
  if (links.length > 0)
    blocks.push(
      matrix(
        shown,
        links,
        codes.map(({ code: one }) => one),
      ),
      pairTable(links),
    )
  blocks.push(
    table({
      title: 'Codes',
      columns: [
        { label: 'Code', form: 'mono' },
        { label: 'Language' },
        { label: 'Region' },
        { label: 'Valid' },
        { label: 'Note' },
      ],
      rows: codes.map((one): Cell[] => [
        one.code,
        one.language ?? '',
        one.region ?? '',
        one.isValid
          ? { text: 'yes', severity: one.isForGoogle ? 'pass' : 'warning' }
          : { text: 'no', severity: 'critical' },
        [one.message, one.suggestion ? `Write ${one.suggestion}.` : ''].filter(Boolean).join(' '),
      ]),
      note: 'Valid: registered at IANA. Google documents fewer: languages of ISO 639-1, countries of ISO 3166-1, and scripts.',
    }),
  )
  const whole = setFor(links, codes)
  if (whole)
    blocks.push(
      code({
        title: 'The set for the head of every version',
        code: whole,
        language: 'html',
        fileName: 'hreflang.html',
      }),
    )
  const [first] = versions
  const unread = unreadNote(links)
  return {
    summary: [summaryOf(pairs.length, held.length, invalid.length, links.length), unread].filter(Boolean).join(' '),
    blocks,
    sources: [{ name: 'Measured here', kind: 'measured' }],
    ...(unfetched > 0 || unread
      ? {
          limits: [
            ...(unfetched > 0 ? [`${unfetched} more pages were named and not fetched.`] : []),
            ...(unread ? [unread] : []),
          ],
          status: 'partial' as const,
        }
      : {}),
    next:
      first && !isSitemap
        ? [
            {
              slug: 'redirect-checker',
              why: 'Annotations must name final URLs: follow each of them.',
              input: { urls: [...new Set(links.map(({ to }) => to))].slice(0, 100).join('\n') || first.url },
            },
            {
              slug: 'xml-sitemap-validator',
              why: 'Annotations can also be in the sitemap, where they are easier to keep complete.',
              input: { url: new URL(first.url).origin },
            },
          ]
        : [],
  }
}

/** Returns a sentence about the versions that could not be read; empty if all were. */
function unreadNote(links: Link[]) {
  const count = new Set(links.flatMap(({ state, to }) => (state === 'unread' || state === 'unmeasured' ? [to] : [])))
    .size
  return count === 0
    ? ''
    : `${countOf(count, 'version')} could not be read, so ${count === 1 ? 'its' : 'their'} annotations are unknown.`
}

function summaryOf(pairs: number, held: number, invalid: number, links: number) {
  if (links === 0) return 'There are no hreflang annotations.'
  const codes = invalid === 0 ? 'all codes are valid' : `${invalid} ${invalid === 1 ? 'code is' : 'codes are'} invalid`
  if (pairs === 0) return `No pair of versions could be compared; ${codes}.`
  if (pairs === 1) return `The only annotation is ${held === 1 ? '' : 'not '}returned; ${codes}.`
  if (held === pairs) return `All ${pairs} annotations that were compared are returned; ${codes}.`
  const lost = pairs - held
  return `${lost} of ${pairs} annotations ${lost === 1 ? 'is' : 'are'} not returned; ${codes}.`
}

/** Returns a table with pages in rows and codes in columns: what each page says for each code, and the return link. */
function matrix(versions: Cluster['versions'], links: Link[], codes: string[]): Block {
  const shown = codes.slice(0, MAX_CODES)
  const byPage = Map.groupBy(links, ({ from }) => from)
  return table({
    title: 'Matrix',
    columns: [{ label: 'Page', form: 'mono' }, ...shown.map((label) => ({ label }))],
    rows: versions.map((version): Cell[] => [
      { text: version.url, href: version.url },
      ...shown.map((one) =>
        cellOf(
          byPage.get(version.url)?.find((link) => link.code === one),
          version.status,
        ),
      ),
    ]),
    note:
      codes.length > MAX_CODES
        ? `The first ${MAX_CODES} of ${codes.length} codes.`
        : 'Empty: the page does not name a version for this code.',
  })
}

function cellOf(link: Link | undefined, status: number | null): Cell {
  if (!link) return status === null ? null : ''
  const severity = broken.includes(link.state)
    ? 'critical'
    : link.state === 'returned' || link.state === 'self'
      ? 'pass'
      : 'warning'
  return { text: labels[link.state], severity }
}

const pairTable = (links: Link[]) =>
  table({
    title: 'Annotations',
    columns: [
      { label: 'Page', form: 'mono' },
      { label: 'Code', form: 'mono' },
      { label: 'Names', form: 'mono' },
      { label: 'Return link' },
      { label: 'Detail' },
    ],
    rows: links.map((link): Cell[] => [
      link.from,
      link.code,
      { text: link.to, href: link.to },
      cellOf(link, 200),
      link.detail,
    ]),
  })

/** Returns the annotations of the page with the most, which all of its versions should have. */
function setFor(links: Link[], codes: Cluster['codes']): string {
  const sets = [...Map.groupBy(links, ({ from }) => from).values()].sort((a, b) => b.length - a.length)
  const best = [...(sets[0] ?? [])].flatMap(({ code: one, to, state }) => {
    const valid = validCode(codes.find(({ code: other }) => other === one))
    return valid === undefined || state === 'error-status' ? [] : [element(valid, to)]
  })
  return [...new Set(best)].join('\n')
}

const validCode = (one: Cluster['codes'][number] | undefined) => (one?.isValid ? one.code : one?.suggestion)
