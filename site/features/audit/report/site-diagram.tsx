import type { AuditReport } from '#audit/report.ts'
import { countOf } from '#engine/text/count-of.ts'
import { shorten } from '#engine/text/shorten.ts'
import { layOutSite, NODE_WIDTH, type SiteLayout } from './site-layout.ts'

const MAX_LABEL = 21
/** Rows of the table; the JSON file has all. */
const MAX_ROWS = 100

/** Renders the site as columns of templates by depth with the links that lead further, and the same as a table. */
export function SiteDiagram({ pages, flow }: Pick<AuditReport, 'pages' | 'flow'>) {
  const layout = layOutSite({ pages, flow })
  const { nodes, worst, height } = layout
  return (
    <>
      <section
        className="site-diagram"
        aria-label="The site, drawing"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        style={{ '--height': height + 2 }}
      >
        <SiteDrawing layout={layout} />
      </section>
      {worst && <p className="block-note">The orange edge marks the pages with the most errors.</p>}
      <details className="twin">
        <summary>As tables</summary>
        <DataTable
          label="Pages by depth and template"
          head={['Clicks', 'Template', 'Pages', 'Errors']}
          rows={nodes.map((node) => [node.depth, node.label, node.pages, node.errors])}
        />
        <DataTable
          label="Links among templates"
          head={['From', 'Clicks', 'To', 'Clicks', 'Links']}
          rows={flow.slice(0, MAX_ROWS).map((one) => [one.from, one.fromDepth, one.to, one.toDepth, one.links])}
        />
        {flow.length > MAX_ROWS && (
          <p className="block-note">
            The {MAX_ROWS} largest of {countOf(flow.length, 'row')}. The JSON file has all of them.
          </p>
        )}
      </details>
    </>
  )
}

/** Renders the drawing alone. */
export function SiteDrawing({ layout: { nodes, bands, columns, worst, width, height } }: { layout: SiteLayout }) {
  return (
    <svg
      role="img"
      aria-label={`${countOf(nodes.length, 'group')} of pages in ${countOf(columns.length, 'column')} by clicks from the start page. The tables below list them.`}
      viewBox={`-1 0 ${width + 2} ${height + 2}`}
      width={width + 2}
      height={height + 2}
    >
      {columns.map(({ x, label }) => (
        <text key={label} className="diagram-column" x={x} y="14">
          {label}
        </text>
      ))}
      {bands.map(({ path, stroke, from, to, links }) => (
        <path key={path} className="diagram-band" d={path} strokeWidth={stroke}>
          <title>{`${countOf(links, 'link')} from ${from} to ${to}`}</title>
        </path>
      ))}
      {nodes.map((node) => (
        <g key={`${node.depth} ${node.label}`} transform={`translate(${node.x} ${node.y})`}>
          <title>{`${node.label}: ${countOf(node.pages, 'page')}, ${countOf(node.errors, 'error')}`}</title>
          <rect className="diagram-node" width={NODE_WIDTH} height={node.height} />
          {node === worst && <rect className="diagram-worst" width="5" height={node.height} />}
          <text className="diagram-name" x="14" y="19">
            {shorten(node.label, MAX_LABEL)}
          </text>
          <text className="diagram-count" x="14" y="36">
            {countOf(node.pages, 'page')}
            {node === worst && ` · ${countOf(node.errors, 'error')}`}
          </text>
        </g>
      ))}
    </svg>
  )
}

type DataTableProps = { label: string; head: string[]; rows: (string | number)[][] }

function DataTable({ label, head, rows }: DataTableProps) {
  const isFigure = (at: number) => typeof rows[0]?.[at] === 'number'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have one name
              <th key={at} scope="col" className={isFigure(at) ? 'num' : undefined}>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished report never move
            <tr key={at}>
              {row.map((cell, of) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={of} className={typeof cell === 'number' ? 'num mono' : undefined}>
                  {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
