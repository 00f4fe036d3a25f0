import type { GraphBlock, GraphEdge, GraphNode } from '#engine/tool/blocks.ts'

export const NODE_WIDTH = 200
export const NODE_HEIGHT = 44
const COLUMN = 340
const ROW = 60

export type Placed = GraphNode & { x: number; y: number }
type Layout = {
  nodes: Placed[]
  edges: (GraphEdge & { path: string; x: number; y: number })[]
  width: number
  height: number
}

/**
 * Places nodes in columns by their distance from a root, and each parent in the middle of its children, in user units
 * of an SVG. A node with several incoming edges is placed below the first. Nodes after `maxNodes` are left out.
 */
export function layOutGraph({ nodes, edges }: Pick<GraphBlock, 'nodes' | 'edges'>, maxNodes: number): Layout {
  const byId = new Map(nodes.slice(0, maxNodes).map((node) => [node.id, node]))
  const drawn = edges.filter(({ from, to }) => byId.has(from) && byId.has(to))
  const targets = new Set(drawn.map(({ to }) => to))
  const children = new Map<string, string[]>()
  for (const { from, to } of drawn) children.set(from, [...(children.get(from) ?? []), to])
  const placed = new Map<string, Placed>()
  let row = 0

  function place(id: string, depth: number): number {
    const node = byId.get(id)
    if (!node) return row
    const own: Placed = { ...node, x: depth * COLUMN, y: 0 }
    placed.set(id, own)
    const rows = (children.get(id) ?? []).flatMap((child) => (placed.has(child) ? [] : [place(child, depth + 1)]))
    const [first, last] = [rows[0], rows.at(-1)]
    own.y = first === undefined || last === undefined ? row++ * ROW : (first + last) / 2
    return own.y
  }

  // Roots first; the remaining nodes are part of a cycle.
  for (const { id } of byId.values()) if (!targets.has(id)) place(id, 0)
  for (const { id } of byId.values()) if (!placed.has(id)) place(id, 0)

  const all = [...placed.values()]
  return {
    nodes: all,
    edges: drawn.flatMap((edge) => {
      const [from, to] = [placed.get(edge.from), placed.get(edge.to)]
      return from && to ? [{ ...edge, ...curve(from, to) }] : []
    }),
    width: Math.max(NODE_WIDTH, ...all.map(({ x }) => x + NODE_WIDTH)),
    height: Math.max(NODE_HEIGHT, ...all.map(({ y }) => y + NODE_HEIGHT)),
  }
}

/** Returns a curve from the right edge of one node to the left edge of another, and the place of its label. */
function curve(from: Placed, to: Placed) {
  const [x1, y1] = [from.x + NODE_WIDTH, from.y + NODE_HEIGHT / 2]
  const [x2, y2] = [to.x, to.y + NODE_HEIGHT / 2]
  const middle = (x1 + x2) / 2
  return { path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`, x: x2 - 8, y: y2 - 6 }
}
