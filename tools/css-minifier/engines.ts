import { surveyTokens } from '#engine/css/tokens.ts'
import { loadEsbuild } from '#engine/javascript/esbuild.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type CssEngine = 'Lightning CSS' | 'CSSO' | 'esbuild'
export const cssEngines = ['Lightning CSS', 'esbuild', 'CSSO'] as const

type Place = { line: number; column: number }
type Lightning = {
  default: (bytes: Promise<Uint8Array>) => Promise<void>
  transform: (options: Record<string, unknown>) => {
    code: Uint8Array
    warnings: { message: string; loc?: Place }[]
  }
}

let lightningReady: Promise<Lightning> | undefined

/** Loads Lightning CSS from its bytes, because its package's own loader would fetch them. */
export function loadLightning(asset: Ports['asset']): Promise<Lightning> {
  lightningReady ??= (async () => {
    const lightning = (await import('lightningcss-wasm')) as unknown as Lightning
    await lightning.default(asset('lightningcss_node.wasm'))
    return lightning
  })()
  lightningReady.catch(() => {
    lightningReady = undefined
  })
  return lightningReady
}

/** Lightning CSS overflows its stack at about 400 levels. After that, its instance no longer works. */
const MAX_NESTING = 200

/** Returns whether a sheet has more levels of blocks and parentheses than the engines survive. */
export const isTooDeep = ({ deepest }: { deepest: number }): boolean => deepest > MAX_NESTING

/** `isClean`: the engine reported nothing about the stylesheet. `warnings`: what it could not read. */
export type Minification = { code: string; isClean: boolean }
type Skipped = { message: string; loc: Place | null }

/**
 * Returns the stylesheet as Lightning CSS writes it.
 * @throws {RangeError} if it is nested too deeply
 * @throws {Error} with the place, if it cannot be read
 */
export function lightningMinify(
  { transform }: Lightning,
  css: string,
  isTolerant = false,
): Minification & { warnings: Skipped[] } {
  if (isTooDeep(surveyTokens(css))) throw new RangeError(`More than ${MAX_NESTING} levels.`)
  const sheet = new TextEncoder().encode(css)
  const { code, warnings } = transform({ filename: 'sheet.css', code: sheet, minify: true, errorRecovery: isTolerant })
  const skipped = warnings
    // Our parser handles at-rules that CSS does not define.
    .filter(({ message }) => !message.startsWith('Unknown at rule'))
    .map(({ message, loc }) => ({ message, loc: loc ?? null }))
  return { code: new TextDecoder().decode(code).trim(), isClean: skipped.length === 0, warnings: skipped }
}

/** Returns a stylesheet as the engine writes it, trimmed. The engine is loaded on the first call. */
export async function minifyWith(engine: CssEngine, css: string, asset: Ports['asset']): Promise<Minification> {
  if (engine === 'Lightning CSS') return lightningMinify(await loadLightning(asset), css, true)
  if (engine === 'CSSO') {
    const { minify } = await import('csso')
    return { code: minify(css, { restructure: true, comments: false }).css.trim(), isClean: true }
  }
  const esbuild = await loadEsbuild(asset)
  const options = { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' } as const
  const { code, warnings } = await esbuild.transform(css, options)
  return { code: code.trim(), isClean: warnings.length === 0 }
}
