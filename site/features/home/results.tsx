import { withCommas } from '#engine/text/numbers.ts'
import { resultLines } from '#site/ui/charts/charts.ts'
import { AxisTicks } from '#site/ui/charts/range.tsx'
import { Proposal, type ProposalTexts } from './closing.tsx'

export type ResultHighlight = {
  /** "260%+", "500k to 900k" */
  figure: string
  /** "traffic growth" */
  label: string
  /** "under 6 months" */
  period: string
  client?: string
  months: number
  from: number
  to: number
  kind: 'growth' | 'paid'
  /** Weekly measurements from start to end. Without them, the line is straight. */
  values?: number[]
}

type ResultsProps = { title: string; lead?: string; highlights: ResultHighlight[]; proposal: ProposalTexts }

export function Results({ title, lead, highlights, proposal }: ResultsProps) {
  if (highlights.length === 0) return null
  const { lines, months, ticks } = resultLines(highlights)
  return (
    <section className="band night results">
      <div className="page result-head">
        <div>
          {title && <h2>{title}</h2>}
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="result-chart" />
      </div>
      <ol className="page result-rows">
        {highlights.map(({ figure, label, period, client, kind, months: taken, from, to }, i) => {
          const line = lines[i]
          const tone = i === 0 ? 'hot' : kind === 'paid' ? 'paid' : ''
          return (
            <li key={figure}>
              <p className="result-figure">{figure}</p>{' '}
              <p className="result-text">
                <b>{label}</b> {period} {client && <span>{client}</span>}
              </p>
              <div className="result-chart">
                {line && (
                  <svg
                    className={tone}
                    viewBox="0 0 600 150"
                    preserveAspectRatio="none"
                    role="img"
                    aria-label={`Line chart of ${label}: from ${withCommas(from)} to ${withCommas(to)} in ${taken} of ${months} months`}
                  >
                    <path className="line" d={line.path} />
                  </svg>
                )}
                {line && <i className={`end-dot ${tone}`} style={{ '--x': line.end.x, '--y': line.end.y }} />}
              </div>
            </li>
          )
        })}
      </ol>
      <div className="page result-axis">
        <AxisTicks ticks={ticks} />
      </div>
      <Proposal className="page close" {...proposal} />
    </section>
  )
}
