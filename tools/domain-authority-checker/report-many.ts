import { shownScore, shownShare } from '#engine/data-providers/standing.ts'
import { linkPosition } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Cell, chart, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { leftOutNote, withKnownColumns } from '#engine/tool/known-columns.ts'
import type { Scored } from './score.ts'

/** Returns the report of several domains, in the order of the scores, unknown ones last. */
export function reportMany(domains: Scored[]): Omit<Report, 'status'> {
  const rows = domains.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
  const listed = rows.filter(({ score }) => score !== null)
  const [best] = listed
  const metrics = [
    ...new Set(rows.flatMap(({ providerScore: one }) => (one ? [`${one.metric}, ${one.provider}`] : []))),
  ]
  return {
    summary: best
      ? `${listed.length} of ${countOf(rows.length, 'domain')} are listed. The highest score is ${best.domain} with ${Math.round(best.score ?? 0)} of 100.`
      : `None of the ${countOf(rows.length, 'domain')} is listed, so their scores are unknown.`,
    blocks: [
      metric([
        {
          label: 'Listed',
          value: listed.length,
          unit: `of ${rows.length}`,
          method: 'Domains with a position in the loaded link graph. The others are unknown, which is not 0.',
        },
        {
          label: 'Highest score',
          value: shownScore(best?.score ?? null),
          method: linkPosition.expression.join(' '),
          ref: { label: 'The formula', url: formulaPath(linkPosition.slug) },
        },
      ]),
      ...(listed.length > 0
        ? [
            chart({
              title: 'Scores',
              form: 'bars',
              labels: listed.map(({ domain }) => domain),
              series: [{ name: linkPosition.name, values: listed.map(({ score }) => shownScore(score)) }],
              highlight: 0,
              method: `${linkPosition.expression.join(' ')}, with the position by harmonic centrality.`,
            }),
          ]
        : []),
      domainTable({
        columns: [
          { label: 'Domain', form: 'mono' },
          { label: linkPosition.name, form: 'bar', method: linkPosition.expression.join(' ') },
          { label: 'Top', form: 'number', method: 'Position divided by the number of domains in the release.' },
          { label: 'Harmonic', form: 'number', method: 'Position by harmonic centrality.' },
          { label: 'PageRank', form: 'number', method: 'Position by PageRank.' },
          { label: 'Hosts', form: 'number', method: 'Host names that the crawl has seen.' },
          {
            label: 'Referring domains',
            form: 'number',
            method: 'Domains with a link to it, where links are loaded.',
          },
          ...metrics.map((label) => ({ label, form: 'number' as const, method: 'The provider’s own score.' })),
          { label: 'As of', form: 'mono' },
          { label: 'Note' },
        ],
        rows: rows.map((row) => [
          row.entered === row.domain ? row.domain : `${row.domain} (${row.entered})`,
          shownScore(row.score),
          row.topShare === null ? null : { text: shownShare(row.topShare) ?? '', sort: row.topShare },
          row.harmonicRank,
          row.pageRankPosition,
          row.hosts,
          row.referringDomains,
          ...metrics.map((label): Cell => {
            const { providerScore: one } = row
            return one && `${one.metric}, ${one.provider}` === label ? one.value : null
          }),
          row.asOf ?? '',
          [row.message, row.providerProblem].filter(Boolean).join(' '),
        ]),
      }),
    ],
  }
}

/** Leaves out columns without any value, which would push the others out of view. */
function domainTable(all: Parameters<typeof withKnownColumns>[0]) {
  const { leftOut, ...known } = withKnownColumns(all)
  const named = leftOut.filter((label) => label !== 'Note')
  const note = 'Unknown is not 0: the domain is not in the loaded data.'
  return table({ title: 'Domains', ...known, note: named.length > 0 ? `${note} ${leftOutNote(named)}` : note })
}
