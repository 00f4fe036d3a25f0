import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { eachFile, made, nameMaker } from '../../engine/images/batch.ts'
import { codecAssets, codecLibraries, readerLibraries, resizeLibrary } from '../../engine/images/codec-assets.ts'
import { readableTypes, targets } from '../../engine/images/picture.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
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
      label: 'Pictures',
      accept: readableTypes,
      most: 100,
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
      label: 'Without loss',
      hint: 'WebP, AVIF and JPEG XL can keep every pixel. Quality then does not count.',
      when: { field: 'target', is: ['webp', 'avif', 'jxl'] },
    }),
    keepMetadata: field.flag({
      label: 'Keep camera data and profile',
      default: true,
      hint: 'JPEG, PNG and WebP can hold them. Camera data may name the place of a photo.',
    }),
    ground: field.line({
      label: 'Ground for see-through pixels',
      default: '#ffffff',
      max: 20,
      isOptional: true,
      hint: 'Six hexadecimal digits. JPEG has no transparency.',
      when: { field: 'target', is: ['jpeg'] },
      advanced: true,
    }),
  }),
  samples: [
    {
      label: 'A turned photo and a screenshot to WebP',
      input: { files: ['prairie-evening.jpg', 'oakfield-orders.png'], target: 'webp', quality: 80 },
    },
  ],
  assets: codecAssets,
  libraries: [...codecLibraries, ...readerLibraries, resizeLibrary],
  limits: [
    'Eight bits a channel are written. Sixteen-bit PNG and TIFF and ten-bit HEIC and AVIF lose their finer steps, and it is told.',
    'Of GIF, animated PNG and TIFF the first picture is taken. Animated WebP is refused.',
    'Camera data and color profiles are not written into AVIF, JPEG XL, BMP and ICO: their colors are turned into sRGB.',
    'CMYK is turned into RGB by a general formula, without its profile. XMP and IPTC are not carried over.',
    'GIF, TIFF, HEIC and SVG are read, not written.',
  ],
  run: async ({ files, target, quality, lossless, keepMetadata, ground }, ports) => {
    const { decodeFile } = await import('../../engine/images/decode.ts')
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
    const message = `"${text}" is no color of six hexadecimal digits, such as #ffffff.`
    throw new Failure('invalid', { message, errors: { ground: message } })
  }
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
