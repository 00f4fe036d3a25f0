// npm run bench:data: measures the link index: builds, look-ups with DuckDB on Parquet as the peer in the same run, and
// how often LMDB and ClickHouse agree with the plain index. Prints a table and writes it to bench/results.json.
// --large also builds a graph of 200 million links, with 1 GB of memory. --graphs=100 compares fewer random graphs.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildGraph, buildRows } from './data/build.ts'
import { measureClickHouse } from './data/clickhouse.ts'
import { measureLookUps } from './data/look-ups.ts'
import { measureRandomGraphs } from './data/random-graphs.ts'
import { flag, record } from './faults/record.ts'
import type { Measure } from './measure.ts'

const folder = join(tmpdir(), 'bench-data')
const isLarge = process.argv.includes('--large')
const measures: Measure[] = []

try {
  const built = await buildGraph(folder, { domains: 1_000_000, links: 20_000_000, memory: '300MB' })
  measures.push(...buildRows('1 M domains and 20 M links', built, { seconds: 90, gigabytes: 1.2 }))
  measures.push(...(await measureLookUps(built.index)))
  measures.push(...(await measureRandomGraphs(flag('graphs', 10_000))))
  measures.push(...(await measureClickHouse()))
  if (isLarge) {
    const large = await buildGraph(folder, { domains: 10_000_000, links: 200_000_000, memory: '250MB' })
    measures.push(...buildRows('10 M domains and 200 M links', large, { seconds: 3_600, gigabytes: 1 }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = record('data', measures, { isPartial: !isLarge }) ? 0 : 1
