import type { StoredAudit } from '#audit/stored-audit.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'

type FailedAuditProps = { audit: Pick<StoredAudit, 'host' | 'url' | 'message' | 'state'>; crumbs: Crumb[] }

/** Renders an audit that ended without a report: what happened, and what to do. */
export function FailedAudit({ audit: { host, url, message, state }, crumbs }: FailedAuditProps) {
  const isStopped = state === 'stopped'
  return (
    <section className="page audit-head">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="audit-host">{host}</h1>
      <div className={isStopped ? 'state' : 'state is-error'}>
        <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60H150" />
          <path className="stop" d="M150 48V72" />
        </svg>
        <h2>{isStopped ? 'Stopped before the first page' : 'The audit could not be finished'}</h2>
        <p>{message ?? (isStopped ? 'Nothing was read, so there is no report.' : 'Try again in a few minutes.')}</p>
        <p>
          <ButtonLink href={`/audit/?url=${encodeURIComponent(url)}`} icon="rise">
            Try again
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
