import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { eachFile, made, nameMaker } from '#engine/images/batch.ts'
import { type Format, formatNames } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { type Row, reportRows } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Read metadata',
  guide: [
    'Reads the metadata of image files, such as camera, date, and location, and removes it; use it before you publish or share a photo.',
    'Returns every tag, a finding for each one that gives something away, and a copy of the image without metadata.',
  ],
  timeLimit: 300,
  input: z.object({
    files: field.files({
      label: 'Images',
      accept: 'image/*,.heic,.heif,.jxl,.avif,.tif,.tiff',
      maxFiles: 100,
      hint: 'Reads JPEG, PNG, WebP, HEIC, AVIF, and TIFF; for GIF, comments and XMP; for JPEG XL, Exif and XMP.',
    }),
    keepOrientation: field.flag({
      label: 'Keep the orientation in the copy',
      hint: 'Without it, a portrait photo may appear on its side.',
      default: true,
    }),
    keepProfile: field.flag({
      label: 'Keep the color profile in the copy',
      hint: 'Without it, the colors of wide-gamut images look dull.',
      default: true,
    }),
  }),
  output,
  samples: [
    { label: 'A photo with location, name, and serial number', input: { files: ['farm-shop.jpg'] } },
    { label: 'Two images at once', input: { files: ['farm-shop.jpg', 'oakfield-orders.png'] } },
  ],
  libraries: [{ name: 'exifr', does: 'Reads the tags of Exif directories and ICC profiles' }],
  limits: [
    'Metadata is easy to forge and easy to lose, so it proves neither origin nor date.',
    'Maker notes are listed, not decoded. C2PA signatures are not checked.',
    'What the image itself shows stays: a face, a street sign, a watermark.',
    'HEIC and AVIF copies are blanked in place and keep their size, orientation, and profile. There are no copies of TIFF, GIF, and JPEG XL files.',
  ],
  run: async ({ files, keepOrientation, keepProfile }, ports) => {
    const { formatOf } = await import('#engine/images/sniff.ts')
    const { readBlocks } = await import('./read-blocks.ts')
    const { readTags } = await import('./read-tags.ts')
    const { readOrigin } = await import('./origin.ts')
    const { personalFindings } = await import('./personal.ts')
    const { strip } = await import('./strip.ts')
    const nameFor = nameMaker()
    const rows = await eachFile(files, ports, async (file): Promise<Row> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const format = formatOf(bytes, file.name)
      if (format === 'svg' || format === 'bmp' || format === 'ico')
        throw new Failure('invalid', { message: `${file.name} is ${unreadable[format]}` })
      const blocks = await readBlocks(bytes, format, file.name)
      const read = await readTags(blocks)
      const stripped = strip(bytes, format, file.name, { orientation: keepOrientation, profile: keepProfile })
      const output = nameFor(file.name, `-clean.${extensions[format] ?? 'bin'}`)
      const copy = stripped.bytes ? { name: output, bytes: stripped.bytes.length, removed: stripped.removed } : null
      return {
        name: file.name,
        format: formatNames[format],
        before: bytes.length,
        ...read,
        ...readOrigin(blocks, read.tags),
        findings: personalFindings(file.name, read, blocks),
        copy,
        noCopy: stripped.bytes ? null : stripped.why,
        [made]: stripped.bytes
          ? [{ name: output, type: types[format] ?? `image/${format}`, bytes: stripped.bytes }]
          : [],
      }
    })
    return { rows }
  },
  report: ({ rows }) => reportRows(rows),
})

const unreadable = {
  svg: 'an SVG: its metadata is plain text. The SVG minifier removes editor data.',
  bmp: 'a BMP, a format that cannot contain metadata.',
  ico: 'an ICO, a format that cannot contain metadata.',
}
const extensions: Partial<Record<Format, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heic: 'heic',
  avif: 'avif',
}
const types: Partial<Record<Format, string>> = { jpeg: 'image/jpeg', heic: 'image/heic' }
