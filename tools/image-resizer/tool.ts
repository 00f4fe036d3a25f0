import { z } from 'zod'
import { codecAssets, codecLibraries, readerLibraries, resizeLibrary } from '#engine/images/codec-assets.ts'
import { readableTypes } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { MAX_LENGTH, readWidths, type Size } from './cut.ts'
import { output } from './output.ts'
import { presets } from './presets.ts'
import { reportSizes } from './report.ts'

const choices = Object.fromEntries([
  ['all', 'All of them'],
  ...presets.map(({ id, label, width, height }) => [id, `${label}, ${width} × ${height}`]),
])

export const tool = defineTool({
  ...about,
  action: 'Resize',
  guide: [
    'Resizes and crops images around a focal point, to your own sizes or to social network presets; use it for thumbnails, responsive images, and social images.',
    'Returns the resized files, with the width, height, and size of each, and a srcset to paste.',
  ],
  timeLimit: 1800,
  input: z.object({
    files: field.files({
      label: 'Images',
      accept: readableTypes,
      maxFiles: 50,
      hint: 'Up to 50 at a time, 100 megapixels each.',
    }),
    mode: field.choice({
      label: 'Sizes',
      options: { widths: 'Widths for srcset', box: 'One size', preset: 'Social presets' },
      default: 'widths',
    }),
    widths: field.line({
      label: 'Widths',
      default: '480, 768, 1024, 1440, 1920',
      hint: 'In pixels, separated by commas. Widths larger than the image are left out.',
      max: 300,
      isOptional: true,
      when: { field: 'mode', is: ['widths'] },
    }),
    sizes: field.line({
      label: 'Sizes attribute',
      default: '(min-width: 60rem) 50vw, 100vw',
      isOptional: true,
      max: 300,
      when: { field: 'mode', is: ['widths'] },
    }),
    width: field.number({
      label: 'Width',
      min: 1,
      max: MAX_LENGTH,
      default: 1200,
      unit: 'px',
      when: { field: 'mode', is: ['box'] },
    }),
    height: field.number({
      label: 'Height',
      min: 1,
      max: MAX_LENGTH,
      default: 800,
      unit: 'px',
      when: { field: 'mode', is: ['box'] },
    }),
    fit: field.choice({
      label: 'Fit',
      options: { crop: 'Fill the box, crop the rest', inside: 'Fit inside, crop nothing' },
      default: 'crop',
      when: { field: 'mode', is: ['box'] },
    }),
    preset: field.choice({
      label: 'Preset',
      options: choices,
      default: 'link-card',
      when: { field: 'mode', is: ['preset'] },
    }),
    focusX: field.slider({
      label: 'Focal point from the left',
      min: 0,
      max: 100,
      default: 50,
      unit: '%',
      when: { field: 'mode', is: ['box', 'preset'] },
    }),
    focusY: field.slider({
      label: 'Focal point from the top',
      min: 0,
      max: 100,
      default: 50,
      unit: '%',
      when: { field: 'mode', is: ['box', 'preset'] },
    }),
    target: field.choice({
      label: 'Format',
      options: { webp: 'WebP', jpeg: 'JPEG', avif: 'AVIF', png: 'PNG' },
      default: 'webp',
    }),
    quality: field.slider({
      label: 'Quality',
      min: 1,
      max: 100,
      default: 80,
      when: { field: 'target', is: ['webp', 'jpeg', 'avif'] },
    }),
    enlarge: field.flag({ label: 'Allow enlarging', hint: 'It adds pixels, not detail.', advanced: true }),
  }),
  output,
  samples: [
    {
      label: 'A link card cropped around the sun',
      input: {
        files: ['prairie-evening.jpg'],
        mode: 'preset',
        preset: 'link-card',
        focusX: 72,
        focusY: 47,
        enlarge: true,
      },
    },
    {
      label: 'A srcset with three widths',
      input: { files: ['prairie-evening.jpg'], mode: 'widths', widths: '320, 640, 960' },
    },
  ],
  assets: codecAssets,
  libraries: [resizeLibrary, ...codecLibraries, ...readerLibraries],
  limits: [
    'You set the focal point. The tool does not recognize faces or objects.',
    'Social networks change their sizes without notice; each preset has a date.',
    'Camera data is dropped. A color profile other than sRGB is kept in JPEG, PNG, and WebP; for AVIF, the colors are converted to sRGB.',
    'Resizing assumes the sRGB curve, even for images with another profile.',
  ],
  run: async (input, ports) => {
    const sizes = sizesOf(input)
    const { makeVersions } = await import('./versions.ts')
    return { rows: await makeVersions(input, sizes, ports) }
  },
  report: ({ rows }, input) => reportSizes(rows, input),
})

type Wish = { mode: string; widths: string; width: number; height: number; fit: string; preset: string }

function sizesOf({ mode, widths, width, height, fit, preset }: Wish): Size[] {
  if (mode === 'widths') return readWidths(widths).map((width) => ({ width, isCut: false }))
  if (mode === 'box') return [{ width, height, isCut: fit === 'crop' }]
  const chosen = presets.filter(({ id }) => preset === 'all' || id === preset)
  return chosen.map(({ width, height, label }) => ({ width, height, label, isCut: true }))
}
