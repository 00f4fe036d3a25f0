import type { QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { Ports } from '../../tool/ports.ts'

/** The `assets` that a tool needs to run code in the sandbox. */
export const sandboxAsset = { 'quickjs.wasm': '@jitl/quickjs-ng-wasmfile-release-sync/dist/emscripten-module.wasm' }

let ready: Promise<QuickJSWASMModule> | undefined

/**
 * Loads QuickJS, an interpreter of its own in WebAssembly: the code that it runs has no network, no document, and no
 * file, in a browser and on a server.
 */
export function loadQuickJs(asset: Ports['asset']): Promise<QuickJSWASMModule> {
  ready ??= load(asset)
  ready.catch(forgetQuickJs)
  return ready
}

/** Drops the instance after a trap, which breaks it; the next run gets a new one. */
export function forgetQuickJs() {
  ready = undefined
}

async function load(asset: Ports['asset']) {
  const [{ newQuickJSWASMModuleFromVariant, newVariant }, { default: variant }, bytes] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-ng-wasmfile-release-sync'),
    asset('quickjs.wasm'),
  ])
  const wasmModule = await WebAssembly.compile(bytes)
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }))
}
