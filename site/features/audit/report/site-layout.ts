import type { AuditReport } from '#audit/report.ts'

export const NODE_WIDTH = 176
const GAP = 14
const MIN_HEIGHT = 44
const MORE_HEIGHT = 96
/**
 * The deepest column, deeper pages are in it; templates of one column that are drawn, the rest is one node; and the
 * distance of columns.
 */
const DEFAULTS = { maxDepth: 6, maxNodes: 7, column: 248 }
const MAX_BANDS = 48
const MAX_STROKE = 16
/** Room for the names of the columns. */
const TOP = 32

type SiteNode = {
  depth: number
  label: string
  pages: number
  errors: number
  x: number
  y: number
  height: number
}
type SiteBand = { from: string; to: string; links: number; path: string; stroke: number }
export type SiteLayout = {
  nodes: SiteNode[]
  bands: SiteBand[]
  /** The name of each column. */
  columns: { x: number; label: string }[]
  /** The node whose pages have the most errors; undefined without errors. */
  worst: SiteNode | undefined
  width: number
  height: number
}

const OTHERS = 'other pages'

/**
 * Places the templates of a site in columns by depth, in user units of an SVG. A node is as high as the square root of
 * its pages, a band from one column to the next as wide as the square root of the links in it.
 */
export function layOutSite(
  { pages, flow }: Pick<AuditReport, 'pages' | 'flow'>,
  { maxDepth, maxNodes, column } = DEFAULTS,
): SiteLayout {
  const counted = new Map<string, { depth: number; label: string; pages: number; errors: number }>()
  for (const { depth: own, template: label, errors } of pages) {
    if (label === '') continue
    const depth = Math.min(own, maxDepth)
    const node = counted.get(keyOf(depth, label)) ?? { depth, label, pages: 0, errors: 0 }
    counted.set(keyOf(depth, label), { ...node, pages: node.pages + 1, errors: node.errors + errors })
  }
  const byDepth = [...Map.groupBy(counted.values(), ({ depth }) => depth)].toSorted(([a], [b]) => a - b)
  const most = Math.max(1, ...[...counted.values()].map((node) => node.pages))
  const placed = new Map<string, SiteNode>()
  const nodes = byDepth.flatMap(([depth, all]) => {
    const sorted = all.toSorted((a, b) => b.pages - a.pages || (a.label < b.label ? -1 : 1))
    const drawn = sorted.slice(0, sorted.length > maxNodes ? maxNodes - 1 : maxNodes)
    const rest = sorted.slice(drawn.length)
    const merged = { depth, label: OTHERS, pages: sumOf(rest, 'pages'), errors: sumOf(rest, 'errors') }
    let y = TOP
    return [...drawn, ...(rest.length > 0 ? [merged] : [])].map((one) => {
      const height = Math.round(MIN_HEIGHT + MORE_HEIGHT * Math.sqrt(one.pages / most))
      const node = { ...one, x: depth * column, y, height }
      y += height + GAP
      for (const { label } of one === merged ? rest : [one]) placed.set(keyOf(depth, label), node)
      return node
    })
  })
  const worst = nodes.toSorted((a, b) => b.errors - a.errors)[0]
  return {
    nodes,
    bands: bandsOf(flow, placed, maxDepth),
    columns: byDepth.map(([depth]) => ({ x: depth * column, label: columnLabel(depth, maxDepth) })),
    worst: worst && worst.errors > 0 ? worst : undefined,
    width: Math.max(NODE_WIDTH, ...nodes.map(({ x }) => x + NODE_WIDTH)),
    height: Math.max(TOP + MIN_HEIGHT, ...nodes.map(({ y, height }) => y + height)),
  }
}

const sumOf = (list: { pages: number; errors: number }[], key: 'pages' | 'errors') =>
  list.reduce((sum, one) => sum + one[key], 0)

const keyOf = (depth: number, label: string) => `${depth} ${label}`

const columnLabel = (depth: number, maxDepth: number) =>
  depth === 0 ? 'Start page' : `${depth}${depth === maxDepth ? ' or more' : ''} ${depth === 1 ? 'click' : 'clicks'}`

/** Only links that lead one click further are drawn; the table beside the drawing has all. */
function bandsOf(flow: AuditReport['flow'], placed: Map<string, SiteNode>, maxDepth: number): SiteBand[] {
  const sums = new Map<string, { start: SiteNode; end: SiteNode; links: number }>()
  for (const { from, fromDepth, to, toDepth, links } of flow) {
    if (toDepth !== fromDepth + 1) continue
    const start = placed.get(keyOf(Math.min(fromDepth, maxDepth), from))
    const end = placed.get(keyOf(Math.min(toDepth, maxDepth), to))
    if (!start || !end || start.depth === end.depth) continue
    const key = `${start.x} ${start.y} ${end.y}`
    sums.set(key, { start, end, links: links + (sums.get(key)?.links ?? 0) })
  }
  const all = [...sums.values()].toSorted((a, b) => b.links - a.links).slice(0, MAX_BANDS)
  const most = all[0]?.links ?? 1
  return all.map(({ start, end, links }) => {
    const [x1, y1, x2, y2] = [start.x + NODE_WIDTH, start.y + start.height / 2, end.x, end.y + end.height / 2]
    const middle = (x1 + x2) / 2
    return {
      from: start.label,
      to: end.label,
      links,
      path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
      stroke: Math.max(1, Math.round(MAX_STROKE * Math.sqrt(links / most) * 10) / 10),
    }
  })
}
