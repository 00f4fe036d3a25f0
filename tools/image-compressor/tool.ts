import { z } from 'zod'
import { bytesText, eachFile, isRefused, made, nameMaker } from '../../engine/images/batch.ts'
import { codecAssets, codecLibraries, readerLibraries } from '../../engine/images/codec-assets.ts'
import { type Format, readableTypes, targets } from '../../engine/images/picture.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import type { Goal } from './compress.ts'
import { type Row, reportRows } from './report.ts'

/** Files whose original is kept for the slider: more would fill the memory of a phone. */
const COMPARED = 3

export const tool = defineTool({
  ...about,
  action: 'Compress',
  guide: [
    'Compresses images to a quality, a measured similarity, or a target file size; use it to make the images of a page load faster.',
    'Returns the compressed files, with the format, quality, size, and SSIM (similarity to the original) of each.',
  ],
  timeLimit: 1800,
  input: z.object({
    files: field.files({
      label: 'Pictures',
      accept: readableTypes,
      most: 100,
      hint: 'Up to 100 at a time, 100 megapixels each.',
    }),
    goal: field.choice({
      label: 'Target',
      options: { quality: 'Quality', likeness: 'Similarity (SSIM)', size: 'File size' },
      default: 'quality',
    }),
    quality: field.slider({
      label: 'Quality',
      min: 1,
      max: 100,
      default: 75,
      when: { field: 'goal', is: ['quality'] },
    }),
    likeness: field.number({
      label: 'SSIM',
      min: 0.5,
      max: 0.999,
      step: 0.001,
      default: 0.97,
      hint: '1 is identical. From 0.97 on, few people see a loss.',
      when: { field: 'goal', is: ['likeness'] },
    }),
    size: field.number({
      label: 'At most',
      min: 1,
      max: 100_000,
      default: 100,
      unit: 'KB',
      hint: 'KB of 1,000 bytes, for each image.',
      when: { field: 'goal', is: ['size'] },
    }),
    codec: field.choice({
      label: 'Format',
      options: {
        auto: 'Smallest of JPEG, WebP and AVIF',
        keep: 'Same as the original',
        jpeg: 'JPEG (MozJPEG)',
        webp: 'WebP',
        avif: 'AVIF',
        jxl: 'JPEG XL',
        png: 'PNG, lossless',
      },
      default: 'auto',
    }),
    keepMetadata: field.flag({
      label: 'Keep camera data',
      hint: 'Exif, including the location where a photo was taken. JPEG, PNG, and WebP can hold it.',
      advanced: true,
    }),
  }),
  samples: [
    {
      label: 'A landscape photo and a screenshot to WebP',
      input: { files: ['prairie-evening.jpg', 'oakfield-orders.png'], goal: 'quality', quality: 75, codec: 'webp' },
    },
  ],
  assets: codecAssets,
  libraries: [...codecLibraries, ...readerLibraries],
  limits: [
    'AVIF takes about a second per half megapixel and attempt, so finding the smallest of three formats takes a while.',
    'SSIM is an average over the whole image, on brightness alone. Check faces, small type, and strong colors yourself.',
    'Above one megapixel, the format is chosen on the center of the image, and the search then uses all of it.',
    'Animated images lose their animation: only the first frame of a GIF is used, and animated WebP is rejected. An animated PNG keeps its frames only as PNG.',
    'JPEG and AVIF have whole-number qualities only. A result never exceeds the target size, but may be a few percent below it.',
  ],
  run: async ({ files, goal, quality, likeness, size, codec, keepMetadata }, ports) => {
    const { decodeFile } = await import('../../engine/images/decode.ts')
    const { compress } = await import('./compress.ts')
    const wish: Goal =
      goal === 'quality'
        ? { kind: 'quality', quality }
        : goal === 'size'
          ? { kind: 'size', bytes: size * 1000 }
          : { kind: 'likeness', ssim: likeness }
    const nameFor = nameMaker()
    const rows = await eachFile(files, ports, async (file, index): Promise<Row> => {
      const source = await decodeFile(file, ports)
      const result = await compress(source, { goal: wish, codec, keepsMetadata: keepMetadata }, ports)
      const { extension, type } = targets[result.codec]
      const output = nameFor(file.name, `.${extension}`)
      const canCompare = index < COMPARED && !result.isOriginal && source.orientation === 1 && isShown(source.format)
      const original = {
        name: output === file.name ? `original-${file.name}` : file.name,
        type: sourceType(source.format),
        bytes: source.bytes,
        role: 'source' as const,
      }
      return {
        name: file.name,
        output,
        type,
        format: source.format,
        before: file.size,
        after: result.bytes.length,
        width: source.width,
        height: source.height,
        codec: result.codec,
        quality: result.quality,
        ssim: result.ssim,
        encodes: result.encodes,
        isMet: result.isMet,
        isOriginal: result.isOriginal,
        tried: result.tried,
        notes: result.notes,
        [made]: [{ name: output, type, bytes: result.bytes }, ...(canCompare ? [original] : [])],
      }
    })
    return { rows }
  },
  report: ({ rows }, { goal, size }) => {
    const done = rows.filter((row) => !isRefused(row)) as Row[]
    const over = goal === 'size' ? done.filter(({ isMet }) => !isMet).length : 0
    const bound = over > 0 ? ` ${over} could not be compressed to ${bytesText(size * 1000)}.` : ''
    return reportRows(rows, bound)
  },
})

const isShown = (format: Format) => ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp'].includes(format)
const sourceType = (format: Format) =>
  format in targets ? targets[format as keyof typeof targets].type : `image/${format}`
