type Esbuild = typeof import('esbuild-wasm')

/** The `assets` that a tool needs to use esbuild. */
export const esbuildAsset = { 'esbuild.wasm': 'esbuild-wasm/esbuild.wasm' }

let ready: Promise<Esbuild> | undefined

/** Loads esbuild in this thread; it can be initialized only once. It looks for `self`, which only browsers have. */
export function loadEsbuild(asset: (name: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<Esbuild> {
  ready ??= load(asset)
  ready.catch(() => {
    ready = undefined
  })
  return ready
}

async function load(asset: (name: string) => Promise<Uint8Array<ArrayBuffer>>) {
  const scope = globalThis as { self?: unknown }
  scope.self ??= globalThis
  // @ts-expect-error The browser build has no types of its own; the package's types apply.
  const esbuild = (await import('esbuild-wasm/esm/browser.min.js')) as Esbuild
  await esbuild.initialize({ wasmModule: await WebAssembly.compile(await asset('esbuild.wasm')), worker: false })
  return esbuild
}
