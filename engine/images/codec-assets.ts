/**
 * The WebAssembly files of the codecs, for a tool's `assets`. A tool lists all of them, or only `decoderAssets` and the
 * encoders it uses.
 * @example assets: { ...decoderAssets, ...pick of codecAssets }
 */
export const codecAssets = {
  'jpeg-decoder.wasm': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'webp-decoder.wasm': '@jsquash/webp/codec/dec/webp_dec.wasm',
  'avif-decoder.wasm': '@jsquash/avif/codec/dec/avif_dec.wasm',
  'jxl-decoder.wasm': '@jsquash/jxl/codec/dec/jxl_dec.wasm',
  'png.wasm': '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'jpeg-encoder.wasm': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  'webp-encoder.wasm': '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  'avif-encoder.wasm': '@jsquash/avif/codec/enc/avif_enc.wasm',
  'jxl-encoder.wasm': '@jsquash/jxl/codec/enc/jxl_enc.wasm',
  'oxipng.wasm': '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
  'resize.wasm': '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
} as const

export type CodecAsset = keyof typeof codecAssets

/** The assets of `decode`. HEIC needs none: libheif includes its own. */
export const decoderAssets = {
  'jpeg-decoder.wasm': codecAssets['jpeg-decoder.wasm'],
  'webp-decoder.wasm': codecAssets['webp-decoder.wasm'],
  'avif-decoder.wasm': codecAssets['avif-decoder.wasm'],
  'jxl-decoder.wasm': codecAssets['jxl-decoder.wasm'],
  'png.wasm': codecAssets['png.wasm'],
} as const

/** Libraries behind the codecs, for a tool's `libraries`. */
export const codecLibraries = [
  { name: '@jsquash/jpeg', does: 'Reads and writes JPEG (MozJPEG)' },
  { name: '@jsquash/webp', does: 'Reads and writes WebP (libwebp)' },
  { name: '@jsquash/avif', does: 'Reads and writes AVIF (libavif, libaom)' },
  { name: '@jsquash/jxl', does: 'Reads and writes JPEG XL (libjxl)' },
  { name: '@jsquash/png', does: 'Reads and writes PNG' },
  { name: '@jsquash/oxipng', does: 'Makes PNG smaller without loss' },
]
export const readerLibraries = [
  { name: 'omggif', does: 'Reads GIF' },
  { name: 'utif2', does: 'Reads TIFF' },
  { name: 'libheif-js', does: 'Reads HEIC (LGPL-3.0, loaded as its own file)' },
]
export const resizeLibrary = { name: '@jsquash/resize', does: 'Scales with a Lanczos filter in linear light' }
