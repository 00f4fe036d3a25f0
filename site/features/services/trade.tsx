import { DashList, Stat } from '#site/ui/parts/stat.tsx'
import { SourceLine, splitSource } from '#site/ui/text/source-line.tsx'

/** The label may end with the source of the figure: “Source: Google, 2016 https://…”. */
export type Figure = { value: string; label: string }

/** Renders what is usually wrong, and above it, if there is one, a figure. */
export function CommonProblems({ problems, figure }: { problems: string[]; figure?: Figure | undefined }) {
  return (
    <>
      <h2 className="t-headline">What is usually wrong</h2>
      <DashList items={problems} isPlain />
      {figure && <Giant {...figure} />}
    </>
  )
}

function Giant({ value, label }: Figure) {
  const { text, source } = splitSource(label)
  return (
    <div className="giant">
      <Stat figure={value} label={text} />
      {source && <SourceLine text={source} />}
    </div>
  )
}

/** Renders one paragraph in large type: who the service is for, and who is better served elsewhere. */
export function Audience({ text }: { text: string }) {
  return (
    <>
      <h2 className="t-headline">Who this is for</h2>
      <p className="audience">{text}</p>
    </>
  )
}

/** Renders factors one below another, as in a multiplication on paper: the line closes the sum. */
export function LeadValue({ terms, text }: { terms: string[]; text: string }) {
  return (
    <>
      <h2 className="t-headline">What you can afford to pay</h2>
      <p className="product">
        {terms.map((term, i) => (
          <span className="factor" key={term}>
            {i > 0 && <b>×</b>} <span>{term}</span>
          </span>
        ))}
        <span className="factor is-result">
          <b>=</b> <span>the most you can pay</span>
        </span>
      </p>
      {text && <p className="product-note">{text}</p>}
    </>
  )
}
