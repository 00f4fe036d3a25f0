import { type CompressedSize, compressedSize } from '../../engine/compressed-size.ts'
import { loadEsbuild } from '../../engine/esbuild.ts'
import { Failure } from '../../engine/failures.ts'
import { compareSizes, type SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { listChanges } from './changes.ts'
import { cssEngines, lightningMinify, loadLightning } from './engines.ts'
import { findDifference } from './same-meaning.ts'
import { tighten } from './tighten.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  refused: string | null
}

/** Races the engines, throws out what does not mean the same, keeps the smallest by the measure. */
export async function minifyCss(
  css: string,
  { measure, isTolerant }: { measure: SizeMeasure; isTolerant: boolean },
  ports: Ports,
) {
  const { asset, progress, signal, now } = ports
  const lightning = await loadLightning(asset)
  const canonical = (text: string) => lightningMinify(lightning, text, isTolerant)
  try {
    canonical(css)
  } catch (error) {
    throw refusal(error, css)
  }
  const engines = await cssEngines(asset, isTolerant)
  const runners: Runner[] = []
  for (const [at, { name, minify }] of engines.entries()) {
    signal.throwIfAborted()
    progress(at, engines.length, name)
    const began = now()
    runners.push(await runOne(name, () => minify(css), { css, canonical, asset, began, now }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const source = await compressedSize(css, asset)
  const [best] = runners
    .flatMap(({ refused, size, ...one }) => (size && refused === null ? [{ ...one, size }] : []))
    .filter(({ size }) => compareSizes(size, source, measure) < 0)
    .sort((one, other) => compareSizes(one.size, other.size, measure))
  const code = best?.code ?? css
  return {
    code,
    winner: best?.name ?? null,
    source,
    best: best?.size ?? source,
    runners,
    changes: listChanges(css, code),
    warnings: await warningsOf(css, asset),
  }
}

export type Minified = Awaited<ReturnType<typeof minifyCss>>

type World = {
  css: string
  canonical: (css: string) => string
  asset: Ports['asset']
  began: number
  now: Ports['now']
}

async function runOne(
  name: string,
  work: () => Promise<string>,
  { css, canonical, asset, began, now }: World,
): Promise<Runner> {
  try {
    const code = tighten((await work()).trim())
    const ms = now() - began
    const refused = findDifference(css, code, canonical) ?? null
    return { name, code, size: await compressedSize(code, asset), ms, refused }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : String(error)
    return { name, code: null, size: null, ms: now() - began, refused: `It stopped: ${reason.slice(0, 200)}` }
  }
}

/** What Lightning CSS says of a sheet it cannot read, with its place. */
function refusal(error: unknown, css: string) {
  const { message = '', loc } = error as { message?: string; loc?: { line: number; column: number } }
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
    return new Failure('invalid', {
      message:
        'This sheet is nested too deeply to be read. Blocks inside blocks go no further than some hundred levels.',
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
async function warningsOf(css: string, asset: Ports['asset']) {
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
