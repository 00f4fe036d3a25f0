import type { ReactNode } from 'react'
import type { AnyFormula, FormulaConstant, FormulaInput } from '#engine/formulas/define-formula.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { Breadcrumbs, type Crumb } from '#site/ui/parts/breadcrumbs.tsx'

type FormulaPageProps = {
  formula: AnyFormula
  crumbs: Crumb[]
  /** The tools that use it. */
  tools: { name: string; href: string }[]
}

/** Renders a formula as the code computes it: its text, inputs, constants, and calculations with real values. */
export function FormulaPage({ formula, crumbs, tools }: FormulaPageProps) {
  const inputs: FormulaInput[] = Object.values(formula.inputs)
  const constants: FormulaConstant[] = Object.values(formula.constants)
  return (
    <article className="formula">
      <header className="page formula-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{formula.name}</h1>
        <p className="lead">{formula.summary}</p>
        <pre className="formula-text">
          <code>{formula.expression.join('\n')}</code>
        </pre>
      </header>
      <Part id="inputs" title="Inputs">
        <dl className="symbols">
          {inputs.map(({ symbol, meaning, unit, source }) => (
            <div key={symbol}>
              <dt>{symbol}</dt>
              <dd>
                <p>{meaning}</p>
                <p className="data">
                  {unit} · <a href={source.url}>{source.label}</a>
                </p>
              </dd>
            </div>
          ))}
          {constants.map(({ symbol, value, meaning, why }) => (
            <div key={symbol}>
              <dt>{symbol}</dt>
              <dd>
                <p>
                  <b className="constant">{withCommas(value)}</b> {meaning}
                </p>
                <p className="formula-why">{why}</p>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="example" title="Worked examples">
        <div className="calculations">
          {formula.examples.map(({ label, values }) => (
            <section key={label} aria-label={label}>
              <h3>{label}</h3>
              <ol>
                {formula.explain(values).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <p className="formula-why">The code that computes the reports also wrote these lines.</p>
      </Part>
      <Part id="properties" title="What it promises">
        <Lines lines={formula.properties} />
      </Part>
      <Part id="missing" title="If an input is unknown">
        <p className="formula-line">{formula.missing}</p>
      </Part>
      <Part id="limits" title="What it does not say">
        <Lines lines={formula.limits} />
      </Part>
      {tools.length > 0 && (
        <Part id="used-by" title="Used by">
          <ul className="formula-tools">
            {tools.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}

/** Renders the list of all formulas. */
export function FormulasIndex({
  formulas,
  crumbs,
}: {
  formulas: { name: string; summary: string; href: string }[]
  crumbs: Crumb[]
}) {
  return (
    <div className="page formula-head formulas">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Formulas</h1>
      <p className="lead">
        Where a tool computes a score, you can compute it too. Each page has the formula, its inputs and their sources,
        and a worked example.
      </p>
      <ul className="entries">
        {formulas.map(({ name, summary, href }) => (
          <li key={href}>
            <a href={href}>
              <b>{name}</b> <span>{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="page four-eight">
        <h2 className="t-headline" id={id}>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="dash plain formula-line">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
