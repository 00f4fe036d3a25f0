import { METRICS, type Metric, verdict } from '#engine/web/vitals-histogram.ts'
import type { TemplateVitals } from './vitals-by-template.ts'

const names: Record<Metric, string> = { lcp: 'LCP', inp: 'INP', cls: 'CLS', ttfb: 'TTFB', fcp: 'FCP' }
const labels = { good: 'good', middling: 'needs work', poor: 'poor' }

/** Renders how fast the pages were for visitors: three of four visits were at least this fast. */
export function WebVitals({ days, templates }: { days: number; templates: TemplateVitals[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its table scrolls sideways on a phone, by keyboard too
    <section className="vitals" aria-labelledby="vitals-title" tabIndex={0}>
      <h2 id="vitals-title">Speed for visitors</h2>
      {templates.length === 0 ? (
        <p>No visit has been measured in the last {days} days.</p>
      ) : (
        <>
          <p>
            75th percentile of the last {days} days by kind of page, measured in visitors’ browsers and counted in steps
            of 10%. Nothing about individual visitors is stored.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                {METRICS.map((metric) => (
                  <th key={metric} scope="col">
                    {names[metric]}
                  </th>
                ))}
                <th scope="col">Visits</th>
              </tr>
            </thead>
            <tbody>
              {templates.map(({ template, visits, p75 }) => (
                <tr key={template}>
                  <th scope="row">{template}</th>
                  {METRICS.map((metric) => (
                    <Figure key={metric} metric={metric} value={p75[metric]} />
                  ))}
                  <td>{visits}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function Figure({ metric, value }: { metric: Metric; value: number | undefined }) {
  if (value === undefined) return <td>not measured</td>
  const state = verdict(metric, value)
  return (
    <td data-state={state}>
      {metric === 'cls' ? (value / 1000).toFixed(3) : `${value} ms`} <small>{labels[state]}</small>
    </td>
  )
}
