import { closingLine, type Series } from '#site/ui/charts/charts.ts'
import { ButtonLink } from '#site/ui/parts/button.tsx'

export type ProposalTexts = { button: string; title?: string; text?: string }

/** Renders the call to action, which links to the form on the page. */
export function Proposal({ button, title, text, className = '' }: ProposalTexts & { className?: string }) {
  return (
    <div className={`proposal ${className}`} data-proposal="">
      {title && <h3>{title}</h3>}
      {text && <p>{text}</p>}
      <ButtonLink href="#audit" icon="rise">
        {button || 'Send me a proposal'}
      </ButtonLink>
    </div>
  )
}

type ClosingProps = { title: string; proposal: ProposalTexts; series?: Series }

/** Renders the horizon again; the hero's line leaves the page at the top right. */
export function Closing({ title, proposal, series = [] }: ClosingProps) {
  const line = closingLine(series)
  return (
    <section className="closing">
      <div className="page closing-grid">
        {title && <h2 className="t-hero">{title}</h2>}
        <Proposal {...proposal} />
      </div>
      {line && (
        <svg className="closing-line" viewBox="0 0 1440 240" preserveAspectRatio="none" aria-hidden="true">
          <path className="calm" d={`M0 238.5H${line.turnX}`} />
          <path className="hot" d={line.hot} />
        </svg>
      )}
    </section>
  )
}
