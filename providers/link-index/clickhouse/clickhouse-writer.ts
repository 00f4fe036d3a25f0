import type { GraphWriter, ReleaseMeta } from '../build/graph-writer.ts'
import { hubs } from '../hubs.ts'
import { reversedName } from '../local/layout.ts'
import { topLevelOf } from '../rules.ts'
import type { ClickHouse } from './connect.ts'
import { createTables, tablesOf } from './tables.ts'

/** Characters of rows that are sent at once: each becomes a part of the table that the server merges later. */
const BATCH = 16_000_000

/** Creates a writer of a release into new tables. `written` is called with what `switchTables` needs. */
export async function createClickHouseWriter(
  server: ClickHouse,
  build: string,
  domains: number,
  written: (meta: ReleaseMeta) => void,
): Promise<GraphWriter> {
  await createTables(server, build)
  const tables = tablesOf(server, build)
  const referring = new Uint32Array(domains)
  const linking = new Uint32Array(domains)
  const waiting = new Map<string, { rows: string[]; length: number }>()

  return {
    name: () => {},
    referrers: (target, sources) => {
      referring[target] = sources.length
      addList(tables.referrers, target, sources)
    },
    linked: (source, targets) => {
      linking[source] = targets.length
      addList(tables.linked, source, targets)
    },
    node: ({ place, reversed, hosts, harmonic, pageRank, pageRankPosition }) => {
      const domain = reversedName(reversed)
      const row = [domain, place, topLevelOf(domain), hosts, referring[place], linking[place], harmonic ?? 'nan']
      const text = `${[...row, pageRank ?? 'nan', pageRankPosition ?? 0, hubs.has(domain) ? 1 : 0].join('\t')}\n`
      add(tables.byName, text)
      add(tables.byPlace, text)
    },
    drain: async () => {
      for (const [table, { length }] of waiting) if (length > BATCH) await flush(table)
    },
    finish: async (meta) => {
      for (const table of waiting.keys()) await flush(table)
      written(meta)
    },
    close: async () => {},
  }

  function addList(table: string, head: number, list: Uint32Array) {
    let text = ''
    for (const entry of list) text += `${head}\t${entry}\n`
    add(table, text)
  }

  function add(table: string, text: string) {
    const entry = waiting.get(table) ?? { rows: [], length: 0 }
    entry.rows.push(text)
    entry.length += text.length
    waiting.set(table, entry)
  }

  async function flush(table: string) {
    const text = waiting.get(table)?.rows.join('')
    waiting.delete(table)
    if (text) await server.insert(table, text)
  }
}
