import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { eachFile, made, nameMaker } from '#engine/images/batch.ts'
import { codecAssets } from '#engine/images/codec-assets.ts'
import { targets } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { type Row, reportPictures } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Convert',
  guide: [
    'Converts HEIC photos from a phone to JPEG or PNG; use it when a program or a website cannot open HEIC files.',
    'Returns the converted files, with their sizes in bytes and pixels and notes on the camera data and color profile.',
  ],
  timeLimit: 1800,
  input: z.object({
    files: field.files({
      label: 'HEIC images',
      accept: '.heic,.heif,image/heic,image/heif',
      maxFiles: 100,
      hint: 'Up to 100 at a time.',
    }),
    target: field.choice({ label: 'Convert to', options: { jpeg: 'JPEG', png: 'PNG' }, default: 'jpeg' }),
    quality: field.slider({ label: 'Quality', min: 1, max: 100, default: 88, when: { field: 'target', is: ['jpeg'] } }),
    keepMetadata: field.flag({
      label: 'Keep camera data',
      hint: 'Date, camera, and the location if the phone recorded it.',
    }),
  }),
  output,
  samples: [
    {
      label: 'A landscape drawing as HEIC',
      input: { files: ['prairie-noon.heic'], target: 'jpeg', keepMetadata: true },
    },
  ],
  assets: {
    'jpeg-encoder.wasm': codecAssets['jpeg-encoder.wasm'],
    'png.wasm': codecAssets['png.wasm'],
    'oxipng.wasm': codecAssets['oxipng.wasm'],
  },
  libraries: [
    { name: 'libheif-js', does: 'Reads HEIC (LGPL-3.0, loaded as its own file)' },
    { name: '@jsquash/jpeg', does: 'Writes JPEG (MozJPEG)' },
    { name: '@jsquash/png', does: 'Writes PNG' },
  ],
  limits: [
    'Only Exif camera data is kept. XMP, IPTC, and the notes of editing programs are dropped.',
    'Output has eight bits per channel, so ten-bit images lose some tonal detail.',
    'Only the primary image is converted. Depth maps, bursts, and the video of a live photo are left out.',
    'HDR gain maps are not applied: the image looks as it does on a screen without HDR.',
  ],
  run: async ({ files, target, quality, keepMetadata }, ports) => {
    const { decode } = await import('#engine/images/decode.ts')
    const { isSrgb } = await import('#engine/images/to-srgb.ts')
    const { encode } = await import('#engine/images/encode.ts')
    const { holdsExif, writeMetadata } = await import('#engine/images/metadata.ts')
    const { formatOf } = await import('#engine/images/sniff.ts')
    const { extension, type } = targets[target]
    const nameFor = nameMaker()
    const rows = await eachFile(files, ports, async (file): Promise<Row> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const format = formatOf(bytes, file.name)
      if (format !== 'heic')
        throw new Failure('invalid', {
          message: `${file.name} is not HEIC: its first bytes say ${format.toUpperCase()}. The image converter can read it.`,
        })
      const source = await decode(bytes, file.name, ports)
      const { exif, icc } = source.metadata
      const encoded = await encode(source, target, { quality }, ports.asset)
      // The color profile always stays: without it, pictures of phones look pale.
      const kept = { ...(exif && keepMetadata ? { exif } : {}), ...(icc && !isSrgb(icc) ? { icc } : {}) }
      const whole = writeMetadata(encoded, target, kept)
      const output = nameFor(file.name, `.${extension}`)
      return {
        name: file.name,
        output,
        width: source.width,
        height: source.height,
        before: file.size,
        after: whole.length,
        camera: !exif ? 'none' : keepMetadata && holdsExif(target, exif) ? 'kept' : 'dropped',
        profile: !icc ? 'none' : kept.icc ? 'kept' : 'dropped',
        notes:
          source.hasAlpha && target === 'jpeg'
            ? [...source.notes, 'Transparent pixels were filled with white.']
            : source.notes,
        [made]: { name: output, type, bytes: whole },
      }
    })
    return { rows }
  },
  report: ({ rows }, { target }) => reportPictures(rows, target),
})
