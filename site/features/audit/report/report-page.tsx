import type { ReactNode } from 'react'
import type { EarlierAudit } from '#cms/database/client.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import type { Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { Horizon } from '../horizon.tsx'
import { ByEmail } from './by-email.tsx'
import { reportCharts } from './charts.ts'
import { ExaminedAgain } from './check-again.tsx'
import { ComparisonPart, type Other } from './comparison.tsx'
import { Findings } from './findings.tsx'
import { FirstFive } from './first-five.tsx'
import type { FindingFilter } from './fits-filter.ts'
import { ReportHead } from './head.tsx'
import { Manage } from './manage.tsx'
import { Measured } from './measured.tsx'
import { PagesTable } from './pages-table.tsx'
import { ScoreGroups } from './score-groups.tsx'
import { SiteDiagram } from './site-diagram.tsx'
import { Speed } from './speed.tsx'
import type { ReportedAudit, ReportParts } from './view.ts'

export type ReportPageProps = ReportParts & {
  audit: ReportedAudit
  /** The key in the URL: the owner's, or the one that was shared. */
  shownKey: string
  origin: string
  crumbs: Crumb[]
  filter: FindingFilter
  other: Other | undefined
  /** Audits of the same site that staff may read; none for visitors. */
  earlier: EarlierAudit[]
  /** The sentence that leads on to a service, and the form that sends the report with a question. */
  offer: ReactNode
  /** The result of a form without JavaScript. */
  state: FormState | undefined
}

/** Renders the report of an audit that has ended. */
export function ReportPage({
  audit,
  shownKey,
  origin,
  crumbs,
  filter,
  other,
  earlier,
  offer,
  state,
  ScoreRing,
  Chart,
}: ReportPageProps) {
  const { report, key, host } = audit
  const isOwner = shownKey === key
  const hasPages = report.pages.length > 0
  const hasFindings = hasPages || report.findings.length > 0
  return (
    <div
      className="audit-report"
      data-report={isOwner ? key : undefined}
      data-host={isOwner ? host : undefined}
      data-at={isOwner ? new Date(report.endedAt).toISOString() : undefined}
    >
      {audit.isExaminedAgain && <ExaminedAgain />}
      <ReportHead audit={audit} shownKey={shownKey} crumbs={crumbs} ScoreRing={ScoreRing} />
      {hasPages && <Horizon ticks={report.pages} of={report.pages.length} />}
      <FirstFive report={report} />
      {hasPages && <ScoreGroups score={report.score} />}
      {hasFindings && <Findings report={report} shownKey={shownKey} isOwner={isOwner} filter={filter} />}
      {report.templates.length > 0 && (
        <section className="band" aria-labelledby="structure">
          <div className="page">
            <div className="part-head">
              <h2 className="t-headline" id="structure">
                How the site is built
              </h2>
              <p className="data">Columns: clicks from the start page. Bands: links that lead further.</p>
            </div>
            <SiteDiagram pages={report.pages} flow={report.flow} />
            <div className="report-charts report">
              {reportCharts(report.pages).map((block) => (
                <Chart key={block.title} {...block} />
              ))}
            </div>
          </div>
        </section>
      )}
      <Speed speed={report.speed} shownKey={shownKey} />
      {hasPages && <PagesTable pages={report.pages} home={report.home} shownKey={shownKey} />}
      <Measured {...report} />
      {hasPages && (
        <ComparisonPart host={host} report={report} hiddenIds={audit.hiddenIds ?? []} other={other} earlier={earlier} />
      )}
      {offer && (
        <section className="band offer-band" aria-label="What we can do about it">
          <div className="page">{offer}</div>
        </section>
      )}
      {isOwner && <ByEmail auditKey={key} state={state} />}
      {isOwner && <Manage audit={audit} origin={origin} />}
    </div>
  )
}
