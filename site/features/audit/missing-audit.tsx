import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/parts/button.tsx'

/** Renders what a link to an audit shows that was deleted, has expired, or never existed. */
export function MissingAudit({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <section className="page audit-head">
      <Breadcrumbs crumbs={crumbs} />
      <h1>There is no report at this link</h1>
      <div className="state">
        <svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60H400" />
        </svg>
        <p>
          It has expired or was deleted, or its shared link was revoked. If you copied the link, check that it is
          complete.
        </p>
        <p>
          <ButtonLink href="/audit/" icon="rise">
            Start a new audit
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
