import { countOf } from '#engine/text/count-of.ts'
import { shorten } from '#engine/text/shorten.ts'
import type { GraphBlock } from '#engine/tool/blocks.ts'
import { connections } from '#engine/tool/text-report.ts'
import { ReportBlock } from './block-parts.tsx'
import { layOutGraph, NODE_HEIGHT, NODE_WIDTH } from './graph-layout.ts'
import { TableView } from './table.tsx'
import { Tree } from './tree.tsx'

/** Maximum number of nodes; a larger graph is unreadable, and the table has all connections. */
const MAX_NODES = 60
const MAX_ROWS = 500
const MAX_LABEL_LENGTH = 26

/** Renders nodes and edges as a drawing and the same connections as a table, or as a tree whose branches open. */
export function Graph(graph: GraphBlock) {
  return graph.form === 'tree' ? <Tree {...graph} /> : <Drawing {...graph} />
}

function Drawing({ title, nodes, edges, note }: GraphBlock) {
  const layout = layOutGraph({ nodes, edges }, MAX_NODES)
  const rows = connections({ nodes, edges }).slice(0, MAX_ROWS)
  const left = nodes.length - layout.nodes.length
  return (
    <ReportBlock title={title} className="is-graph">
      {note && <p className="block-note">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="graph" aria-label={`${title}, drawing`} tabIndex={0}>
        <svg
          role="img"
          aria-label={`${countOf(nodes.length, 'entity', 'entities')}, ${countOf(edges.length, 'connection')}. The table below lists them.`}
          viewBox={`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
          width={layout.width + 4}
          height={layout.height + 4}
        >
          {layout.edges.map(({ from, to, label, path, x, y }) => (
            <g key={`${from} ${label} ${to}`}>
              <path className="graph-edge" d={path} />
              <text className="graph-label" x={x} y={y} textAnchor="end">
                {short(label)}
              </text>
            </g>
          ))}
          {layout.nodes.map(({ id, label, detail, x, y }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              <title>{detail ? `${label}: ${detail}` : label}</title>
              <rect className="graph-node" width={NODE_WIDTH} height={NODE_HEIGHT} />
              <text className="graph-type" x="10" y={detail ? 18 : 27}>
                {short(label)}
              </text>
              {detail && (
                <text className="graph-detail" x="10" y="35">
                  {short(detail)}
                </text>
              )}
            </g>
          ))}
        </svg>
      </section>
      {left > 0 && <p className="block-note">{left} more entities are in the table only.</p>}
      {rows.length > 0 && (
        <details className="twin">
          <summary>As a table</summary>
          <TableView
            label={`${title}, as a table`}
            columns={[{ label: 'From' }, { label: 'Property', form: 'mono' }, { label: 'To' }]}
            rows={rows}
          />
        </details>
      )}
    </ReportBlock>
  )
}

const short = (text: string) => shorten(text, MAX_LABEL_LENGTH)
