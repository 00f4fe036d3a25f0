import type { Envelope } from '#engine/tool/envelope.ts'
import type { Field } from '#engine/tool/field.ts'
import { sentReport } from '#engine/tool/sent-report.ts'
import type { ShownOffer } from '#site/documents/tool-offers.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import { chooseOffer, hasResult, workIn } from './choose-offer.ts'
import { pastedFields } from './pasted-fields.ts'
import { QuestionForm } from './question-form.tsx'

type ReportOfferProps = {
  tool: { slug: string; fields: Pick<Field, 'name' | 'control' | 'secret'>[] }
  offers: ShownOffer[]
  page: string
  /** The report that the page was rendered with. A script follows every other one: run/follow-offer.ts. */
  envelope?: Envelope | undefined
  state?: FormState | undefined
}

/** Renders the end of a report: a sentence that leads on to a service, and a form that sends the report to us. */
export function ReportOffer({ tool, offers, page, envelope, state }: ReportOfferProps) {
  const findings = envelope?.findings ?? []
  const chosen = chooseOffer(offers, findings)
  const pasted = pastedFields(tool.fields)
  const isShown = (envelope && hasResult(envelope)) || state?.form === 'question'
  const report = envelope && hasResult(envelope) ? sentReport(envelope, { pasted, withPasted: true }) : undefined
  return (
    <section
      className="report-offer"
      aria-label="What we can do about it"
      data-offers=""
      data-pasted={pasted.join(' ')}
      hidden={!isShown}
    >
      {offers.map(({ when, before, after, service }, at) => (
        <p className="lead" key={before} data-offer={when.join(' ')} hidden={at !== chosen}>
          <span data-work="">{workIn(findings)}</span> {before}
          {service ? (
            <>
              <a href={`/services/${service.slug}/`}>{service.title}</a>
              {after}
              {service.terms && <span className="data">{service.terms}</span>}
            </>
          ) : (
            <a href="/contact-us/">Request a proposal</a>
          )}
        </p>
      ))}
      <QuestionForm
        tool={tool.slug}
        page={page}
        report={report ? JSON.stringify(report) : ''}
        asksForPasted={pasted.length > 0}
        state={state}
      />
    </section>
  )
}
