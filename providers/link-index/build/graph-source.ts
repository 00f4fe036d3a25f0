import type { Duck } from './duckdb.ts'

export type NodeRow = [
  place: number,
  reversed: string,
  hosts: number,
  harmonic: number | null,
  pageRank: number | null,
  pageRankPosition: number | null,
]

/** A graph that is about to be stored. Each function yields many rows at a time. */
export type GraphSource = {
  /** By reversed name, in the order of bytes. */
  names: () => AsyncIterable<[reversed: string, place: number][]>
  /** Links, the target in the high 32 bits, ascending. */
  byTarget: () => AsyncIterable<BigUint64Array>
  /** Links, the source in the high 32 bits, ascending. */
  bySource: () => AsyncIterable<BigUint64Array>
  /** By place. */
  nodes: () => AsyncIterable<NodeRow[]>
}

/** Returns the graph that `load-graph.ts` loaded into DuckDB. */
export function duckSource(duck: Duck): GraphSource {
  return {
    names: () => duck.rows('SELECT rev, place::UINTEGER FROM node ORDER BY rev') as AsyncIterable<[string, number][]>,
    byTarget: () => duck.integers('SELECT pair FROM link ORDER BY pair'),
    bySource: () =>
      duck.integers('SELECT ((pair & 4294967295::UBIGINT) << 32) | (pair >> 32) AS turned FROM link ORDER BY turned'),
    nodes: () =>
      duck.rows(
        'SELECT place::UINTEGER, rev, hosts, harmonic, pr, pr_position FROM node ORDER BY place',
      ) as AsyncIterable<NodeRow[]>,
  }
}
