import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { eachFile, type SkippedFile } from '#engine/images/batch.ts'
import { codecAssets } from '#engine/images/codec-assets.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import type { Minified } from './minify-svg.ts'
import { output } from './output.ts'
import { reportOf } from './report.ts'
import { sample } from './sample.ts'

export const tool = defineTool({
  ...about,
  action: 'Optimize',
  guide: [
    'Makes SVG files smaller and compares the drawing before and after, pixel by pixel; use it for icons, logos, and illustrations.',
    'Returns the smaller SVG, its size before and after, and any step that was left out because it would change the image.',
  ],
  input: z.object({
    svg: field.code({ label: 'SVG', language: 'xml', rows: 12, isOptional: true, hint: 'Or choose files below.' }),
    files: field.files({ label: 'SVG files', accept: '.svg,image/svg+xml', maxFiles: 50, isOptional: true }),
    precision: field.slider({ label: 'Decimal places', min: 0, max: 6, default: 3, advanced: true }),
    keepIds: field.flag({
      label: 'Keep ids',
      hint: 'For SVGs that a stylesheet or a script refers to.',
      advanced: true,
    }),
    dropScripts: field.flag({ label: 'Remove scripts', default: true, advanced: true }),
    isRepeated: field.flag({ label: 'Repeat until nothing gets smaller', default: true, advanced: true }),
    isIndented: field.flag({ label: 'Indent the result', advanced: true }),
  }),
  output,
  samples: [{ label: 'A sign from a drawing app', input: { svg: sample } }],
  assets: { 'png.wasm': codecAssets['png.wasm'] },
  libraries: [
    { name: 'svgo', does: 'Makes the SVG smaller' },
    { name: '@jsquash/png', does: 'Encodes the images that are compared' },
  ],
  limits: [
    'The versions are compared at 48, 256, and 720 pixels. Differences of up to 8 of 255 steps are ignored.',
    'A still image does not show animations, hover styles, and scripts. Stylesheets that have them are kept.',
  ],
  run: async (
    { svg, files, ...options },
    { drawSvg, asset, signal, progress },
  ): Promise<{ files: (Minified | SkippedFile)[] }> => {
    const drawings = [...(svg.trim() ? [new File([svg], 'drawing.svg')] : []), ...files]
    if (drawings.length === 0) {
      const message = 'Paste an SVG or choose a file.'
      throw new Failure('invalid', { message, errors: { svg: message } })
    }
    const { minifySvg } = await import('./minify-svg.ts')
    return {
      files: await eachFile(drawings, { signal, progress }, async (file) =>
        minifySvg(new Uint8Array(await file.arrayBuffer()), file.name, options, { drawSvg, asset, signal }),
      ),
    }
  },
  report: ({ files }) => reportOf(files),
})
