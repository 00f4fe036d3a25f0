type Bytes = Uint8Array<ArrayBuffer>

/** The first bytes of an image of a size in pixels, filled up with zeros: enough to read the header. */
export const imageHead = {
  png: (width: number, height: number, size = 64): Bytes =>
    padded(
      [
        0x89,
        0x50,
        0x4e,
        0x47,
        13,
        10,
        26,
        10,
        0,
        0,
        0,
        13,
        0x49,
        0x48,
        0x44,
        0x52,
        ...four(width),
        ...four(height),
        8,
        6,
      ],
      size,
    ),
  jpeg: (width: number, height: number, size = 64): Bytes =>
    padded(
      [
        0xff,
        0xd8,
        0xff,
        0xe0,
        0,
        4,
        0,
        0,
        0xff,
        0xc0,
        0,
        17,
        8,
        ...two(height),
        ...two(width),
        3,
        1,
        17,
        0,
        2,
        17,
        1,
        3,
        17,
        1,
        0xff,
        0xda,
      ],
      size,
    ),
  /** Exif says that it is turned by a quarter: width and height are those of the stored pixels. */
  turnedJpeg: (width: number, height: number): Bytes => {
    const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    const exif = [...text('Exif'), 0, 0, ...tiff]
    const frame = [0xff, 0xc0, 0, 17, 8, ...two(height), ...two(width), 3, 1, 17, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xda]
    return padded([0xff, 0xd8, 0xff, 0xe1, ...two(exif.length + 2), ...exif, ...frame], 128)
  },
  gif: (width: number, height: number, size = 64): Bytes =>
    padded([...text('GIF89a'), width & 255, width >> 8, height & 255, height >> 8], size),
  webp: (width: number, height: number, size = 64): Bytes =>
    padded(
      [
        ...text('RIFF'),
        56,
        0,
        0,
        0,
        ...text('WEBPVP8X'),
        10,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        ...three(width - 1),
        ...three(height - 1),
      ],
      size,
    ),
  svg: (width: number, height: number): Bytes =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`,
    ),
}

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0))
const two = (value: number) => [value >> 8, value & 255]
const four = (value: number) => [0, 0, ...two(value)]
/** Lowest byte first. */
const three = (value: number) => [value & 255, (value >> 8) & 255, value >> 16]

function padded(bytes: number[], size: number): Bytes {
  const file = new Uint8Array(Math.max(size, bytes.length))
  file.set(bytes)
  return file
}
