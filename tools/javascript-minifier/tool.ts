import { z } from 'zod'
import { esbuildAsset } from '#engine/javascript/esbuild.ts'
import { sandboxAsset } from '#engine/javascript/sandbox/quickjs.ts'
import { brotliAsset, compressedSize } from '#engine/size/compressed-size.ts'
import { compressedSizeSchema, measureField } from '#engine/size/metrics.ts'
import { withoutByteOrderMark } from '#engine/text/byte-order-mark.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { about } from './about.ts'
import type { Entry } from './race.ts'
import { reportRace } from './report.ts'

const runEngine = async (entry: Entry, ports: Ports) => (await import('./race.ts')).runEngine(entry, ports)

export const tool = defineTool({
  ...about,
  action: 'Minify',
  guide: [
    'Minifies JavaScript with several engines, runs the source and each output in a sandbox, and refuses an output that does something else; use it to make a script smaller before it is published.',
    'Returns the smallest code, its size raw and compressed, the result of each engine, and a source map if you ask for one.',
  ],
  timeLimit: 120,
  input: z.object({
    code: field.code({
      label: 'JavaScript',
      language: 'javascript',
      rows: 18,
      accept: '.js,.mjs,.cjs,text/javascript',
      empty: 'Paste a script first.',
    }),
    measure: measureField('gzip'),
    kind: field.choice({
      label: 'Read as',
      options: { auto: 'Module if it has import, export, or await', module: 'Module', script: 'Script' },
      default: 'auto',
    }),
    target: field.choice({
      label: 'Syntax',
      options: {
        esnext: 'The newest ECMAScript',
        es2022: 'ES2022',
        es2020: 'ES2020',
        es2017: 'ES2017',
        es2015: 'ES2015',
      },
      default: 'esnext',
      hint: 'An output with newer syntax cannot win. Only esbuild rewrites newer syntax.',
      advanced: true,
    }),
    keepLicenses: field.flag({
      label: 'Keep license comments',
      hint: 'Comments with ! or @license move to the top. Many licenses require them.',
      default: true,
    }),
    keepNames: field.flag({ label: 'Keep function and class names', advanced: true }),
    dropConsole: field.flag({ label: 'Remove console calls', advanced: true }),
    sourceMap: field.flag({ label: 'Source map', advanced: true }),
  }),
  output: z.object({
    code: z.string().describe('The smallest code that passed the comparison with the source'),
    winner: z.string().nullable().describe('The engine that made it; null where nothing was smaller'),
    map: z.string().nullable().describe('The source map, if it was asked for'),
    isModule: z.boolean(),
    source: compressedSizeSchema,
    best: compressedSizeSchema,
    runners: z.array(
      z.object({ name: z.string(), size: compressedSizeSchema.nullable(), failure: z.string().nullable() }),
    ),
  }),
  assets: {
    ...brotliAsset,
    ...esbuildAsset,
    ...sandboxAsset,
    'swc.wasm': '@swc/wasm-web/wasm_bg.wasm',
    'oxc.wasm': 'oxc-minify/minify.wasm32-wasip1.wasm',
  },
  libraries: [
    { name: 'oxc-minify', does: 'Minifies' },
    { name: '@swc/wasm-web', does: 'Minifies' },
    { name: 'terser', does: 'Minifies' },
    { name: 'uglify-js', does: 'Minifies' },
    { name: 'esbuild-wasm', does: 'Minifies, and warns about suspicious code' },
    { name: 'acorn', does: 'Parses the source and every output for the comparison' },
    {
      name: '@jitl/quickjs-ng-wasmfile-release-sync',
      does: 'Runs the source and every output in a sandbox, to compare what they do',
    },
    { name: 'brotli-wasm', does: 'Counts bytes after Brotli' },
  ],
  samples: [
    {
      label: 'A store’s shopping cart',
      input: {
        code: '// Oakfield: the basket\nconst shippingLimit = 50\nlet items = []\n\nfunction addItem(name, price, quantity = 1) {\n  const known = items.find((item) => item.name === name)\n  if (known) {\n    known.quantity += quantity\n  } else {\n    items.push({ name: name, price: price, quantity: quantity })\n  }\n  return totalOf(items)\n}\n\nfunction totalOf(list) {\n  let total = 0\n  for (const item of list) {\n    total += item.price * item.quantity\n  }\n  if (total < shippingLimit) {\n    return { total: total, shipping: 4.9 }\n  } else {\n    return { total: total, shipping: 0 }\n  }\n}\n\nexport { addItem, totalOf }\n',
      },
    },
  ],
  limits: [
    'Directives, names, strict mode, exports, new.target, and tagged templates are compared, and so is what the source and each output do in a sandbox without a page or a network. For code that did not run there, we rely on the engines. Run your tests on the output.',
  ],
  tasks: {
    Oxc: runEngine,
    esbuild: runEngine,
    SWC: runEngine,
    UglifyJS: runEngine,
    Terser: runEngine,
    measure: (text: string, { asset }) => compressedSize(text, asset),
  },
  warmsUp: true,
  run: async ({ code, ...asked }, ports) => {
    const { minifyJavascript } = await import('./minify-javascript.ts')
    return minifyJavascript(withoutByteOrderMark(code), asked, ports)
  },
  report: reportRace,
})
