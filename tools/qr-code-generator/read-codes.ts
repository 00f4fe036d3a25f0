import type { Picture } from '#engine/images/picture.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type ReadCode = {
  text: string
  bytes: number[]
  /** `QRCode`, `MicroQRCode` or `RMQRCode`. */
  format: string
  version: string
  ecc: string
  /** Corners in pixels, the top left one first. */
  corners: { x: number; y: number }[]
  isInverted: boolean
  isMirrored: boolean
}

let loading: Promise<unknown> | undefined

/**
 * Returns every QR code in a picture, read with ZXing.
 * @param characterSet of text that declares none; guessed if left out
 */
export async function readCodes(
  { width, height, data }: Picture,
  asset: Ports['asset'],
  characterSet?: 'UTF8',
): Promise<ReadCode[]> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  loading ??= asset('zxing_reader.wasm').then(({ buffer }) =>
    prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true }),
  )
  await loading.catch((error) => {
    loading = undefined
    throw error
  })
  const found = await readBarcodes({ width, height, data, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode', 'MicroQRCode', 'RMQRCode'],
    tryHarder: true,
    tryInvert: true,
    textMode: 'Plain',
    ...(characterSet ? { characterSet } : {}),
    maxNumberOfSymbols: 50,
  })
  return found
    .filter(({ isValid }) => isValid)
    .map((code) => ({
      text: code.text,
      bytes: [...code.bytes],
      format: code.format,
      version: code.version,
      ecc: code.ecLevel,
      corners: [code.position.topLeft, code.position.topRight, code.position.bottomRight, code.position.bottomLeft],
      isInverted: code.isInverted,
      isMirrored: code.isMirrored,
    }))
}
