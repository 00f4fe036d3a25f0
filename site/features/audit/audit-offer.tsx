import type { ReactNode } from 'react'
import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { ShownOffer } from '#site/documents/tool-offers.ts'

type AuditOfferProps = {
  report: AuditReport
  /** The sentence about a service; undefined leads to the request for a proposal. */
  offer: ShownOffer | undefined
  /** The form that sends the report with a question. */
  form: ReactNode
}

/** Renders the end of a report: a sentence that leads on to a service, and the form. */
export function AuditOffer({ report: { counts }, offer, form }: AuditOfferProps) {
  const problems = counts.error + counts.warning
  return (
    <div className="report-offer">
      <p className="lead">
        {problems > 0 && `${countOf(problems, 'finding needs', 'findings need')} work. `}
        {offer?.before ?? 'We can do this work for you.'}{' '}
        {offer?.service ? (
          <>
            <a href={`/services/${offer.service.slug}/`}>{offer.service.title}</a>
            {offer.after}
          </>
        ) : (
          <a href="/contact-us/">Request a proposal</a>
        )}{' '}
        Someone here reads the report before they answer you.
      </p>
      {form}
    </div>
  )
}
