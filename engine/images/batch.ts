import { Failure } from '../failures.ts'
import type { Ports } from '../tool/ports.ts'
import { releaseCodecs } from './codecs.ts'

export type SkippedFile = { name: string; before: number; error: string }

/**
 * Key of a row's files. JSON and structured clones skip symbols, so the bytes get from `run` to `report` without being
 * part of `data`.
 */
export const made: unique symbol = Symbol('made')

/** Number of images after which the codecs' memory is released. */
const RELEASE_EVERY = 10

/**
 * Processes files one by one. A bad file becomes a row with its message, and the others continue. Between files, the
 * event loop can process a stop signal and progress.
 * @throws {Failure} invalid, if every file was bad: with the first message, and all of them at the field
 */
export async function eachFile<Done extends object>(
  files: File[],
  { signal, progress }: Pick<Ports, 'signal' | 'progress'>,
  work: (file: File, index: number) => Promise<Done>,
  field = 'files',
): Promise<(Done | SkippedFile)[]> {
  const rows: (Done | SkippedFile)[] = []
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted()
    progress(index, files.length, file.name)
    await new Promise((resolve) => setTimeout(resolve))
    try {
      rows.push(await work(file, index))
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Failure) && !isMemory(error)) throw error
      const message =
        error instanceof Failure ? error.message : `${file.name} needs more memory than this device has available.`
      rows.push({ name: file.name, before: file.size, error: message })
      releaseCodecs()
    }
    if (index % RELEASE_EVERY === RELEASE_EVERY - 1) releaseCodecs()
  }
  releaseCodecs()
  progress(files.length, files.length)
  const refused = rows.filter(isRefused)
  if (refused.length === rows.length) {
    const message =
      refused.length === 1 ? refused[0]?.error : `None of the ${rows.length} files could be read. ${refused[0]?.error}`
    throw new Failure('invalid', {
      message: message ?? 'Add at least one image.',
      errors: { [field]: refused.map(({ error }) => error).join(' ') },
    })
  }
  return rows
}

export const isRefused = <Done extends object>(row: Done | SkippedFile): row is SkippedFile => 'error' in row

/**
 * Returns a function that names created files: the old name with a new extension, and a number if two would have the
 * same name.
 * @param taken names in lowercase that are already in use
 */
export function nameMaker(taken: Set<string> = new Set()): (name: string, ending: string) => string {
  return (name, ending) => {
    const stem = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') || 'picture'
    let free = `${stem}${ending}`
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem}-${number}${ending}`
    taken.add(free.toLowerCase())
    return free
  }
}

/** @example bytesText(123456) // '123.5 kB' — of 1,000 bytes */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1e6) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1e6).toFixed(2)} MB`
}

/** @example changeText(1000, 400) // '−60%' */
export function changeText(before: number, after: number): string {
  if (before === 0) return ''
  const share = Math.round((after / before - 1) * 1000) / 10
  return `${share < 0 ? '−' : share > 0 ? '+' : ''}${Math.abs(share)}%`
}

/** Messages of JavaScript engines when WebAssembly memory or an array cannot grow. */
const isMemory = (error: unknown) =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError || /memory|allocat/i.test(String(error))
