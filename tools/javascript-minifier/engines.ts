import { loadEsbuild } from '#engine/javascript/esbuild.ts'
import { forgetOxc, loadOxc } from '#engine/javascript/oxc.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type Options = {
  isModule: boolean
  target: 'esnext' | 'es2022' | 'es2020' | 'es2017' | 'es2015'
  keepNames: boolean
  dropConsole: boolean
  sourceMap: boolean
}
export type Minified = { code: string; map: string | null }
export type Engine = { name: string; minify: (code: string, options: Options) => Promise<Minified> }

type Uglify = (
  files: Record<string, string>,
  options: Record<string, unknown>,
) => { code: string; map?: string; error?: Error }

/** From the fastest to the slowest. */
export const engineNames = ['Oxc', 'esbuild', 'SWC', 'UglifyJS', 'Terser']

const FILE = 'script.js'
const year = (target: Options['target']) =>
  Math.min(2020, target === 'esnext' ? 2020 : Number(target.slice(2))) as 2015 | 2017 | 2020

let swcReady: Promise<typeof import('@swc/wasm-web')> | undefined

/** Loads SWC from its bytes, compiled once per thread. */
function loadSwc(asset: Ports['asset']) {
  swcReady ??= (async () => {
    const swc = await import('@swc/wasm-web')
    swc.initSync({ module: await WebAssembly.compile(await asset('swc.wasm')) })
    return swc
  })()
  swcReady.catch(() => {
    swcReady = undefined
  })
  return swcReady
}

/** Returns Oxc, esbuild, SWC, Terser, and UglifyJS, each loaded on first use. A worker and Node use the same builds. */
export function jsEngines(asset: Ports['asset']): Engine[] {
  return [
    {
      name: 'Oxc',
      minify: async (source, { isModule, target, keepNames, dropConsole, sourceMap }) => {
        const oxc = await loadOxc(asset)
        try {
          const names = { function: keepNames, class: keepNames }
          const { code, map, errors } = oxc.minifySync(isModule ? 'script.mjs' : FILE, source, {
            module: isModule,
            compress: { target, dropConsole, keepNames: names },
            mangle: { toplevel: isModule, keepNames },
            sourcemap: sourceMap,
          })
          if (errors[0]) throw new Error(errors[0].message)
          return { code, map: map ? JSON.stringify(map) : null }
        } catch (error) {
          if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) forgetOxc()
          throw error
        }
      },
    },
    {
      name: 'esbuild',
      minify: async (source, { isModule, target, keepNames, dropConsole, sourceMap }) => {
        const esbuild = await loadEsbuild(asset)
        const { code, map } = await esbuild.transform(source, {
          loader: 'js',
          minify: true,
          target,
          keepNames,
          drop: dropConsole ? ['console', 'debugger'] : [],
          legalComments: 'none',
          logLevel: 'silent',
          sourcefile: FILE,
          sourcemap: sourceMap ? 'external' : false,
          ...(isModule ? { format: 'esm' as const } : {}),
        })
        return { code: code.trimEnd(), map: map || null }
      },
    },
    {
      name: 'SWC',
      minify: async (source, { isModule, target, keepNames, dropConsole, sourceMap }) => {
        const swc = await loadSwc(asset)
        const { code, map } = swc.minifySync(source, {
          module: isModule,
          ecma: year(target),
          compress: {
            ecma: year(target),
            drop_console: dropConsole,
            keep_fnames: keepNames,
            keep_classnames: keepNames,
            passes: 2,
            pure_getters: false,
            // This option is off because it would hoist and drop directives across functions.
            directives: false,
            toplevel: isModule,
          },
          mangle: { keep_fnames: keepNames, keep_classnames: keepNames, toplevel: isModule },
          format: { comments: false },
          sourceMap,
        } as never)
        return { code, map: map ?? null }
      },
    },
    {
      name: 'Terser',
      minify: async (source, { isModule, target, keepNames, dropConsole, sourceMap }) => {
        const { minify } = await import('terser')
        const { code = '', map } = await minify(
          { [FILE]: source },
          {
            module: isModule,
            ecma: year(target),
            compress: { passes: 2, drop_console: dropConsole, pure_getters: false },
            keep_fnames: keepNames,
            keep_classnames: keepNames,
            format: { comments: false },
            sourceMap: sourceMap ? { includeSources: true } : false,
          },
        )
        return { code, map: typeof map === 'string' ? map : null }
      },
    },
    {
      name: 'UglifyJS',
      minify: async (source, { isModule, keepNames, dropConsole, sourceMap }) => {
        // @ts-expect-error It has no types of its own.
        const { minify } = (await import('uglify-js')) as { minify: Uglify }
        const { code, map, error } = minify({ [FILE]: source }, {
          module: isModule,
          compress: { passes: 2, drop_console: dropConsole, pure_getters: false },
          mangle: { toplevel: isModule },
          keep_fnames: keepNames,
          sourceMap: sourceMap ? { includeSources: true } : false,
        } as never)
        if (error) throw error
        return { code, map: map || null }
      },
    },
  ]
}
