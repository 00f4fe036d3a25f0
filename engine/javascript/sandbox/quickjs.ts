import type { QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { Ports } from '../../tool/ports.ts'

/** The `assets` that a tool needs to run code in the sandbox. */
export const sandboxAsset = { 'quickjs.wasm': '@jitl/quickjs-ng-wasmfile-release-sync/dist/emscripten-module.wasm' }

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Makes a QuickJS, an interpreter of its own in WebAssembly: the code that it runs has no network, no document, and no
 * file, in a browser and on a server. Each program gets a new one, so one that breaks its memory reaches no other.
 */
export async function newQuickJs(asset: Ports['asset']): Promise<QuickJSWASMModule> {
  const [{ newQuickJSWASMModuleFromVariant, newVariant }, { default: variant }, wasmModule] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-ng-wasmfile-release-sync'),
    compiledOnce(asset),
  ])
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }))
}

function compiledOnce(asset: Ports['asset']) {
  compiled ??= asset('quickjs.wasm').then((bytes) => WebAssembly.compile(bytes))
  compiled.catch(() => {
    compiled = undefined
  })
  return compiled
}
