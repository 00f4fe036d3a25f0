import { loadEsbuild } from '../../engine/esbuild.ts'
import type { Ports } from '../../engine/tool/ports.ts'

export type CssEngine = { name: string; minify: (css: string) => Promise<string> }
type Lightning = {
  default: (bytes: Promise<Uint8Array>) => Promise<void>
  transform: (options: Record<string, unknown>) => {
    code: Uint8Array
    warnings: { message: string; loc?: { line: number; column: number } }[]
  }
}

let lightningReady: Promise<Lightning> | undefined

/** Lightning CSS from its bytes; its package's own loader would fetch them. */
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

export function lightningMinify({ transform }: Lightning, css: string, isTolerant = false): string {
  const code = new TextEncoder().encode(css)
  return new TextDecoder().decode(
    transform({ filename: 'sheet.css', code, minify: true, errorRecovery: isTolerant }).code,
  )
}

/** The engines of the race, and each behind another: what one leaves, the next may find. */
export async function cssEngines(asset: Ports['asset'], isTolerant: boolean): Promise<CssEngine[]> {
  const [lightning, esbuild, csso] = await Promise.all([loadLightning(asset), loadEsbuild(asset), import('csso')])
  const byLightning = async (css: string) => lightningMinify(lightning, css, isTolerant)
  const byCsso = async (css: string) => csso.minify(css, { restructure: true, comments: false }).css
  const byEsbuild = async (css: string) =>
    (
      await esbuild.transform(css, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' })
    ).code.trimEnd()
  return [
    { name: 'Lightning CSS', minify: byLightning },
    { name: 'CSSO', minify: byCsso },
    { name: 'esbuild', minify: byEsbuild },
    { name: 'CSSO, then Lightning CSS', minify: async (css) => byLightning(await byCsso(css)) },
    { name: 'Lightning CSS, then CSSO', minify: async (css) => byCsso(await byLightning(css)) },
    { name: 'esbuild, then Lightning CSS', minify: async (css) => byLightning(await byEsbuild(css)) },
    { name: 'Lightning CSS, then esbuild', minify: async (css) => byEsbuild(await byLightning(css)) },
  ]
}
