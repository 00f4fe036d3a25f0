import type { AuditReport } from '#audit/report.ts'
import { Bars } from '#site/ui/charts/rows.tsx'
import { reportCharts } from '../report/charts.ts'
import { SiteDrawing } from '../report/site-diagram.tsx'
import { layOutSite } from '../report/site-layout.ts'
import { Section } from './parts.tsx'

/** What is legible across a page. */
const LAYOUT = { maxDepth: 4, maxNodes: 5, column: 244 }
const MAX_ROWS = 20

/** Renders the site as a drawing and a table, and its pages as charts with their figures. */
export function Structure({ report }: { report: AuditReport }) {
  const layout = layOutSite(report, LAYOUT)
  const rows = layout.nodes.toSorted((a, b) => a.depth - b.depth || b.pages - a.pages)
  return (
    <Section
      id="structure"
      title="How the site is built"
      isNewPage
      lead="Columns: clicks from the start page. Bands: links that lead further."
    >
      <div className="print-drawing">
        {layout.nodes.length > 1 && <SiteDrawing layout={layout} />}
        {layout.worst && <p className="print-note">The marked edge shows the pages with the most errors.</p>}
      </div>
      <div className="print-charts">
        {reportCharts(report.pages).map((chart) => (
          <figure key={chart.title}>
            <figcaption>
              <h3>{chart.title}</h3>
            </figcaption>
            <div
              role="img"
              aria-label={chart.labels.map((label, at) => `${label}: ${chart.series[0]?.values[at] ?? 0}`).join(', ')}
            >
              <Bars {...chart} />
            </div>
            <p className="print-note">{chart.method}</p>
          </figure>
        ))}
      </div>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">Clicks</th>
            <th scope="col">Template</th>
            <th scope="col" className="num">
              Pages
            </th>
            <th scope="col" className="num">
              Errors on them
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map(({ depth, label, pages, errors }) => (
            <tr key={`${depth} ${label}`}>
              <td>{depth}</td>
              <td>{label}</td>
              <td className="num">{pages.toLocaleString('en-US')}</td>
              <td className="num">{errors.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX_ROWS && (
        <p className="print-more">
          and {rows.length - MAX_ROWS} more rows: the CSV of pages has depth and template of each
        </p>
      )}
    </Section>
  )
}
