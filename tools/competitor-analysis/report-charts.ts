import { linkPosition } from '#engine/formulas/link-position.ts'
import { roundTo } from '#engine/text/numbers.ts'
import { type Block, chart } from '#engine/tool/blocks.ts'
import type { Term } from './compare.ts'
import type { SiteData } from './read-site.ts'
import type { LinkData } from './standings.ts'

type Measured = { data: SiteData | null }
/** Maximum number of circles in a Venn diagram. */
const MAX_SETS = 3

/** Returns the radar chart of all sites, and the Venn diagram of terms for up to three of them. */
export function comparisonCharts(sites: Measured[], terms: Term[], links: LinkData, names: string[]): Block[] {
  return [...radar(sites, terms, links, names), ...venn(sites, terms, names)]
}

function radar(sites: Measured[], terms: Term[], { standings }: LinkData, names: string[]): Block[] {
  const hasScores = standings.some((one) => one?.score != null)
  const axes: [label: string, values: (number | null)[]][] = [
    ['Words', sites.map(({ data }) => data?.words ?? null)],
    ['Headings', sites.map(({ data }) => data?.headings.length ?? null)],
    ['Terms', sites.map((_, at) => countIn(terms, at))],
    ['Schema types', sites.map(({ data }) => data?.schemaTypes.length ?? null)],
    ['Internal links', sites.map(({ data }) => data?.links.internal ?? null)],
    ['Images', sites.map(({ data }) => data?.images ?? null)],
    ...(hasScores
      ? [['Link position', standings.map((one) => one?.score ?? null)] as [string, (number | null)[]]]
      : []),
  ]
  const shares = axes.map(([, values]) => {
    const largest = Math.max(0, ...values.map((value) => value ?? 0))
    return values.map((value) => (value === null ? null : largest === 0 ? 0 : roundTo(value / largest, 3)))
  })
  const shown = sites.flatMap(({ data }, at) => (data ? [at] : []))
  if (shown.length < 2) return []
  return [
    chart({
      title: 'Profile of the pages',
      form: 'radar',
      labels: axes.map(([label]) => label),
      series: shown.map((at) => ({ name: names[at] ?? '', values: shares.map((values) => values[at] ?? null) })),
      highlight: 0,
      method: `Each axis ends at the largest value of these pages. More is not better: it shows where the pages differ.${hasScores ? ` Link position: ${linkPosition.name} of the domain.` : ''}`,
    }),
  ]
}

/** Returns how many of the terms occur on a page; `null` where it could not be read. */
function countIn(terms: Term[], at: number) {
  const counts = terms.map((term) => term.counts[at] ?? null)
  return counts.includes(null) ? null : counts.filter((count) => (count ?? 0) > 0).length
}

/** Returns the Venn diagram of the own page and the two others with the most terms. */
function venn(sites: Measured[], terms: Term[], names: string[]): Block[] {
  const others = sites
    .flatMap(({ data }, at) => (data && at > 0 ? [at] : []))
    .toSorted((one, other) => (countIn(terms, other) ?? 0) - (countIn(terms, one) ?? 0))
    .slice(0, MAX_SETS - 1)
  const [first, second] = others
  if (!sites[0]?.data || first === undefined || terms.length === 0) return []
  const sets = second === undefined ? [0, first] : [0, first, second]
  const regions = sets.length === 2 ? TWO : THREE
  const nameOf = (at: number) => names[sets[at] ?? 0] ?? ''
  return [
    chart({
      title: 'Terms that the pages share',
      form: 'venn',
      labels: regions.map((region) =>
        region.length === 1 ? `${nameOf(region[0] ?? 0)} only` : region.map(nameOf).join(' and '),
      ),
      series: [
        {
          name: 'Terms',
          values: regions.map(
            (region) =>
              terms.filter(({ counts }) => sets.every((site, at) => (counts[site] ?? 0) > 0 === region.includes(at)))
                .length,
          ),
        },
      ],
      method: 'Terms of the table that occur on exactly these pages. The circles are not to scale.',
    }),
  ]
}

const TWO = [[0], [1], [0, 1]]
const THREE = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
