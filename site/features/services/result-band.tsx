import { resultLines } from '#site/ui/charts/charts.ts'
import { AxisTicks } from '#site/ui/charts/range.tsx'
import { MoreLink } from '#site/ui/parts/button.tsx'
import type { Result } from './result.ts'

/** Renders one client and the line of that client's own figures. */
export function ResultBand({ result }: { result: Result }) {
  const { title, href, row } = result
  return (
    <section className="band night results one-result">
      <div className="page result-head">
        <div>
          <h2>{title}</h2>
          {row && (
            <p className="lead">The line starts in our first month. The case study has the date of every change.</p>
          )}
        </div>
        {row && <div className="result-chart" />}
      </div>
      {row && <ResultRow client={result.client} row={row} />}
      <p className="page close">
        <MoreLink href={href}>Read the case study</MoreLink>
      </p>
    </section>
  )
}

function ResultRow({ client, row }: { client: string; row: NonNullable<Result['row']> }) {
  const { figure, unit, period, peak, months, values, isPaid } = row
  const { lines, ticks } = resultLines([{ months, from: values[0] ?? 0, to: values.at(-1) ?? 0, values }])
  const line = lines[0]
  const tone = isPaid ? 'paid' : 'hot'
  return (
    <>
      <ol className="page result-rows">
        <li>
          <p className="result-figure">{figure}</p>
          <p className="result-text">
            <b>{unit}</b> {period} {peak && <span>Highest: {peak}</span>} <span>{client}</span>
          </p>
          <div className="result-chart">
            {line && (
              <svg
                className={tone}
                viewBox="0 0 600 150"
                preserveAspectRatio="none"
                role="img"
                aria-label={`Line chart of ${client || 'one client'}: ${figure} ${unit} in ${months} months`}
              >
                <path className="line" d={line.path} />
              </svg>
            )}
            {line && <i className={`end-dot ${tone}`} style={{ '--x': line.end.x, '--y': line.end.y }} />}
          </div>
        </li>
      </ol>
      <div className="page result-axis">
        <AxisTicks ticks={ticks} />
      </div>
    </>
  )
}
