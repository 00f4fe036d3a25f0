import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { invalid, type ReleaseFiles, shortName } from './release-files.ts'

const NEWLINE = 10
/** @see process_webgraph.sh of commoncrawl/cc-webgraph */
const RANKS_HEADER = '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts'

export type CheckedFiles = { domains: number; edgeLines: number }

/**
 * Reads the three files once, before anything is built from them: DuckDB takes a truncated gzip file for a complete
 * one, and does not see that a line is out of order.
 * @throws {Failure} invalid, with the file and the line
 */
export async function checkFiles(files: ReleaseFiles, onBytes: (bytes: number) => void): Promise<CheckedFiles> {
  const vertices = createVertexCheck(files.vertices)
  await readThrough(files.vertices, vertices.read, onBytes)
  const domains = vertices.end()
  let head = ''
  const rankLines = await countLines(files.ranks, onBytes, (chunk) => {
    if (head.length <= RANKS_HEADER.length) head += chunk.toString('latin1')
  })
  if (!head.startsWith(`${RANKS_HEADER}\n`)) {
    throw invalid(`${shortName(files.ranks)} does not begin with the line “${RANKS_HEADER.replaceAll('\t', ' ')}”.`)
  }
  if (rankLines - 1 !== domains) {
    throw invalid(
      `${shortName(files.ranks)} has ${rankLines - 1} domains, ${shortName(files.vertices)} has ${domains}: they are not of one release.`,
    )
  }
  return { domains, edgeLines: await countLines(files.edges, onBytes) }
}

async function countLines(path: string, onBytes: (bytes: number) => void, see: (chunk: Buffer) => void = () => {}) {
  let lines = 0
  await readThrough(
    path,
    (chunk) => {
      see(chunk)
      for (const byte of chunk) if (byte === NEWLINE) lines++
    },
    onBytes,
  )
  return lines
}

/** Line n, from 0, is `n`, the reversed name, and the number of hosts, separated by tabs; names ascend by bytes. */
function createVertexCheck(path: string) {
  let rest = ''
  let line = 0
  let before = ''
  return {
    read: (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) checkLine(text)
    },
    end: () => {
      if (line === 0) throw invalid(`${shortName(path)} is empty.`)
      return line
    },
  }

  function checkLine(text: string) {
    const [id, name = '', hosts = '', ...more] = text.split('\t')
    const at = `${shortName(path)}, line ${line + 1}`
    if (id !== String(line)) throw invalid(`${at}: the id is “${id}”, and must be ${line}.`)
    if (name === '' || !/^\d+$/.test(hosts) || more.length > 0) {
      throw invalid(`${at}: must be an id, a reversed name, and a number of hosts, separated by tabs.`)
    }
    if (name <= before) throw invalid(`${at}: “${name}” must come after “${before}” in the order of their bytes.`)
    before = name
    line++
  }
}

/**
 * Reads a file to its end, decompressed.
 * @throws {Failure} invalid for a file that is damaged or incomplete
 */
async function readThrough(path: string, see: (chunk: Buffer) => void, onBytes: (bytes: number) => void) {
  let last = NEWLINE
  const file = createReadStream(path, { highWaterMark: 1 << 20 })
  file.on('data', (chunk) => onBytes(chunk.length))
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        see(chunk)
        last = chunk.at(-1) ?? last
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  try {
    if (path.endsWith('.gz')) await pipeline(file, createGunzip({ chunkSize: 1 << 18 }), sink)
    else await pipeline(file, sink)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw invalid(`${shortName(path)} is damaged or incomplete (${(error as Error).message}). Download it again.`)
    }
    throw error
  }
  if (last !== NEWLINE) throw invalid(`${shortName(path)} ends in the middle of a line. Download it again.`)
}
