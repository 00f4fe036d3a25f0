import type { GraphBlock, GraphNode } from '#engine/tool/blocks.ts'
import { ReportBlock } from './block-parts.tsx'
import { WebLink } from './web-link.tsx'

/** Branches of the first levels are open. */
const OPEN_LEVELS = 1

/** Renders a tree as nested lists: each node opens its children. */
export function Tree({ title, nodes, edges, note }: GraphBlock) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Set<string>()
  const children = new Map<string, GraphNode[]>()
  for (const { from, to } of edges) {
    const child = byId.get(to)
    if (!child || !byId.has(from) || parents.has(to)) continue
    parents.add(to)
    children.set(from, [...(children.get(from) ?? []), child])
  }
  const roots = nodes.filter(({ id }) => !parents.has(id))
  return (
    <ReportBlock title={title} className="is-tree">
      {note && <p className="block-note">{note}</p>}
      <Branch nodes={roots} childrenOf={children} level={0} />
    </ReportBlock>
  )
}

type BranchProps = { nodes: GraphNode[]; childrenOf: Map<string, GraphNode[]>; level: number }

function Branch({ nodes, childrenOf, level }: BranchProps) {
  return (
    <ul className="tree">
      {nodes.map((node) => {
        const below = childrenOf.get(node.id)
        return (
          <li key={node.id}>
            {below ? (
              <details open={level < OPEN_LEVELS}>
                <summary>
                  <Node {...node} /> <span className="tree-count">{below.length}</span>
                </summary>
                <Branch nodes={below} childrenOf={childrenOf} level={level + 1} />
              </details>
            ) : (
              <Node {...node} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Node({ id, label, detail }: GraphNode) {
  return (
    <>
      <WebLink href={id}>{label}</WebLink> {detail && <span className="tree-detail">{detail}</span>}
    </>
  )
}
