import { z } from 'zod'
import { brotliAsset } from '#engine/size/compressed-size.ts'
import { compressedSizeSchema, measureField } from '#engine/size/metrics.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { reportRace } from './report.ts'

export const tool = defineTool({
  ...about,
  action: 'Minify',
  guide: [
    'Minifies an HTML page or fragment, with its inline CSS and JavaScript, and checks that a browser builds the same document from it; use it before HTML is published.',
    'Returns the minified HTML, its size raw and compressed, and the result of each engine.',
  ],
  timeLimit: 60,
  input: z.object({
    html: field.code({
      label: 'HTML',
      language: 'html',
      rows: 18,
      accept: '.html,.htm,text/html',
      empty: 'Paste a page or a fragment first.',
    }),
    measure: measureField('raw'),
    minifyCode: field.flag({
      label: 'Minify inline CSS, JavaScript, and JSON',
      hint: 'Each piece is compared with what it was, as our minifiers for CSS and JavaScript do.',
      default: true,
    }),
    keepTags: field.flag({
      label: 'Keep optional tags',
      hint: 'Such as </li> and </p>. Parsers don’t need them; people and some email tools do.',
    }),
    keepComments: field.flag({
      label: 'Keep comments',
      hint: 'Conditional comments, server includes, and framework markers always stay.',
    }),
  }),
  output: z.object({
    code: z.string().describe('The smallest markup that builds the same tree'),
    winner: z.string().nullable().describe('The engine that made it; null where nothing was smaller'),
    source: compressedSizeSchema,
    best: compressedSizeSchema,
  }),
  assets: { ...brotliAsset, 'oxc.wasm': 'oxc-minify/minify.wasm32-wasip1.wasm' },
  libraries: [
    { name: 'parse5', does: 'Builds the trees that are compared, by the HTML Standard' },
    { name: 'html-minifier-terser', does: 'Minifies' },
    { name: 'oxc-minify', does: 'Minifies inline scripts' },
    { name: 'acorn', does: 'Parses inline scripts for the comparison' },
    { name: 'css-tree', does: 'Splits inline CSS into tokens' },
    { name: 'brotli-wasm', does: 'Counts bytes after Brotli' },
  ],
  samples: [
    {
      label: 'A landing page',
      input: {
        html: '<!DOCTYPE html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8">\n    <title>Wool socks | Oakfield</title>\n    <meta name="viewport" content="width=device-width, initial-scale=1.0">\n    <!-- built by hand -->\n    <link rel="stylesheet" href="/style.css">\n  </head>\n  <body>\n    <header class="page-header  wide">\n      <a href="/">Oakfield</a>\n      <nav>\n        <ul>\n          <li><a href="/socks">Socks</a></li>\n          <li><a href="/hats">Hats &amp; scarves</a></li>\n        </ul>\n      </nav>\n    </header>\n    <main>\n      <h1>Wool socks</h1>\n      <p>Knitted in <em>Maine</em>, <strong>worn</strong> everywhere.</p>\n      <pre>\n  size   pairs\n  38-41     12\n      </pre>\n      <form action="/newsletter">\n        <input type="email" name="email" required="required">\n        <button type="submit">Send</button>\n      </form>\n    </main>\n  </body>\n</html>\n',
      },
    },
  ],
  limits: [
    'A stylesheet can make whitespace visible with white-space: pre. If yours does, compare the pages yourself.',
    'Inline scripts with a license comment stay as they are, and so do event handlers in attributes. A style rule that cannot be read stays as it is.',
    'Template tags are read as text or as invalid markup, and PHP templates are refused. Minify what the server sends.',
  ],
  run: async ({ html, ...options }, ports) => {
    const { minifyHtml } = await import('./minify-html.ts')
    return minifyHtml(html, options, ports)
  },
  report: reportRace,
})
