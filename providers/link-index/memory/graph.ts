import type { IndexInfo } from '#engine/data-providers/link-index.ts'

export type GraphNode = {
  domain: string
  harmonic: number
  pageRank: number
  pageRankPosition: number
  hosts: number
}

/** A release of a domain graph. */
export type Graph = {
  info: IndexInfo
  /** Best first: the place in this list, from 1, is the rank. */
  nodes: GraphNode[]
  /** Places in `nodes`, from 0. Each pair appears once, and no domain links to itself. */
  links: [from: number, to: number][]
}
