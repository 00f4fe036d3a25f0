import type { IndexInfo } from '#engine/data-providers/link-index.ts'
import { type ClickHouse, quotedNames } from './connect.ts'
import type { Tables } from './tables.ts'

/** A build in the database, and the one with which it is compared. */
export type Snapshot = { server: ClickHouse; current: Loaded; previous?: Loaded }
export type Loaded = { info: IndexInfo; tables: Tables; hubs: number[] }
export type NodeRow = {
  domain: string
  place: number
  hosts: number
  referring: number
  linked: number
  harmonic: number | null
  pageRank: number | null
  pageRankPosition: number
  isHub: boolean
}

const NODE = 'domain, place, hosts, referring, linked, harmonic, page_rank, page_rank_position, is_hub'

/**
 * Returns rows of domains.
 * @param where a condition on the table, such as `place IN (1, 2) ORDER BY place`
 */
export async function nodesWhere({ rows }: ClickHouse, table: string, where: string): Promise<NodeRow[]> {
  const found = await rows(`SELECT ${NODE} FROM ${table} WHERE ${where}`)
  return found.map(([domain, place, hosts, referring, linked, harmonic, pageRank, position, isHub]) => ({
    domain: String(domain),
    place: Number(place),
    hosts: Number(hosts),
    referring: Number(referring),
    linked: Number(linked),
    // NaN is returned as null.
    harmonic: typeof harmonic === 'number' ? harmonic : null,
    pageRank: typeof pageRank === 'number' ? pageRank : null,
    pageRankPosition: Number(position),
    isHub: isHub === 1,
  }))
}

/** Returns the rows of domains by name. */
export async function nodesNamed(server: ClickHouse, { tables }: Loaded, domains: string[]) {
  const rows = await nodesWhere(server, tables.byName, `domain IN (${quotedNames(domains)})`)
  return new Map(rows.map((row) => [row.domain, row]))
}
