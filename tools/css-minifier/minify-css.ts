import { type CompressedSize, compressedSize, quickSize } from '../../engine/compressed-size.ts'
import { loadEsbuild } from '../../engine/esbuild.ts'
import { Failure } from '../../engine/failures.ts'
import { compareSizes, type SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { listChanges } from './changes.ts'
import { cssEngines, lightningMinify, loadLightning } from './engines.ts'
import { type Entrant, type Entry, type Finish, runEntrant } from './race.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  refused: string | null
}
export type Asked = { measure: SizeMeasure; isTolerant: boolean; keepLicenses: boolean; rewriteCustom: boolean }

/**
 * Races our own minifier and the engines side by side, refuses every output that does not mean the same, and keeps the
 * smallest by the measure. Each output that is better than the ones before is shown at once.
 * @throws {Failure} invalid, where the sheet cannot be read
 */
export async function minifyCss(
  css: string,
  { measure, isTolerant, keepLicenses, rewriteCustom }: Asked,
  ports: Ports,
) {
  const { asset, progress, signal, partial, task } = ports
  const before = await quickSize(css)
  const enter = async (entrant: Entrant) => {
    const entry: Entry = { css, entrant, rewriteCustom, keepLicenses, measure }
    return (await task('enter', entry)) as Finish
  }
  // In this thread: another would have to start first.
  const own = runEntrant({ css, entrant: 'Spaces only', rewriteCustom, keepLicenses, measure }, ports)
  const lightning = await loadLightning(asset)
  try {
    lightningMinify(lightning, css, isTolerant)
  } catch (error) {
    throw refusal(error, css)
  }
  const entrants: Entrant[] = ['Spaces only', ...cssEngines, 'Ours']
  const runners: Runner[] = []
  let warnings: Warning[] = []
  let done = 0
  await record(await own)
  show()
  await Promise.all([
    ...entrants.slice(1).map(async (entrant) => {
      const finish = await enter(entrant)
      signal.throwIfAborted()
      const isBetter = await record(finish)
      if (isBetter && done < entrants.length) show()
    }),
    warningsOf(css, asset).then((found) => {
      warnings = found
    }),
  ])
  runners.sort((one, other) => entrants.indexOf(one.name as Entrant) - entrants.indexOf(other.name as Entrant))
  const result = leader()
  const changes = listChanges(css, result.code)
  return {
    ...result,
    changes,
    best: await compressedSize(result.code, asset),
    source: await compressedSize(css, asset),
  }

  /** Whether it leads the race. */
  async function record({ entrant, code, refused, ms }: Finish) {
    const size = code === null ? null : await sizeOf(code)
    const earlier = leader().best
    runners.push({ name: entrant, code, size, ms, refused })
    done++
    progress(done, entrants.length, entrant)
    return size !== null && compareSizes(size, earlier, measure) < 0
  }

  async function sizeOf(code: string): Promise<CompressedSize> {
    return measure === 'brotli' ? compressedSize(code, asset) : quickSize(code)
  }

  function show() {
    partial({ ...leader(), changes: null } satisfies Minified)
  }

  function leader() {
    const [best] = runners
      .flatMap(({ refused, size, ...one }) => (size && refused === null ? [{ ...one, size }] : []))
      .filter(({ size }) => compareSizes(size, before, measure) < 0)
      .sort((one, other) => compareSizes(one.size, other.size, measure))
    return {
      code: best?.code ?? css,
      winner: best?.name ?? null,
      source: before,
      best: best?.size ?? before,
      runners: [...runners],
      warnings,
    }
  }
}

export type Minified = {
  code: string
  winner: string | null
  source: CompressedSize
  best: CompressedSize
  runners: Runner[]
  /** Null while the race is on. */
  changes: ReturnType<typeof listChanges> | null
  warnings: Warning[]
}
export type Warning = { text: string; line: number | null; column: number | null }

/** What Lightning CSS says of a sheet it cannot read, with its place. */
function refusal(error: unknown, css: string) {
  const { message = '', loc } = error as { message?: string; loc?: { line: number; column: number } }
  if (error instanceof RangeError)
    return new Failure('invalid', {
      message: 'This sheet is nested too deeply to be read. This tool takes 200 levels of blocks and parentheses.',
      errors: { css: 'Nested too deeply.' },
    })
  const place = loc ? `Line ${loc.line}, column ${loc.column}: ` : ''
  const line = loc ? (css.split('\n')[loc.line - 1] ?? '').trim() : ''
  const shown = line === '' ? '' : ` The line is “${line.length > 80 ? `${line.slice(0, 79)}…` : line}”.`
  const text = `${place}${plainWords(message, css, loc)}.${shown} ${remedy(css)}`
  return new Failure('invalid', { message: text, errors: { css: text } })
}

function plainWords(message: string, css: string, loc: { line: number; column: number } | undefined) {
  const at = loc ? (css.split('\n')[loc.line - 1] ?? '')[loc.column - 1] : undefined
  if (message.startsWith('Invalid empty selector')) {
    if (at === '}') return 'this } closes nothing'
    return at === ';' ? 'this semicolon stands between rules' : 'a rule without a selector begins here'
  }
  if (message.startsWith('Unexpected end of input') && /\}\s*$/.test(css)) return 'the last } closes nothing'
  if (message.startsWith('Unexpected token Semicolon')) return 'what stands before this semicolon is no declaration'
  if (message.startsWith('Unexpected token BadString')) return 'this string is not closed on its line'
  return message.replace(/\.$/, '')
}

function remedy(css: string) {
  if (/^\s*<(?:!doctype|html|head|style|link)\b/i.test(css))
    return 'This begins like HTML: paste what stands between <style> and </style>.'
  if (/^[ \t]*(?:\$[\w-]+|@(?!media|page|layer|namespace)[\w-]+)[ \t]*:|@(?:mixin|include|use|extend)\b/m.test(css))
    return 'This looks like SCSS or Less, which browsers do not read: compile it first.'
  return 'Mend it, or tick “Skip what cannot be read”.'
}

/** What esbuild says of the sheet: blocks that never end, comments with //, names that are no property. */
async function warningsOf(css: string, asset: Ports['asset']): Promise<Warning[]> {
  const esbuild = await loadEsbuild(asset)
  const { warnings } = await esbuild
    .transform(css, { loader: 'css', logLevel: 'silent' })
    .catch(({ errors = [] }: { errors?: import('esbuild-wasm').Message[] }) => ({ warnings: errors }))
  return warnings.slice(0, 100).map(({ text, location }) => ({
    text,
    line: location?.line ?? null,
    column: location ? location.column + 1 : null,
  }))
}
