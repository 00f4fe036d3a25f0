import { z } from 'zod'
import { esbuildAsset } from '#engine/javascript/esbuild.ts'
import { brotliAsset, compressedSize } from '#engine/size/compressed-size.ts'
import { compressedSizeSchema, measureField } from '#engine/size/metrics.ts'
import { withoutByteOrderMark } from '#engine/text/byte-order-mark.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { about } from './about.ts'
import type { Entry } from './race.ts'
import { reportRace } from './report.ts'

const minifyBlocks = async (blocks: string, ports: Ports) => (await import('./race.ts')).minifyBlocks(blocks, ports)
const runEngine = async (entry: Entry, ports: Ports) => (await import('./race.ts')).runEngine(entry, ports)

export const tool = defineTool({
  ...about,
  action: 'Minify',
  guide: [
    'Minifies a stylesheet with several engines and rejects any output that would change what it does; use it to make CSS smaller before it is published.',
    'Returns the smallest safe code, its size raw and compressed, and what was merged or dropped.',
  ],
  timeLimit: 60,
  input: z.object({
    css: field.code({
      label: 'CSS',
      language: 'css',
      rows: 18,
      accept: '.css,text/css',
      empty: 'Paste a stylesheet first.',
    }),
    measure: measureField('gzip'),
    keepLicenses: field.flag({
      label: 'Keep license comments',
      hint: 'Comments that start with /*! move to the top. Many licenses require them.',
      default: true,
    }),
    rewriteCustom: field.flag({
      label: 'Shorten custom properties',
      hint: 'Scripts read their values as text and would see a different one.',
      advanced: true,
    }),
    isStrict: field.flag({
      label: 'Stop at what cannot be read',
      hint: 'Otherwise it is kept as it was and listed, and the rest is minified.',
      advanced: true,
    }),
  }),
  output: z.object({
    code: z.string().describe('The smallest safe stylesheet'),
    winner: z.string().nullable().describe('The engine that made it; null where nothing was smaller'),
    source: compressedSizeSchema,
    best: compressedSizeSchema,
    kept: z
      .array(z.object({ line: z.number().nullable(), text: z.string(), why: z.string() }))
      .describe('What cannot be read or is not CSS, and was kept as it was: line from 1, text, and reason'),
    runners: z.array(
      z.object({ name: z.string(), size: compressedSizeSchema.nullable(), refused: z.string().nullable() }),
    ),
  }),
  assets: {
    ...brotliAsset,
    'lightningcss_node.wasm': 'lightningcss-wasm/lightningcss_node.wasm',
    ...esbuildAsset,
  },
  libraries: [
    { name: 'lightningcss-wasm', does: 'Minifies, and reports syntax errors' },
    { name: 'csso', does: 'Minifies by merging rules' },
    { name: 'esbuild-wasm', does: 'Minifies' },
    { name: 'css-tree', does: 'Splits both stylesheets into tokens for the comparison' },
    { name: 'brotli-wasm', does: 'Counts bytes after Brotli' },
  ],
  samples: [
    {
      label: 'A store’s stylesheet that grew',
      input: {
        css: '/* Oakfield: buttons */\n.button {\n  color: #ffffff;\n  background-color: rgb(28, 71, 54);\n  padding: 12px 24px 12px 24px;\n  border-radius: 4px 4px 4px 4px;\n}\n\n.card .title { font-weight: bold; margin: 0px; }\n.note .title { font-weight: bold; margin: 0px; }\n\n.empty { }\n\n/* Set twice */\n.price {\n  color: red;\n  font-size: 1.0rem;\n  color: #c2410c;\n}\n\n@media (min-width: 700px) {\n  .button { padding-left: 32px; padding-right: 32px; }\n}\n@media (min-width: 700px) {\n  .price { font-size: 1.250rem; }\n}\n\n.price { text-decoration: none; }\n',
      },
    },
  ],
  limits: [
    'What cannot be read is kept as it was and listed. Whether a browser skips it depends on the browser.',
    'Arguments of functions and at-rules that CSS does not define are text for another program, so they are not shortened.',
    'Unused selectors are kept: the tool sees the stylesheet, not the site.',
    'When in doubt, the comparison rejects an output. It sees one stylesheet and does not know what another one on the page overrides.',
    'The output is for current browsers: media queries are written as ranges, which Safari has supported since version 16.4, and selectors may be joined with :is().',
  ],
  tasks: {
    blocks: minifyBlocks,
    'Lightning CSS': runEngine,
    esbuild: runEngine,
    CSSO: runEngine,
    measure: (text: string, { asset }) => compressedSize(text, asset),
  },
  warmsUp: true,
  run: async ({ css, ...asked }, ports) => {
    const { minifyCss } = await import('./minify-css.ts')
    return minifyCss(withoutByteOrderMark(css), asked, ports)
  },
  report: reportRace,
})
