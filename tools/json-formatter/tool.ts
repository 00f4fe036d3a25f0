import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportDocuments } from './report.ts'

const MAX_BYTES = 20_000_000
const MAX_PASTED = 6_000_000

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Format',
  guide: [
    'Validates, formats, or minifies JSON, JSON5, and NDJSON, selects parts with JSONPath (RFC 9535), and converts them to CSV or YAML; use it to read, repair, or convert JSON.',
    'Returns the formatted output, or the line and column of the first error with a repaired version where the meaning is clear.',
  ],
  input: z.object({
    json: field.code({
      label: 'JSON',
      language: 'json',
      rows: 16,
      isOptional: true,
      placeholder: '{ "name": "Oakfield" }',
      max: MAX_PASTED,
    }),
    files: field.files({
      label: 'Or files',
      accept: '.json,.json5,.ndjson,.jsonl,.geojson,.webmanifest,application/json',
      maxFiles: 50,
      isOptional: true,
      hint: 'Up to 20 MB each. Files are read as bytes, so a wrong encoding is found too.',
    }),
    reading: field.choice({
      label: 'Read as',
      options: { json: 'JSON (RFC 8259)', json5: 'JSON5', ndjson: 'NDJSON, one record per line' },
      default: 'json',
    }),
    layout: field.choice({
      label: 'Layout',
      options: { two: 'Two spaces', four: 'Four spaces', tab: 'Tabs', minified: 'Minified' },
      default: 'two',
    }),
    sortKeys: field.flag({ label: 'Sort names', hint: 'By UTF-16 code units, as in RFC 8785.' }),
    path: field.line({
      label: 'JSONPath',
      isOptional: true,
      placeholder: '$.items[?@.price > 20].name',
      hint: 'Follows RFC 9535 exactly: $ first, no spaces around the query.',
      max: 1_000,
    }),
    convert: field.choice({
      label: 'Also as',
      options: { none: 'Nothing else', csv: 'CSV', yaml: 'YAML' },
      default: 'none',
      advanced: true,
    }),
  }),
  output,
  samples: [
    {
      label: 'An order with three mistakes to find',
      input: {
        json: '{\n  "shop": "Oakfield",\n  "order": 12345678901234567890,\n  "items": [\n    { "sku": "WS-01", "name": "Wool socks", "price": 18.50, "price": 16.00 },\n    { "sku": "MH-07", "name": "Oak stool", "price": 129 },\n  ],\n}',
      },
    },
    {
      label: 'A price list, queried and converted to a table',
      input: {
        json: '[{"sku":"WS-01","name":"Wool socks","price":18.5,"stock":{"shop":4,"web":31}},{"sku":"MH-07","name":"Oak stool","price":129,"stock":{"shop":0,"web":2}},{"sku":"MH-09","name":"Linen throw","price":74,"stock":{"shop":3,"web":8}}]',
        path: '$[?@.price > 20].name',
        convert: 'csv',
      },
    },
  ],
  limits: [
    'Valid syntax doesn’t mean that the fields are right: that takes a schema.',
    'For invalid JSON, only the first error is reported. Fix it and run again. In NDJSON, every line is checked.',
    'The output is JSON, so comments of JSON5 are dropped. When indented, NDJSON records become one array; when minified, they stay on separate lines.',
    'In CSV, objects become columns with dotted names, and arrays inside a record stay JSON.',
    'NaN and Infinity of JSON5 become null, because JSON has neither.',
  ],
  run: async ({ json, files, ...options }, { progress, signal }) => {
    if (json.trim() === '' && files.length === 0)
      throw new Failure('invalid', {
        message: 'There is nothing to read: paste JSON or choose a file.',
        errors: { json: 'Paste JSON, or choose a file below.' },
      })
    const { formatDocuments } = await import('./format-documents.ts')
    const sources: { name: string | null; content: string | Uint8Array }[] =
      json.trim() === '' ? [] : [{ name: null, content: json }]
    for (const file of files) {
      if (file.size > MAX_BYTES)
        throw new Failure('invalid', {
          message: `${file.name} has ${withCommas(file.size)} bytes; files of up to 20 MB are read. Split it, for example by lines as NDJSON.`,
          errors: { files: `${file.name} is larger than 20 MB.` },
        })
      sources.push({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) })
    }
    const documents: ReturnType<typeof formatDocuments> = []
    for (const source of sources) {
      signal.throwIfAborted()
      documents.push(...formatDocuments([source], options))
      progress(documents.length, sources.length, source.name ?? 'the text')
      if (sources.length > 1) await new Promise((resolve) => setTimeout(resolve))
    }
    if (sources.length > 1) for (const one of documents) one.name ??= 'the text above'
    return { documents }
  },
  report: reportDocuments,
})
