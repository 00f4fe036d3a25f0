/**
 * Straight (not premultiplied) RGBA of eight bits, sRGB unless the source's `icc` says otherwise; row by row, four
 * bytes a pixel.
 */
export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

export type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'jxl' | 'gif' | 'tiff' | 'bmp' | 'ico' | 'heic' | 'svg'

/** Formats that can be written. GIF, TIFF, HEIC and SVG are only read. */
export type Target = 'jpeg' | 'png' | 'webp' | 'avif' | 'jxl' | 'bmp' | 'ico'

export type Metadata = {
  /** The TIFF structure of the Exif block, without the leading `Exif\0\0`. */
  exif?: Uint8Array<ArrayBuffer>
  /** The ICC color profile. */
  icc?: Uint8Array<ArrayBuffer>
}

export type DecodedPicture = Picture & {
  format: Format
  /** Whether some pixel is not opaque. */
  hasAlpha: boolean
  /** The orientation in the file, 1 to 8 (Exif 2.32, tag 274). It has been applied: the pixels are upright. */
  orientation: number
  metadata: Metadata
  /** Number of frames of an animated GIF, of which the first was decoded. */
  frames?: number
  /** What was lost or chosen while decoding, one sentence each: frames, bit depth, pages. */
  notes: string[]
}

export const formatNames: Record<Format, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  jxl: 'JPEG XL',
  gif: 'GIF',
  tiff: 'TIFF',
  bmp: 'BMP',
  ico: 'ICO',
  heic: 'HEIC',
  svg: 'SVG',
}

/** File extension and media type of each writable format. */
export const targets: Record<Target, { extension: string; type: string; hasAlpha: boolean }> = {
  jpeg: { extension: 'jpg', type: 'image/jpeg', hasAlpha: false },
  png: { extension: 'png', type: 'image/png', hasAlpha: true },
  webp: { extension: 'webp', type: 'image/webp', hasAlpha: true },
  avif: { extension: 'avif', type: 'image/avif', hasAlpha: true },
  jxl: { extension: 'jxl', type: 'image/jxl', hasAlpha: true },
  bmp: { extension: 'bmp', type: 'image/bmp', hasAlpha: true },
  ico: { extension: 'ico', type: 'image/x-icon', hasAlpha: true },
}

/** What a file chooser may offer: everything that `decode` can read. */
export const readableTypes = 'image/*,.heic,.heif,.jxl,.avif,.tif,.tiff,.ico,.bmp,.svg'

/** Returns whether some pixel is not opaque. */
export function hasTransparency({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/**
 * Returns the picture on a background of one color, for formats without transparency.
 * @param ground red, green, blue
 */
export function flatten(picture: Picture, [red, green, blue]: [number, number, number] = [255, 255, 255]): Picture {
  const data = new Uint8ClampedArray(picture.data)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    data[at] = (data[at] ?? 0) * alpha + red * (1 - alpha)
    data[at + 1] = (data[at + 1] ?? 0) * alpha + green * (1 - alpha)
    data[at + 2] = (data[at + 2] ?? 0) * alpha + blue * (1 - alpha)
    data[at + 3] = 255
  }
  return { width: picture.width, height: picture.height, data }
}

/** Returns a rectangle of an image, in pixels; it must be inside the image. */
export function crop(
  { data, width }: Picture,
  { x, y, width: across, height: down }: { x: number; y: number; width: number; height: number },
): Picture {
  const cut = new Uint8ClampedArray(across * down * 4)
  for (let row = 0; row < down; row++) {
    const from = ((y + row) * width + x) * 4
    cut.set(data.subarray(from, from + across * 4), row * across * 4)
  }
  return { width: across, height: down, data: cut }
}
