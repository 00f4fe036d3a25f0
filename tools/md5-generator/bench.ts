import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measure } from '#bench/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const PIECE = 64 << 20
const PIECES = 16

/** Hashes a file of 1 GiB with the whole tool: measures speed, and memory beyond that at startup. */
export async function measure(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hash-'))
  const path = join(folder, 'large.bin')
  try {
    const handle = await open(path, 'w')
    const piece = new Uint8Array(PIECE).map((_, at) => (at * 2_654_435_761) >>> 24)
    for (let at = 0; at < PIECES; at++) await handle.write(piece)
    // The file is flushed before the clock starts, so that the system does not write it while the tool reads.
    await handle.sync()
    await handle.close()
    await run(tool, { text: 'warm', algorithm: 'md5' })
    const file = new File([await openAsBlob(path)], 'large.bin')
    const before = process.memoryUsage().rss
    let highest = before
    const began = performance.now()
    const progress = () => {
      highest = Math.max(highest, process.memoryUsage().rss)
    }
    const { status } = await run(tool, { files: [file], algorithm: 'md5' }, { progress })
    const seconds = (performance.now() - began) / 1_000
    const size = PIECE * PIECES
    const speed = status === 'done' ? Math.round(size / 1_000_000 / seconds) : 0
    const memory = Math.round((highest - before) / 1_000_000)
    return [
      { what: 'md5-generator: 1 GiB file, MD5', value: speed, unit: 'MB/s', limit: 200, better: 'more' },
      { what: 'md5-generator: memory added for 1 GiB', value: memory, unit: 'MB', limit: 150, better: 'less' },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
