import type { Ports } from '../tool/ports.ts'

type Options = { module: boolean; compress: object; mangle: object; sourcemap: boolean }
type Result = { code: string; map?: object; errors: { message: string }[] }
export type Oxc = { minifySync: (fileName: string, code: string, options: Options) => Result }

let ready: Promise<Oxc> | undefined

/**
 * Loads Oxc's build for WASI without threads, which needs neither shared memory nor an isolated page. Its own loader
 * would use fetch. emnapi provides Node-API, and the five WASI calls that it makes are implemented here.
 */
export function loadOxc(asset: Ports['asset']): Promise<Oxc> {
  ready ??= load(asset)
  ready.catch(forgetOxc)
  return ready
}

/** Drops the instance after a trap, which breaks it; the next run gets a new one. */
export function forgetOxc() {
  ready = undefined
}

async function load(asset: Ports['asset']): Promise<Oxc> {
  const [{ instantiateNapiModule }, { createContext }] = await Promise.all([
    import('@emnapi/core'),
    import('@emnapi/runtime'),
  ])
  const memory = new WebAssembly.Memory({ initial: 1024, maximum: 65536 })
  const calls = {
    random_get: (at: number, size: number) => {
      // The seed of its hash tables; a fixed one makes runs repeatable.
      new Uint8Array(memory.buffer, at, size).fill(7)
      return 0
    },
    environ_get: () => 0,
    environ_sizes_get: (count: number, size: number) => {
      const view = new DataView(memory.buffer)
      view.setUint32(count, 0, true)
      view.setUint32(size, 0, true)
      return 0
    },
    fd_write: () => 0,
    proc_exit: () => {
      throw new Error('Oxc ended itself')
    },
  }
  type Instance = { exports: Record<string, () => void> }
  const wasi = {
    wasiImport: calls,
    getImportObject: () => ({ wasi_snapshot_preview1: calls }),
    initialize: ({ exports }: Instance) => exports._initialize?.(),
    start: () => 0,
  }
  const loaded = await instantiateNapiModule(await asset('oxc.wasm'), {
    context: createContext(),
    asyncWorkPoolSize: 0,
    wasi: wasi as never,
    overwriteImports(imports) {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory }
      return imports
    },
    beforeInit({ instance }) {
      const { exports } = instance as unknown as Instance
      for (const name of Object.keys(exports)) if (name.startsWith('__napi_register__')) exports[name]?.()
    },
  })
  return loaded.napiModule.exports as Oxc
}
