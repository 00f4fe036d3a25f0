import { type CompressedSize, compressedSize } from '../../engine/compressed-size.ts'
import { loadEsbuild } from '../../engine/esbuild.ts'
import { Failure } from '../../engine/failures.ts'
import type { SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { jsEngines, type Minified, type Options } from './engines.ts'

export type Runner = {
  name: string
  code: string | null
  size: CompressedSize | null
  ms: number
  failure: string | null
}
export type Warning = { text: string; line: number | null; column: number | null; lineText: string | null }
type Asked = Omit<Options, 'isModule'> & { kind: 'auto' | 'module' | 'script'; measure: SizeMeasure }

/** Deeper nesting overflows the stack of some engine, and a broken engine cannot say so. */
const DEEPEST = 1_500

/** Races the engines; the smallest output that parses wins by the measure. */
export async function minifyJavascript(source: string, { kind, measure, ...asked }: Asked, ports: Ports) {
  const { asset, progress, signal, now } = ports
  const options = { ...asked, isModule: kind === 'auto' ? looksLikeModule(source) : kind === 'module' }
  refuseDepth(source)
  const esbuild = await loadEsbuild(asset)
  const parse = (code: string) =>
    esbuild.transform(code, {
      loader: 'js',
      logLevel: 'silent',
      ...(options.isModule ? { format: 'esm' as const } : {}),
    })
  const warnings = await firstLook(source, parse)
  const engines = jsEngines(asset)
  const runners: Runner[] = []
  const maps = new Map<string, string | null>()
  for (const [at, { name, minify }] of engines.entries()) {
    signal.throwIfAborted()
    progress(at, engines.length, name)
    const began = now()
    try {
      const { code, map }: Minified = await minify(source, options)
      const ms = now() - began
      await parse(code)
      runners.push({ name, code, size: await compressedSize(code, asset), ms, failure: null })
      maps.set(name, map)
    } catch (error) {
      const reason =
        String((error as Error)?.message ?? error)
          .trim()
          .split('\n')[0] ?? ''
      runners.push({
        name,
        code: null,
        size: null,
        ms: now() - began,
        failure: reason.slice(0, 300) || 'It gave no reason',
      })
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  const before = await compressedSize(source, asset)
  const bytes = (size: CompressedSize) => size[measure] ?? size.gzip
  const ranked = runners
    .flatMap(({ size, ...one }) => (size && one.code !== null ? [{ ...one, size, code: one.code }] : []))
    .sort((one, other) => bytes(one.size) - bytes(other.size) || one.size.raw - other.size.raw)
  const best = ranked[0] && bytes(ranked[0].size) <= bytes(before) ? ranked[0] : undefined
  return {
    code: best?.code ?? source,
    winner: best?.name ?? null,
    map: best ? (maps.get(best.name) ?? null) : null,
    isModule: options.isModule,
    source: before,
    best: best?.size ?? before,
    runners,
    warnings,
  }
}

export type Race = Awaited<ReturnType<typeof minifyJavascript>>

/** Only modules have import and export declarations. They begin a statement; a word in a message seldom looks so. */
const looksLikeModule = (source: string) =>
  /(?:^|[;}])[ \t]*(?:import\s*(?:["'][^"'\n]+["']|[\w$*{][^;"'()]*?\bfrom\s*["'])|export\s*(?:[{*]|(?:default|const|let|var|function|class|async)\b))/m.test(
    source,
  )

type Message = { text: string; location: { line: number; column: number; lineText: string } | null }

async function firstLook(
  source: string,
  parse: (code: string) => Promise<{ warnings: Message[] }>,
): Promise<Warning[]> {
  try {
    const { warnings } = await parse(source)
    return warnings.map(({ text, location }) => ({
      text,
      line: location?.line ?? null,
      column: location ? location.column + 1 : null,
      lineText: location?.lineText.slice(0, 200) ?? null,
    }))
  } catch (error) {
    const [first] = (error as { errors?: Message[] }).errors ?? []
    if (!first) throw error
    const place = first.location ? `Line ${first.location.line}, column ${first.location.column + 1}: ` : ''
    const message = `${place}${first.text}. The code does not parse as JavaScript, so nothing was minified.`
    throw new Failure('invalid', { message, errors: { code: message } })
  }
}

function refuseDepth(source: string) {
  let depth = 0
  for (const [bracket] of source.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[([{}\])]/g)) {
    if (bracket === '(' || bracket === '[' || bracket === '{') depth++
    else if (bracket.length === 1) depth = Math.max(0, depth - 1)
    if (depth <= DEEPEST) continue
    const message = `Brackets are nested more than ${DEEPEST.toLocaleString('en-US')} deep, which no engine here survives. Data of that kind belongs in a JSON file.`
    throw new Failure('invalid', { message, errors: { code: message } })
  }
}
