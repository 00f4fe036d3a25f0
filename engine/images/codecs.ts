import type { Ports } from '../tool/ports.ts'
import type { CodecAsset } from './codec-assets.ts'

type Asset = Ports['asset']

/**
 * What the glue code of an Emscripten codec offers. Results are in its memory only until the next call, so they are
 * copied.
 */
type Decoder = { decode: (bytes: Uint8Array, option?: number | boolean) => ImageData | null }
type Encoder = {
  encode: (data: ArrayBufferView, width: number, height: number, options: object) => Uint8Array<ArrayBuffer> | null
}
type Factory<Made> = (options: object) => Promise<Made>

/**
 * The codecs of @jsquash, single-threaded, each with the WebAssembly that the port provides. The package's own `init`
 * would choose threads (and fetch a worker) in a cross-origin isolated browser, so the glue code is called directly.
 * Their memory grows with the largest image and never shrinks; `releaseCodecs` frees it.
 */
export const codecs = {
  jpegDecoder: (asset: Asset) =>
    emscripten<Decoder>('jpeg-decoder.wasm', asset, () => import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')),
  webpDecoder: (asset: Asset) =>
    emscripten<Decoder>('webp-decoder.wasm', asset, () => import('@jsquash/webp/codec/dec/webp_dec.js')),
  avifDecoder: (asset: Asset) =>
    emscripten<Decoder>('avif-decoder.wasm', asset, () => import('@jsquash/avif/codec/dec/avif_dec.js')),
  jxlDecoder: (asset: Asset) =>
    emscripten<Decoder>('jxl-decoder.wasm', asset, () => import('@jsquash/jxl/codec/dec/jxl_dec.js')),
  jpegEncoder: (asset: Asset) =>
    emscripten<Encoder>('jpeg-encoder.wasm', asset, () => import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js')),
  webpEncoder: (asset: Asset) =>
    emscripten<Encoder>('webp-encoder.wasm', asset, () => import('@jsquash/webp/codec/enc/webp_enc_simd.js')),
  avifEncoder: (asset: Asset) =>
    emscripten<Encoder>('avif-encoder.wasm', asset, () => import('@jsquash/avif/codec/enc/avif_enc.js')),
  jxlEncoder: (asset: Asset) =>
    emscripten<Encoder>('jxl-encoder.wasm', asset, () => import('@jsquash/jxl/codec/enc/jxl_enc.js')),
  png: (asset: Asset) => bindgen('png.wasm', asset, () => import('@jsquash/png/codec/pkg/squoosh_png.js')),
  oxipng: (asset: Asset) => bindgen('oxipng.wasm', asset, () => import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js')),
  resize: (asset: Asset) =>
    bindgen('resize.wasm', asset, () => import('@jsquash/resize/lib/resize/pkg/squoosh_resize.js')),
}

const compiled = new Map<string, Promise<WebAssembly.Module>>()
const instances = new Map<string, Promise<unknown>>()

/** Releases the running codecs and the memory that large images made them take. */
export function releaseCodecs(): void {
  instances.clear()
}

function emscripten<Made>(name: CodecAsset, asset: Asset, load: () => Promise<unknown>): Promise<Made> {
  return once(instances, name, async () => {
    provideImageData()
    const [module, glue] = await Promise.all([compile(name, asset), load()])
    const make = (glue as { default: Factory<Made> }).default
    return make({
      noInitialRun: true,
      // The codecs print nothing; our own messages say what went wrong.
      print: () => {},
      printErr: () => {},
      instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
        WebAssembly.instantiate(module, imports).then(done)
        return {}
      },
    })
  }) as Promise<Made>
}

async function bindgen<Glue extends { default: (module: WebAssembly.Module) => Promise<unknown> }>(
  name: CodecAsset,
  asset: Asset,
  load: () => Promise<Glue>,
): Promise<Glue> {
  provideImageData()
  const [module, glue] = await Promise.all([compile(name, asset), load()])
  await glue.default(module)
  return glue
}

const compile = (name: CodecAsset, asset: Asset) =>
  once(compiled, name, async () => WebAssembly.compile(await asset(name)))

/** A codec that failed to load is loaded again the next time. */
function once<T>(cache: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const found = cache.get(name)
  if (found) return found
  const made = make()
  cache.set(name, made)
  made.catch(() => cache.delete(name))
  return made
}

/** The decoders return an `ImageData`, which Node does not have. */
function provideImageData() {
  if ('ImageData' in globalThis) return
  const Shim = class {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data
      this.width = width
      this.height = height
    }
  }
  Object.assign(globalThis, { ImageData: Shim })
}
