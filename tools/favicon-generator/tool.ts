import { z } from 'zod'
import { codecAssets, codecLibraries, decoderAssets, resizeLibrary } from '#engine/images/codec-assets.ts'
import { readableTypes } from '#engine/images/picture.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportOf } from './report.ts'

const leaf = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="#1c4736"/>
  <path d="M14 46C14 24 30 14 52 14C52 36 40 50 20 48L14 54Z" fill="#d8b056"/>
</svg>
`
const onlyLetters = { when: { field: 'source', is: ['letters'] } }

export const tool = defineTool({
  ...about,
  action: 'Make the set',
  guide: [
    'Makes the favicon set of a website from letters, an image, or an SVG; use it when a site needs its icons.',
    'Returns the ICO, SVG, and PNG files, the web manifest, and the HTML that links them.',
  ],
  input: z.object({
    source: field.choice({
      label: 'Start from',
      options: { letters: 'Letters or an emoji', file: 'An image or SVG file', svg: 'SVG code' },
      default: 'letters',
    }),
    letters: field.line({ label: 'Letters or emoji', placeholder: 'Oa', max: 40, isOptional: true, ...onlyLetters }),
    pictures: field.files({
      label: 'Image',
      accept: readableTypes,
      maxFiles: 1,
      isOptional: true,
      when: { field: 'source', is: ['file'] },
    }),
    svg: field.code({
      label: 'SVG',
      language: 'xml',
      rows: 8,
      isOptional: true,
      when: { field: 'source', is: ['svg'] },
    }),
    ink: field.color({ label: 'Letters', default: '#f4f1e8', ...onlyLetters }),
    ground: field.color({
      label: 'Background',
      default: '#1c4736',
      hint: 'Also the background of the icons for iOS and Android, which must not be transparent.',
    }),
    shape: field.choice({
      label: 'Shape',
      options: { rounded: 'Rounded', circle: 'Circle', square: 'Square', none: 'No background' },
      default: 'rounded',
      ...onlyLetters,
    }),
    padding: field.slider({ label: 'Margin', unit: '%', min: 0, max: 30, default: 0, advanced: true }),
    siteName: field.line({ label: 'Site name', placeholder: 'Oakfield', max: 100, isOptional: true }),
  }),
  output,
  samples: [
    { label: 'Two letters', input: { source: 'letters', letters: 'Oa', siteName: 'Oakfield' } },
    { label: 'A drawing', input: { source: 'svg', svg: leaf, siteName: 'Marrow Home', ground: '#f4f1e8' } },
  ],
  assets: {
    ...decoderAssets,
    'oxipng.wasm': codecAssets['oxipng.wasm'],
    'resize.wasm': codecAssets['resize.wasm'],
  },
  libraries: [
    ...codecLibraries,
    resizeLibrary,
    { name: '@resvg/resvg-js', does: 'Renders outside the browser: command line and API' },
  ],
  limits: [
    'Letters and emoji use the fonts on this device. The SVG keeps them as text, so they may look different on another device.',
    'The mockups show proportions, not the exact look of a browser version.',
  ],
  run: async (input, ports) => (await import('./make-icons.ts')).makeIcons(input, ports),
  report: (icons) => reportOf(icons),
})
