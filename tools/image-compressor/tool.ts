import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { codecAssets, codecLibraries, readerLibraries } from '#engine/images/codec-assets.ts'
import { readableTypes } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import type { Goal } from './goal.ts'
import { output } from './output.ts'
import { readOwnSettings } from './own-settings.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGES } from './page-limits.ts'
import { reportBatch } from './report.ts'

/** After this time, no further image of a page is started, because our server ends a run after 30 seconds. */
const SERVER_MS = 12_000

export const tool = defineTool({
  ...about,
  action: 'Compress',
  followsForm: true,
  guide: [
    'Compresses images, or those of a page by its URL, to a quality, a measured similarity, or a target file size; use it to make the images of a page load faster.',
    'Returns the compressed files, with the format, quality, size, and SSIM (similarity to the original) of each.',
  ],
  timeLimit: 1800,
  input: z.object({
    files: field.files({
      label: 'Images',
      accept: readableTypes,
      maxFiles: 100,
      isOptional: true,
      hint: 'Up to 100 at a time, 100 megapixels each.',
    }),
    url: field.pageUrl({
      label: 'Or the URL of a page or an image',
      isOptional: true,
      hint: `Our server compresses up to ${MAX_IMAGES} of its images.`,
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
      unit: 'kB',
      hint: 'kB of 1,000 bytes, for each image.',
      when: { field: 'goal', is: ['size'] },
    }),
    codec: field.choice({
      label: 'Format',
      options: {
        auto: 'Smallest of JPEG, WebP, and AVIF',
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
    own: field.text({
      label: 'Settings for single images',
      hint: 'One line each: file name, format, quality. The controls below each image write them.',
      placeholder: 'photo.jpg: webp 60',
      rows: 3,
      isOptional: true,
      advanced: true,
    }),
  }),
  output,
  samples: [
    {
      label: 'A landscape photo and a screenshot to WebP',
      input: { files: ['prairie-evening.jpg', 'oakfield-orders.png'], goal: 'quality', quality: 75, codec: 'webp' },
    },
  ],
  fetches: ['url'],
  needs: {
    page: ({ files, url }) =>
      files.length > 0 || !/\S/.test(url)
        ? undefined
        : { url, maxBytes: MAX_IMAGE_BYTES, accepts: 'anything' as const },
  },
  assets: codecAssets,
  libraries: [...codecLibraries, ...readerLibraries, { name: 'parse5', does: 'Finds the images of a page' }],
  limits: [
    'AVIF takes about two seconds per megapixel and encode, and a search needs up to three encodes.',
    'SSIM is an average over the whole image, on brightness alone. Check faces, small type, and strong colors yourself.',
    'The format and the first quality are found on tiles of the image. The result is always measured on all of it.',
    'An animated GIF stays as it is, unless you choose a format: then its first frame is used. Animated WebP is rejected. An animated PNG keeps its frames only as PNG.',
    `If you enter the URL of a page, the first ${MAX_IMAGES} images of up to ${MAX_IMAGE_BYTES / 1e6} MB are read, as its HTML names them for a desktop; images of stylesheets and scripts are not. What our server does not reach in ${SERVER_MS / 1_000} seconds is listed.`,
    'JPEG and AVIF have whole-number qualities only. A result never exceeds the target size, but may be a few percent below it.',
  ],
  run: async (
    { files: chosen, url, goal, quality, likeness, size, codec, keepMetadata, own },
    { page, gather, ...ports },
  ) => {
    requireOneSource(chosen, url)
    const settings = readOwnSettings(own)
    const { runBatch } = await import('./run-batch.ts')
    const asked: Goal =
      goal === 'quality'
        ? { kind: 'quality', quality }
        : goal === 'size'
          ? { kind: 'size', bytes: size * 1000 }
          : { kind: 'likeness', ssim: likeness }
    const wish = { goal: asked, codec, keepsMetadata: keepMetadata }
    if (!page) return runBatch(chosen, wish, settings, ports)
    const { readAddress } = await import('./read-address.ts')
    const { files, from } = await readAddress(page, gather)
    return { ...(await runBatch(files, wish, settings, { ...ports, until: ports.now() + SERVER_MS })), from }
  },
  report: reportBatch,
})

/**
 * Checks that there is exactly one source.
 * @throws {Failure} invalid, at the field
 */
function requireOneSource(files: File[], url: string) {
  const refuse = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
  if (files.length === 0 && !/\S/.test(url)) throw refuse('files', 'Add at least one image, or enter a URL.')
  if (files.length > 0 && /\S/.test(url))
    throw refuse('url', 'Choose files or enter a URL, not both: clear the one that should not be compressed.')
}
