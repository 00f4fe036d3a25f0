import { type CompressedSize, compressedSize } from '../../engine/compressed-size.ts'
import { Failure } from '../../engine/failures.ts'
import type { SizeMeasure } from '../../engine/size-metrics.ts'
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
  const valid = runners.filter(({ refused }) => refused === null)
  const by = ({ size }: Runner) => (size ? (size[measure] ?? size.gzip) : Number.POSITIVE_INFINITY)
  valid.sort((one, other) => by(one) - by(other) || (one.size?.raw ?? 0) - (other.size?.raw ?? 0))
  const best = valid[0] && by(valid[0]) <= (source[measure] ?? source.gzip) ? valid[0] : undefined
  const code = best?.code ?? css
  return {
    code,
    winner: best?.name ?? null,
    source,
    best: best?.size ?? source,
    runners,
    changes: listChanges(css, code),
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
  const line = loc ? (css.split('\n')[loc.line - 1] ?? '').trim().slice(0, 80) : ''
  const text = `${place}${message.replace(/ from .*$/s, '')}.${line ? ` The line is: ${line}` : ''} Mend it, or tick “Skip what cannot be read”.`
  return new Failure('invalid', { message: text, errors: { css: text } })
}
