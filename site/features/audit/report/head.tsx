import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { formatDuration, formatMoment } from '#site/ui/charts/figures.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Icon, Severity } from '#site/ui/parts/icon.tsx'
import { SeverityCounts } from './severity-counts.tsx'
import { TextFiles } from './text-files.tsx'
import type { ReportedAudit, ReportParts } from './view.ts'
import { reportPath } from './view.ts'

type ReportHeadProps = {
  audit: ReportedAudit
  /** The key in the URL: the owner's, or the one that was shared. */
  shownKey: string
  crumbs: Crumb[]
  ScoreRing: ReportParts['ScoreRing']
}

/** Renders the verdict, the score, where the figures come from, and the files. */
export function ReportHead({ audit, shownKey, crumbs, ScoreRing }: ReportHeadProps) {
  const { report, host, state } = audit
  const { score, counts, pages, templates, startedAt, endedAt } = report
  return (
    <header className="page audit-head report-top">
      <Breadcrumbs crumbs={crumbs} />
      <div className="report-verdict">
        <div>
          <h1 className="audit-host">{host}</h1>
          <p className="t-headline" id="verdict">
            {report.verdict}
          </p>
          {score.value === null && (
            <p className="report-again">
              <ButtonLink href={`/audit/?url=${encodeURIComponent(audit.url)}`} icon="rise">
                Try again
              </ButtonLink>
            </p>
          )}
          {state === 'stopped' && (
            <p className="report-partial">
              <Severity kind="warning">Stopped early</Severity>
            </p>
          )}
          <p className="data source">
            {countOf(pages.length, 'URL')} · {countOf(templates.length, 'template')} ·{' '}
            <time dateTime={new Date(endedAt).toISOString()}>{formatMoment(new Date(endedAt).toISOString())}</time> ·{' '}
            {formatDuration(endedAt - startedAt)}
          </p>
        </div>
        <ScoreRing
          kind="score"
          label="Score"
          value={score.value}
          {...(score.value === null ? { word: 'Too little measured' } : {})}
          method={`The weighted mean of the groups below. ${percent(score.measured)} of the weight was measured.`}
          ref={{ label: 'Formula of the audit score', url: '/tools/formulas/audit-score/' }}
        />
      </div>
      <div className="report-facts">
        {isCounted(report) && <SeverityCounts counts={counts} />}
        <ul className="report-files" aria-label="Download the report">
          <li>
            <a className="control" href={reportPath(shownKey, 'report.pdf')}>
              <Icon name="save" /> PDF
            </a>
          </li>
          <TextFiles host={host} shownKey={shownKey} />
        </ul>
      </div>
    </header>
  )
}

/** Returns whether the counts mean something: where too little was read for a score, no errors would be no news. */
export const isCounted = ({ score, findings }: AuditReport): boolean => score.value !== null || findings.length > 0

export const percent = (share: number) => `${Math.round(share * 100)}%`
