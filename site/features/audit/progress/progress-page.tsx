import type { ReactNode } from 'react'
import type { AuditReport } from '#audit/report.ts'
import { amountText, STAGES, stageText } from '#audit/stages.ts'
import type { StoredAudit } from '#audit/stored-audit.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { Control } from '#site/ui/parts/button.tsx'
import { Severity } from '#site/ui/parts/icon.tsx'
import { Horizon } from '../horizon.tsx'
import { NotifyForm } from '../notify-form.tsx'
import { SEVERITIES, severityIds } from '../severity.ts'

type ProgressPageProps = {
  audit: StoredAudit
  crumbs: Crumb[]
  /** Whether the visitor has the link that may stop the audit. */
  isOwner: boolean
  state: FormState | undefined
}

/** Findings that are listed while the audit runs; the report has all of them. */
const MAX_FINDINGS = 30

/**
 * Renders an audit that waits or runs. Elements with `data-part` are replaced by a script whenever something was found;
 * without scripts, the page refreshes itself.
 */
export function ProgressPage({ audit, crumbs, isOwner, state }: ProgressPageProps) {
  const { progress, host, key, report } = audit
  const base = `/api/audit/${key}`
  return (
    <div data-audit={isOwner ? key : undefined}>
      <section className="page audit-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="audit-host">{host}</h1>
        <div className="progress-lead">
          <p className="lead" role="status" data-stage="">
            {stageText(progress)}
          </p>
          <p className="data" data-amount="">
            {amountText(progress)}
          </p>
        </div>
      </section>
      <Horizon ticks={progress.ticks} of={progress.ofPages ?? progress.ticks.length} isRunning />
      <section className="band progress-band" aria-label="Progress">
        <div className="page four-eight">
          <div className="progress-side">
            <Steps stage={progress.stage} />
            <noscript>
              <p className="hint">This page refreshes itself until the report is ready.</p>
            </noscript>
            {isOwner && (
              <>
                <form method="post" action={`${base}/stop`} className="stop-form">
                  <Control type="submit">{report ? 'Stop and show what was found' : 'Stop this audit'}</Control>
                </form>
                <p className="hint">
                  You can close this page. The audit continues, and you’ll find its report at this address.
                </p>
                <NotifyForm auditKey={key} isReady={false} state={state} />
              </>
            )}
          </div>
          <div data-part="found">
            <Found report={report} />
          </div>
        </div>
      </section>
    </div>
  )
}

function Steps({ stage }: { stage: StoredAudit['progress']['stage'] }) {
  const now = STAGES.findIndex(({ id }) => id === stage)
  return (
    <ol className="run-steps" data-steps="">
      {STAGES.map(({ id, label }, at) => (
        <li
          key={id}
          className={at < now ? 'done' : at === now ? 'now' : undefined}
          aria-current={at === now ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  )
}

function Found({ report }: { report: AuditReport | undefined }) {
  if (!report || report.findings.length === 0)
    return (
      <Part title="Found so far">
        <p className="block-note">{report ? 'Nothing so far.' : 'Findings appear here once the first page is read.'}</p>
      </Part>
    )
  const { findings, counts } = report
  const shown = findings.slice(0, MAX_FINDINGS)
  return (
    <Part
      title="Found so far"
      note={severityIds
        .filter((severity) => counts[severity] > 0)
        .map((severity) => countOf(counts[severity], SEVERITIES[severity].word.toLowerCase()))
        .join(', ')}
    >
      <ul className="found-list">
        {shown.map(({ id, severity, title }) => (
          <li key={id}>
            <Severity kind={SEVERITIES[severity].kind}>{SEVERITIES[severity].word}</Severity>
            <span>{title}</span>
          </li>
        ))}
      </ul>
      {findings.length > shown.length && (
        <p className="block-note">{countOf(findings.length - shown.length, 'more finding')} so far.</p>
      )}
    </Part>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <>
      <div className="part-head">
        <h2 className="t-title">{title}</h2>
        {note && <p className="data">{note}</p>}
      </div>
      {children}
    </>
  )
}
