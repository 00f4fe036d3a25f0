import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { eachFile, made, nameMaker } from '#engine/images/batch.ts'
import { codecAssets, codecLibraries, readerLibraries, resizeLibrary } from '#engine/images/codec-assets.ts'
import { readableTypes, targets } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { type Row, reportConverted } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Convert',
  guide: [
    'Converts images between formats: it reads JPEG, PNG, WebP, AVIF, JPEG XL, GIF, TIFF, BMP, HEIC, SVG, and ICO; use it when an image must be in another format.',
    'Returns the converted files, with sizes before and after and notes on transparency, color profile, and camera data.',
  ],
  timeLimit: 1800,
  input: z.object({
    files: field.files({
      label: 'Images',
      accept: readableTypes,
      maxFiles: 100,
      hint: 'Up to 100 at a time, 100 megapixels each.',
    }),
    target: field.choice({
      label: 'Convert to',
      options: {
        webp: 'WebP',
        jpeg: 'JPEG',
        png: 'PNG',
        avif: 'AVIF',
        jxl: 'JPEG XL',
        bmp: 'BMP',
        ico: 'ICO',
      },
      default: 'webp',
    }),
    quality: field.slider({
      label: 'Quality',
      min: 1,
      max: 100,
      default: 80,
      when: { field: 'target', is: ['webp', 'jpeg', 'avif', 'jxl'] },
    }),
    lossless: field.flag({
      label: 'Lossless',
      hint: 'WebP, AVIF, and JPEG XL can keep every pixel. Quality is then ignored.',
      when: { field: 'target', is: ['webp', 'avif', 'jxl'] },
    }),
    keepMetadata: field.flag({
      label: 'Keep camera data and profile',
      default: true,
      hint: 'JPEG, PNG, and WebP can hold them. Camera data may reveal where a photo was taken.',
    }),
    ground: field.line({
      label: 'Background for transparent pixels',
      default: '#ffffff',
      max: 20,
      isOptional: true,
      hint: 'Six hexadecimal digits. JPEG has no transparency.',
      when: { field: 'target', is: ['jpeg'] },
      advanced: true,
    }),
  }),
  output,
  samples: [
    {
      label: 'A rotated photo and a screenshot to WebP',
      input: { files: ['prairie-evening.jpg', 'oakfield-orders.png'], target: 'webp', quality: 80 },
    },
  ],
  assets: codecAssets,
  libraries: [...codecLibraries, ...readerLibraries, resizeLibrary],
  limits: [
    'Output has eight bits per channel. Sixteen-bit PNG and TIFF files and ten-bit HEIC and AVIF files lose some tonal detail, and the report says so.',
    'Only the first image of GIF, animated PNG, and TIFF files is converted. Animated WebP is rejected.',
    'Camera data and color profiles are not written to AVIF, JPEG XL, BMP, and ICO: their colors are converted to sRGB.',
    'CMYK is converted to RGB with a general formula, without its profile. XMP and IPTC are not carried over.',
    'GIF, TIFF, HEIC, and SVG are input formats only.',
  ],
  run: async ({ files, target, quality, lossless, keepMetadata, ground }, ports) => {
    const { decodeFile } = await import('#engine/images/decode.ts')
    const { convert } = await import('./convert.ts')
    const color = readColor(ground)
    const nameFor = nameMaker()
    const { extension, type } = targets[target]
    const wish = { target, quality, isLossless: lossless, keepsMetadata: keepMetadata, ground: color }
    const rows = await eachFile(files, ports, async (file): Promise<Row> => {
      const source = await decodeFile(file, ports)
      const { bytes, ...converted } = await convert(source, wish, ports.asset)
      const output = nameFor(file.name, `.${extension}`)
      const about = { name: file.name, output, from: source.format, to: target, before: file.size, after: bytes.length }
      return { ...about, ...converted, [made]: { name: output, type, bytes } }
    })
    return { rows }
  },
  report: ({ rows }) => reportConverted(rows),
})

function readColor(text: string): [number, number, number] {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim() || '#ffffff')?.[1]
  if (!digits) {
    const message = `"${text}" is not a color with six hexadecimal digits, such as #ffffff.`
    throw new Failure('invalid', { message, errors: { ground: message } })
  }
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
