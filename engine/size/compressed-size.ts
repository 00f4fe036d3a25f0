/** Size in bytes, uncompressed and as a server would send it. `brotli` is null if the encoder is unavailable. */
export type CompressedSize = { raw: number; gzip: number; brotli: number | null }

/** The `assets` that a tool needs to measure Brotli. */
export const brotliAsset = { 'brotli_wasm_bg.wasm': 'brotli-wasm/pkg.web/brotli_wasm_bg.wasm' }

/** How the figures are measured, for the `method` of a metric. */
export const sizeMethod =
  'UTF-8 bytes; gzip by the platform (RFC 1952, its default level), brotli at quality 11 (RFC 7932), each without headers of HTTP.'

type Asset = (name: string) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Measures sizes in bytes: raw, gzip (RFC 1952) and brotli (RFC 7932, quality 11).
 * @param asset the tool's port; without it, or where its bytes cannot be had, brotli stays unknown
 */
export async function compressedSize(
  content: string | Uint8Array<ArrayBuffer>,
  asset?: Asset,
): Promise<CompressedSize> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const encoder = asset ? await brotliEncoder(asset) : undefined
  const brotli = encoder ? encoder(bytes).length : asset ? await platformBrotli(bytes) : null
  return { raw: bytes.length, gzip: await gzipSize(bytes), brotli }
}

const MAX_BROTLI = 100_000

/** Returns whether Brotli takes only a fraction of a second. For larger texts, it takes longer than minifying them. */
export const isBrotliQuick = (content: string): boolean => content.length <= MAX_BROTLI

/** Returns the raw size and the gzip size only: brotli takes a second for half a megabyte. */
export async function quickSize(content: string): Promise<CompressedSize> {
  const bytes = new TextEncoder().encode(content)
  return { raw: bytes.length, gzip: await gzipSize(bytes), brotli: null }
}

/** Returns the number of bytes after gzip, by the platform's own `CompressionStream`. */
export const gzipSize = (bytes: Uint8Array<ArrayBuffer>): Promise<number> => streamedSize(bytes, 'gzip')

/**
 * Returns the size of a stream and writes the bytes directly: a `Blob` would pass its bytes through other threads,
 * which may be busy compiling an engine.
 */
async function streamedSize(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat) {
  const { readable, writable } = new CompressionStream(format)
  const writer = writable.getWriter()
  void writer.write(bytes)
  void writer.close()
  const reader = readable.getReader()
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) size += chunk.value.length
  return size
}

/** Compresses with the brotli of the platform, which Node has from 24.7 on. */
async function platformBrotli(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await streamedSize(bytes, 'brotli' as CompressionFormat)
  } catch {
    return null
  }
}

type Encoder = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>
let loading: Promise<Encoder | undefined> | undefined

/** Compiled once per thread. A failure is not cached: the next run may have the file. */
function brotliEncoder(asset: Asset) {
  loading ??= load(asset).catch(() => {
    loading = undefined
    return undefined
  })
  return loading
}

/**
 * Calls the compressor of brotli-wasm without its own loader, which uses fetch. The binding stores JavaScript values in
 * a table and passes their index: the options are at 1, results from 2 on.
 */
async function load(asset: Asset): Promise<Encoder> {
  const table: unknown[] = [undefined, { quality: 11 }]
  const keep = (value: unknown) => table.push(value) - 1
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, at, length))
  const write = (bytes: Uint8Array) => {
    const at = wasm.__wbindgen_malloc(bytes.length)
    new Uint8Array(wasm.memory.buffer).set(bytes, at)
    return at
  }
  const give = (slot: number, value: string) => {
    const bytes = new TextEncoder().encode(value)
    const at = write(bytes)
    new Int32Array(wasm.memory.buffer).set([at, bytes.length], slot / 4)
  }
  const wbg = {
    __wbindgen_is_undefined: (index: number) => table[index] === undefined,
    __wbindgen_is_object: (index: number) => typeof table[index] === 'object' && table[index] !== null,
    __wbindgen_string_new: (at: number, length: number) => keep(text(at, length)),
    __wbindgen_error_new: (at: number, length: number) => keep(new Error(text(at, length))),
    __wbindgen_json_serialize: (slot: number, index: number) => give(slot, JSON.stringify(table[index] ?? null)),
    __wbg_new_693216e109162396: () => keep(new Error('brotli-wasm')),
    __wbg_stack_0ddaca5d1abfb52f: (slot: number, index: number) => give(slot, String(table[index])),
    __wbg_error_09919627ac0992f5: () => {},
    __wbindgen_object_drop_ref: (index: number) => {
      if (index > 1) table[index] = undefined
    },
    __wbindgen_throw: (at: number, length: number) => {
      throw new Error(text(at, length))
    },
  }
  const { instance } = await WebAssembly.instantiate(await asset('brotli_wasm_bg.wasm'), { wbg })
  const wasm = instance.exports as {
    memory: WebAssembly.Memory
    compress: (result: number, at: number, length: number, options: number) => void
    __wbindgen_malloc: (size: number) => number
    __wbindgen_free: (at: number, size: number) => void
    __wbindgen_add_to_stack_pointer: (by: number) => number
  }
  return (bytes) => {
    const result = wasm.__wbindgen_add_to_stack_pointer(-16)
    try {
      wasm.compress(result, write(bytes), bytes.length, 1)
      const [at = 0, length = 0, error = 0, failed = 0] = new Int32Array(wasm.memory.buffer, result, 4)
      if (failed) throw new Error(`brotli: ${String(table[error])}`)
      const out = new Uint8Array(wasm.memory.buffer).slice(at, at + length)
      wasm.__wbindgen_free(at, length)
      return out
    } finally {
      wasm.__wbindgen_add_to_stack_pointer(16)
    }
  }
}
