import { Failure } from '#engine/failures.ts'
import { eachFile } from '#engine/images/batch.ts'
import { decodeFile } from '#engine/images/decode.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { type Compressed, compress, type Prepared, prepare, type Source } from './compress.ts'
import type { Wish } from './goal.ts'
import { createMemory } from './memory.ts'
import { type OwnSetting, wishFor } from './own-settings.ts'
import { type Batch, type Row, rowFor } from './row.ts'

/**
 * Maximum number of files whose original is part of the result, for pages that do not have the files; more would fill
 * the memory.
 */
const COMPARED = 3

/** Milliseconds between two partial results, each of which copies all files. The first one is sent at once. */
const PARTIAL_MS = 500

/** Compresses the files one by one. Each better partial result and each finished file is shown at once. */
export async function runBatch(
  files: File[],
  wish: Wish,
  own: Map<string, OwnSetting>,
  ports: Pick<Ports, 'asset' | 'signal' | 'progress' | 'partial' | 'drawSvg' | 'memory' | 'now'> & {
    /** Time in milliseconds since 1970 after which no further file is started. */
    until?: number
  },
): Promise<Batch> {
  const memory = createMemory(ports.memory, files)
  const finished: Row[] = []
  let shownAt = -Infinity
  /** Shows the finished files, and the best result so far of the current one. */
  const show = (more: Partial<Batch> & { current?: Row } = {}) => {
    const { current, ...others } = more
    shownAt = ports.now()
    ports.partial({
      rows: current ? [...finished, current] : [...finished],
      total: files.length,
      ...others,
    } satisfies Batch)
  }
  const isDue = () => ports.now() - shownAt >= PARTIAL_MS
  const rows = await eachFile<Row>(files, ports, async (file, index) => {
    if (index > 0 && ports.now() >= (ports.until ?? Number.POSITIVE_INFINITY))
      throw new Failure('invalid', { message: `${file.name} was not reached in time. Compress it by its own URL.` })
    const asked = wishFor(wish, own.get(file.name))
    const earlier = memory?.result(file, asked)
    const isOwn = own.has(file.name)
    const rowOf = (result: Compressed, source: Source, more: Partial<Row> = {}): Row => {
      const taken = new Set(finished.map(({ output }) => output.toLowerCase()))
      return {
        ...rowFor({ file, source, result, taken, isCompared: index < COMPARED, isKept: memory !== undefined }),
        isOwn,
        ...more,
      }
    }
    const image = await imageOf(file)
    if (earlier?.isSame) {
      const row = rowOf(earlier.result, image.source)
      finished.push(row)
      return row
    }
    let latest = earlier?.result
    const result = await compress(image, asked, ports, {
      hasNothing: latest === undefined,
      better: (better) => {
        latest = better
        if (isDue()) show({ current: rowOf(better, image.source, { isBest: false }) })
      },
      expected: (forecast) => {
        const pending = { codec: forecast.codec, quality: forecast.quality, bytes: forecast.bytes }
        if (latest && (earlier || isDue())) show({ current: rowOf(latest, image.source, { isBest: false, pending }) })
        else if (!latest && finished.length === 0) show({ expected: { name: file.name, ...pending } })
      },
    })
    memory?.keepResult(file, asked, result)
    const row = rowOf(result, image.source)
    finished.push(row)
    if (finished.length < files.length && isDue()) show()
    return row
  })
  return { rows, total: files.length }

  async function imageOf(file: File): Promise<Prepared> {
    const kept = memory?.image(file)
    if (kept) return kept
    const image = prepare(await decodeFile(file, ports), ports)
    memory?.keepImage(file, image)
    return image
  }
}
