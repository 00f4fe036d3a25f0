import type { Picture } from './picture.ts'

/** The part of utif2's JPEG reader (pdf.js) that is used; its types do not name it. */
type JpegReader = {
  width: number
  height: number
  parse: (bytes: Uint8Array) => void
  getData: (wish: { width: number; height: number; forceRGB: boolean; isSourcePDF: boolean }) => Uint8ClampedArray
}

/**
 * Decodes a CMYK or YCCK JPEG, which MozJPEG does not convert to RGB. The decoder's formula approximates an offset
 * press.
 */
export async function readCmykJpeg(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const { default: utif } = await import('utif2')
  const reader = new (utif as unknown as { JpegDecoder: new () => JpegReader }).JpegDecoder()
  reader.parse(bytes)
  const { width, height } = reader
  const rgb = reader.getData({ width, height, forceRGB: true, isSourcePDF: false })
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) data.set(rgb.subarray(from, from + 3), to)
  return { width, height, data }
}

/**
 * Converts ink values to RGB: each color is reduced by black ink.
 * @param samples values a pixel, 4 or more
 */
export function inkToRgb(
  ink: Uint8Array,
  { width, height, samples }: { width: number; height: number; samples: number },
) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = 0, to = 0; to < data.length; from += samples, to += 4) {
    const light = 255 - (ink[from + 3] ?? 0)
    for (let channel = 0; channel < 3; channel++)
      data[to + channel] = ((255 - (ink[from + channel] ?? 0)) * light) / 255
  }
  return data
}
