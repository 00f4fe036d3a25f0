import { z } from 'zod'
import { codecAssets, codecLibraries, readerLibraries } from '../../engine/images/codec-assets.ts'
import { readableTypes } from '../../engine/images/picture.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import type { Goal } from './goal.ts'
import { readOwnSettings } from './own-settings.ts'
import { reportBatch } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Compress',
  followsForm: true,
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
      options: { quality: 'Quality', likeness: 'Likeness (SSIM)', size: 'File size' },
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
      hint: '1 is equal. From 0.97 on few people see a loss.',
      when: { field: 'goal', is: ['likeness'] },
    }),
    size: field.number({
      label: 'At most',
      min: 1,
      max: 100_000,
      default: 100,
      unit: 'kB',
      hint: 'Of 1,000 bytes, for each picture.',
      when: { field: 'goal', is: ['size'] },
    }),
    codec: field.choice({
      label: 'Format',
      options: {
        auto: 'Smallest of JPEG, WebP and AVIF',
        keep: 'As it is',
        jpeg: 'JPEG (MozJPEG)',
        webp: 'WebP',
        avif: 'AVIF',
        jxl: 'JPEG XL',
        png: 'PNG, without loss',
      },
      default: 'auto',
    }),
    keepMetadata: field.flag({
      label: 'Keep camera data',
      hint: 'Exif with the place where a photo was taken. JPEG, PNG and WebP can hold it.',
      advanced: true,
    }),
    own: field.text({
      label: 'Settings for single images',
      hint: 'One line each: file name, format, quality. The controls below each image write them.',
      placeholder: 'photo.jpg: webp 60',
      rows: 3,
      isOptional: true,
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
    'AVIF takes about two seconds for each megapixel and encode. A search needs up to three of them.',
    'SSIM is a mean over the whole picture, on brightness alone. Look at faces, small type and strong colors yourself.',
    'The format and the first quality are found on tiles of the image. The result is always measured on all of it.',
    'Animated pictures lose their movement: GIF gives its first frame, animated WebP is refused. An animated PNG keeps its frames as PNG only.',
    'JPEG and AVIF know only whole qualities. A target size is never passed, and may be missed by a few percent below.',
  ],
  run: async ({ files, goal, quality, likeness, size, codec, keepMetadata, own }, ports) => {
    const settings = readOwnSettings(own)
    const { runBatch } = await import('./run-batch.ts')
    const asked: Goal =
      goal === 'quality'
        ? { kind: 'quality', quality }
        : goal === 'size'
          ? { kind: 'size', bytes: size * 1000 }
          : { kind: 'likeness', ssim: likeness }
    return runBatch(files, { goal: asked, codec, keepsMetadata: keepMetadata }, settings, ports)
  },
  report: reportBatch,
})
