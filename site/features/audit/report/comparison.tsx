import { compareReports } from '#audit/compare.ts'
import type { AuditFinding } from '#audit/findings.ts'
import { GROUPS } from '#audit/groups.ts'
import type { AuditReport } from '#audit/report.ts'
import type { EarlierAudit } from '#cms/database/client.ts'
import { countOf } from '#engine/text/count-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { SEVERITIES } from '../severity.ts'

/** Another audit to compare with, or why there is none. */
export type Other = { host: string; report: AuditReport; path: string; hiddenIds: string[] } | { problem: string }

type ComparisonProps = {
  host: string
  report: AuditReport
  /** Findings of the report that are hidden: what is not shown is neither fixed nor new. */
  hiddenIds: string[]
  other: Other | undefined
  earlier: EarlierAudit[]
}

/** Renders two audits side by side; of one site, also what was fixed and what is new. */
export function ComparisonPart({ host, report, hiddenIds, other, earlier }: ComparisonProps) {
  const found = other && 'report' in other ? other : undefined
  const title = found?.host === host ? 'What has changed' : found ? `Compared with ${found.host}` : 'Compare'
  return (
    <section className="band compare-band" aria-labelledby="compare">
      <div className="page four-eight">
        <h2 className="t-headline" id="compare">
          {title}
        </h2>
        <div className="compare-parts">
          <div>
            <form className="compare-form" action="#compare">
              <label htmlFor="with">Link to another audit</label>
              <input id="with" name="with" type="text" autoComplete="off" aria-describedby="with-hint" />
              <Control type="submit">Compare</Control>
              <p className="hint" id="with-hint">
                An earlier one of this site, or one of a competitor.
              </p>
            </form>
            <ul className="earlier-audits" data-earlier-audits="" hidden />
            {earlier.length > 0 && (
              <>
                <p className="hint">Only signed-in staff see this list:</p>
                <ul className="earlier-audits">
                  {earlier.map(({ shareKey, finishedAt }) => (
                    <li key={shareKey}>
                      <a href={`?with=${shareKey}#compare`}>Audit of {formatDate(new Date(finishedAt))}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {other && 'problem' in other && (
              <p className="error" role="alert">
                {other.problem}
              </p>
            )}
          </div>
          {found && <SideBySide own={{ host, report }} other={found} />}
          {found?.host === host && (
            <Changes own={report} other={found.report} hiddenIds={[...hiddenIds, ...found.hiddenIds]} />
          )}
        </div>
      </div>
    </section>
  )
}

type Side = { host: string; report: AuditReport }

function SideBySide({ own, other }: { own: Side; other: Side }) {
  const rows: [label: string, of: (report: AuditReport) => string | number | null][] = [
    ['Score', ({ score }) => score.value],
    ['Errors', ({ counts }) => counts.error],
    ['Warnings', ({ counts }) => counts.warning],
    ['Notices', ({ counts }) => counts.notice],
    ['URLs', ({ pages }) => pages.length],
    ...own.report.score.groups
      .filter(({ rules }) => rules > 0)
      .map(({ group }): (typeof rows)[number] => [
        GROUPS[group].label,
        ({ score }) => scoreText(score.groups.find((one) => one.group === group)?.score),
      ]),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section className="table-scroll" tabIndex={0} aria-label="Both audits">
      <table>
        <thead>
          <tr>
            <td />
            {[own, other].map(({ host, report }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both can be of one site
              <th key={at} scope="col" className="num">
                {host}
                <br />
                {formatDate(new Date(report.endedAt))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num mono">{of(own.report) ?? 'unknown'}</td>
              <td className="num mono">{of(other.report) ?? 'unknown'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const scoreText = (score: number | null | undefined) => (typeof score === 'number' ? Math.floor(score) : null)

/** Whichever audit is older comes first. */
function Changes({ own, other, hiddenIds }: { own: AuditReport; other: AuditReport; hiddenIds: string[] }) {
  const shown = (report: AuditReport) => ({
    ...report,
    findings: report.findings.filter(({ id }) => !hiddenIds.includes(id)),
  })
  const [before, after] = own.endedAt >= other.endedAt ? [shown(other), shown(own)] : [shown(own), shown(other)]
  const { fixed, new: added, unchanged, unknown } = compareReports(before, after)
  return (
    <>
      <ChangeList title="Fixed" findings={fixed} isGood />
      <ChangeList title="New" findings={added} />
      <ChangeList title="Unchanged" findings={unchanged.map(({ finding }) => finding)} />
      <ChangeList title="Not measured again" findings={unknown} />
    </>
  )
}

/** Findings that are listed of each kind. */
const MAX_CHANGES = 30

function ChangeList({
  title,
  findings,
  isGood = false,
}: {
  title: string
  findings: AuditFinding[]
  isGood?: boolean
}) {
  if (findings.length === 0) return null
  return (
    <details className="changes" open={title !== 'Unchanged'}>
      <summary>
        {title} <span className="data">{countOf(findings.length, 'finding')}</span>
      </summary>
      <ul className="found-list">
        {findings.slice(0, MAX_CHANGES).map(({ id, severity, title: own }) => (
          <li key={id}>
            <Severity kind={isGood ? 'pass' : SEVERITIES[severity].kind}>
              {isGood ? 'Fixed' : SEVERITIES[severity].word}
            </Severity>
            <span>{own}</span>
          </li>
        ))}
      </ul>
      {findings.length > MAX_CHANGES && (
        <p className="block-note">and {countOf(findings.length - MAX_CHANGES, 'more finding')}</p>
      )}
    </details>
  )
}
