import type { ReactNode } from 'react'
import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'

type AuditOfferProps = {
  report: AuditReport
  /** The form that sends the report with a question. */
  form: ReactNode
}

/** Renders the end of a report: a sentence that leads on to a service, and the form. */
export function AuditOffer({ report: { counts }, form }: AuditOfferProps) {
  const problems = counts.error + counts.warning
  return (
    <div className="report-offer">
      <p className="lead">
        {problems > 0 && `${countOf(problems, 'finding needs', 'findings need')} work. `}
        {problems > 0 ? 'We fix findings like these, in this order, in ' : 'Keeping a site this clean is part of '}
        <a href="/services/seo/">SEO</a>. Someone here reads the report before they answer you.
      </p>
      {form}
    </div>
  )
}
