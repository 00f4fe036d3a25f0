import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { eachFile, type SkippedFile } from '#engine/images/batch.ts'
import { codecAssets, codecLibraries } from '#engine/images/codec-assets.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import type { Drawn } from './draw-bitmaps.ts'
import { output } from './output.ts'
import { reportOf } from './report.ts'

const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <circle cx="60" cy="60" r="56" fill="#1c4736"/>
  <path d="M60 22 L92 84 H28 Z" fill="#f4f1e8"/>
  <path d="M52 84 h16 v16 h-16 z" fill="#d8b056"/>
  <circle cx="60" cy="56" r="7" fill="#f04b08"/>
</svg>
`

export const tool = defineTool({
  ...about,
  action: 'Convert',
  guide: [
    'Renders SVG drawings as PNG or WebP at one to four times their size; use it where an SVG is not accepted.',
    'Returns the bitmap files, with the width, height, and size of each.',
  ],
  input: z.object({
    svg: field.code({ label: 'SVG', language: 'xml', rows: 8, isOptional: true, hint: 'Or choose files below.' }),
    files: field.files({ label: 'SVG files', accept: '.svg,image/svg+xml', maxFiles: 50, isOptional: true }),
    scale: field.choice({
      label: 'Scale',
      options: { '1': '1×', '2': '2×', '3': '3×', '4': '4×', all: '1× to 4×, one file each' },
      default: '2',
    }),
    width: field.number({
      label: 'Width at 1×',
      hint: '0 uses the size of the SVG.',
      unit: 'px',
      min: 0,
      max: 16384,
      default: 0,
    }),
    format: field.choice({ label: 'Format', options: { png: 'PNG', webp: 'WebP' }, default: 'png' }),
    quality: field.slider({ label: 'Quality', min: 1, max: 100, default: 90, when: { field: 'format', is: ['webp'] } }),
    background: field.choice({
      label: 'Background',
      options: { none: 'Transparent', color: 'A color' },
      default: 'none',
    }),
    ground: field.color({ label: 'Color', default: '#ffffff', when: { field: 'background', is: ['color'] } }),
  }),
  output,
  samples: [
    { label: 'A badge at 1× to 4×', input: { svg: badge, scale: 'all' } },
    {
      label: 'The same as WebP on cream',
      input: { svg: badge, format: 'webp', background: 'color', ground: '#f4f1e8', width: 400 },
    },
  ],
  assets: {
    'png.wasm': codecAssets['png.wasm'],
    'oxipng.wasm': codecAssets['oxipng.wasm'],
    'webp-encoder.wasm': codecAssets['webp-encoder.wasm'],
  },
  libraries: [
    ...codecLibraries.filter(({ name }) => /png|webp/.test(name)),
    { name: '@resvg/resvg-js', does: 'Renders outside the browser: command line and API' },
  ],
  limits: [
    'Your browser renders the SVG, or resvg outside a browser: shadows and text may differ slightly between them.',
    'Text uses the fonts on this device. Convert it to paths to be sure how it looks.',
    'External resources are not loaded, and scripts are not run.',
  ],
  run: async (
    { svg, files, scale, width, format, quality, background, ground },
    { drawSvg, asset, signal, progress },
  ): Promise<{ files: (Drawn | SkippedFile)[] }> => {
    const drawings = [...(svg.trim() ? [new File([svg], 'drawing.svg')] : []), ...files]
    if (drawings.length === 0) {
      const message = 'Paste an SVG or choose a file.'
      throw new Failure('invalid', { message, errors: { svg: message } })
    }
    const { drawBitmaps, groundOf } = await import('./draw-bitmaps.ts')
    const options = {
      scales: scale === 'all' ? [1, 2, 3, 4] : [Number(scale)],
      width,
      format,
      quality,
      ground: background === 'color' ? groundOf(ground) : null,
    }
    return {
      files: await eachFile(drawings, { signal, progress }, async (file) =>
        drawBitmaps(new Uint8Array(await file.arrayBuffer()), file.name, options, { drawSvg, asset, signal }),
      ),
    }
  },
  report: ({ files }, { format }) => reportOf(files, format),
})
