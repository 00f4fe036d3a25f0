import type { CheckedFiles } from './check-files.ts'
import { type Duck, quoted } from './duckdb.ts'
import { invalid, type ReleaseFiles, shortName } from './release-files.ts'

/** Options for reading text without quotes, comments, and detection: only tabs and newlines count. */
const TEXT = `delim = '\t', header = false, auto_detect = false, quote = '', escape = '', comment = '', strict_mode = true`

/**
 * Loads the files into the tables `node` (place, id, rev, hosts, position, harmonic, pr_position, pr) and `link`
 * (target and source in one integer). Places are ranks from 0; domains without a rank come last, by name.
 * @throws {Failure} invalid for malformed lines, files of different releases, and ids without a domain
 */
export async function loadGraph(duck: Duck, files: ReleaseFiles, { domains, edgeLines }: CheckedFiles) {
  await reading(files.vertices, () =>
    duck.run(`CREATE TABLE vertex AS SELECT * FROM read_csv(${quoted(files.vertices)}, ${TEXT},
      columns = {'id': 'UINTEGER', 'rev': 'VARCHAR', 'hosts': 'UINTEGER'})`),
  )
  await reading(files.ranks, () =>
    duck.run(`CREATE TABLE ranked AS SELECT * FROM read_csv(${quoted(files.ranks)}, ${TEXT}, skip = 1, nullstr = '---',
      columns = {'position': 'UINTEGER', 'harmonic': 'DOUBLE', 'pr_position': 'UINTEGER', 'pr': 'DOUBLE',
                 'rev': 'VARCHAR', 'hosts': 'UINTEGER'})`),
  )
  await checkPositions(duck, files)
  await duck.run(`CREATE TABLE node AS
    SELECT r.position - 1 AS place, v.id, v.rev, v.hosts, r.position, r.harmonic, r.pr_position, r.pr
    FROM vertex v JOIN ranked r ON r.rev = v.rev WHERE r.position IS NOT NULL
    UNION ALL
    SELECT (SELECT count(position) FROM ranked) + row_number() OVER (ORDER BY v.rev) - 1 AS place,
      v.id, v.rev, v.hosts, r.position, r.harmonic, r.pr_position, r.pr
    FROM vertex v JOIN ranked r ON r.rev = v.rev WHERE r.position IS NULL`)
  const [nodes] = await duck.one('SELECT count(*) FROM node')
  if (Number(nodes) !== domains) {
    throw invalid(
      `${domains - Number(nodes)} domains of ${shortName(files.vertices)} are not in ${shortName(files.ranks)}: they are not of one release.`,
    )
  }
  await duck.run('DROP TABLE vertex')
  await duck.run('DROP TABLE ranked')
  await reading(files.edges, () =>
    duck.run(`CREATE TABLE edge AS
      SELECT * FROM read_csv(${quoted(files.edges)}, ${TEXT}, columns = {'source': 'UINTEGER', 'target': 'UINTEGER'})`),
  )
  const ranges = idRanges(domains, duck.memoryBytes)
  await duck.run('CREATE TABLE half_link (source UINTEGER, target UINTEGER)')
  for (const [from, to] of ranges)
    await duck.run(`INSERT INTO half_link SELECT n.place, e.target
      FROM edge e JOIN node n ON n.id = e.source
      WHERE e.source BETWEEN ${from} AND ${to} AND n.id BETWEEN ${from} AND ${to}`)
  await duck.run('DROP TABLE edge')
  await duck.run('CREATE TABLE link (pair UBIGINT)')
  for (const [from, to] of ranges)
    await duck.run(`INSERT INTO link SELECT (n.place::UBIGINT << 32) | e.source::UBIGINT
      FROM half_link e JOIN node n ON n.id = e.target
      WHERE e.target BETWEEN ${from} AND ${to} AND n.id BETWEEN ${from} AND ${to}`)
  await duck.run('DROP TABLE half_link')
  const [links] = await duck.one('SELECT count(*) FROM link')
  if (Number(links) !== edgeLines) {
    throw invalid(
      `${edgeLines - Number(links)} lines of ${shortName(files.edges)} are empty or have ids that are not in ${shortName(files.vertices)}: the files are not of one release.`,
    )
  }
}

async function checkPositions(duck: Duck, { ranks }: ReleaseFiles) {
  const [names, first, last, positions, sum] = await duck.one(
    'SELECT count(rev) = count(*), min(position), max(position), count(position), sum(position)::DOUBLE FROM ranked',
  )
  const count = Number(positions)
  if (names !== true) throw invalid(`${shortName(ranks)} has a line without a name.`)
  const isEach = Number(first) === 1 && Number(last) === count && Number(sum) === (count * (count + 1)) / 2
  if (count > 0 && !isEach) {
    throw invalid(`The positions in ${shortName(ranks)} are not 1 to ${count}, each of them once.`)
  }
}

/** Bytes that DuckDB needs for each looked-up domain, and the share of its memory that they may take. */
const [BYTES_PER_DOMAIN, SHARE] = [50, 0.35]

/**
 * Returns ranges of ids, which are numbers below `domains`, whose rows fit into memory. A much larger join would fail
 * instead of using the disk.
 */
function idRanges(domains: number, memoryBytes: number): [from: number, to: number][] {
  const count = Math.max(1, Math.ceil((domains * BYTES_PER_DOMAIN) / (memoryBytes * SHARE)))
  const size = Math.ceil(domains / count)
  return Array.from({ length: count }, (_, at) => [at * size, (at + 1) * size - 1])
}

/** Adds the file and line that DuckDB refused. */
async function reading(path: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const message = (error as Error).message
    const line = /on Line: (\d+)/.exec(message)?.[1]
    if (line === undefined) throw error
    throw invalid(
      `${shortName(path)} has a malformed line, near line ${line}: ${/Original Line: (.*)/.exec(message)?.[1] ?? ''}`,
    )
  }
}
