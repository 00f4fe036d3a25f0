import { safeUrl } from '#engine/rich-text/links.ts'
import { DashList, Stat } from '#site/ui/parts/stat.tsx'
import { SourceLine, splitSource } from '#site/ui/text/source-line.tsx'

/** The label may end with the source of the figure: “Source: Google, 2016 https://…”. */
export type Figure = { value: string; label: string }
export type Ledger = { heading: string; lead: string; rows: LedgerRow[] }
export type LedgerRow = { term: string; text: string; source: string; sourceUrl: string }

/** Renders three problems and, if there is one, a figure next to them. */
export function CommonProblems({ problems, figure }: { problems: string[]; figure?: Figure | undefined }) {
  if (problems.length === 0) return null
  return (
    <section className="band wrong">
      <div className={figure ? 'page wrong-grid' : 'page wrong-grid is-plain'}>
        {figure && <Giant {...figure} />}
        <h2 className={figure ? 't-headline' : undefined}>What is usually wrong</h2>
        <DashList items={problems} isPlain />
      </div>
    </section>
  )
}

function Giant({ value, label }: Figure) {
  const { text, source } = splitSource(label)
  return (
    <div className={value.length > 8 ? 'giant is-long' : 'giant'}>
      <Stat figure={value} label={text} />
      {source && <SourceLine text={source} />}
    </div>
  )
}

/** Renders one paragraph in large type: who the service is for, and who is better served elsewhere. */
export function Audience({ text }: { text: string }) {
  if (!text) return null
  return (
    <section className="band audience">
      <div className="page four-eight">
        <h2 className="section-label">Who it is for, and who it is not for</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}

/** Renders rules and limits, each list under its own heading. */
export function Ledgers({ ledgers }: { ledgers: Ledger[] }) {
  return ledgers
    .filter(({ rows }) => rows.length > 0)
    .map(({ heading, lead, rows }) => (
      <section className="band" key={heading}>
        <div className="page four-eight">
          <div className="ledger-head">
            <h2 className="t-headline">{heading}</h2>
            {lead && <p>{lead}</p>}
          </div>
          <dl className="ledger">
            {rows.map(({ term, text, source, sourceUrl }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text} {source && <Source name={source} address={sourceUrl} />}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    ))
}

function Source({ name, address }: { name: string; address: string }) {
  const safe = safeUrl(address)
  return (
    <span className="source">
      {safe ? (
        <a href={safe.href} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  )
}

/** Renders factors one below another, as in a multiplication on paper: the line closes the sum. */
export function LeadValue({ terms, text }: { terms: string[]; text: string }) {
  if (terms.length === 0) return null
  return (
    <section className="band lead-value">
      <div className="page lead-grid">
        <h2 className="t-headline">What a lead is worth</h2>
        <p className="product">
          {terms.map((term, i) => (
            <span className="factor" key={term}>
              {i > 0 && <b>×</b>} <span>{term}</span>
            </span>
          ))}
          <span className="factor is-result">
            <b>=</b> <span>one lead</span>
          </span>
        </p>
        {text && <p className="product-note">{text}</p>}
      </div>
    </section>
  )
}
