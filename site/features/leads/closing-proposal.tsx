import type { FormState } from '#site/ui/forms/state.ts'
import { RequestBar } from '#site/ui/parts/request-bar.tsx'
import { AuditForms } from './audit-form.tsx'

type ClosingProposalProps = {
  /** The path of the page, to which the visitor returns without JavaScript. */
  page: string
  /** The slug of the service that the page is about. */
  service?: string | undefined
  state?: FormState | undefined
  /** For a page with a form of its own before this one. */
  hasBar?: boolean | undefined
}

/**
 * Renders the end of a page that convinces: the form in one row. It is the audit form, because a proposal begins with
 * an audit.
 */
export function ClosingProposal({ hasBar = true, ...props }: ClosingProposalProps) {
  return (
    <>
      {hasBar && <RequestBar href="#audit" label="Send me a proposal" text="It starts with a free audit." />}
      <section className="band strip-band" id="audit">
        <div className="page">
          <div className="strip-head">
            <h2>Send me a proposal</h2>
            <p className="lead">
              We start with a free audit of your site. Within five business days, you get a price and a first chart.
            </p>
          </div>
          <AuditForms {...props} />
        </div>
      </section>
    </>
  )
}
