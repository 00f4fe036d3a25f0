import type { Finding } from '#engine/tool/blocks.ts'
import { readPath } from './json-path.ts'
import { writeCsv, writeTree } from './json-table.ts'
import type { JsonNode } from './parse-json.ts'
import { type Document, decodeFile, type Reading, readDocument } from './read-document.ts'
import { pathOf, selectPath } from './select-path.ts'
import { writeJson, writeYaml } from './write-json.ts'

export type Layout = 'two' | 'four' | 'tab' | 'minified'
type Options = { reading: Reading; layout: Layout; sortKeys: boolean; path: string; convert: 'none' | 'csv' | 'yaml' }

const INDENT: Record<Layout, string> = { two: '  ', four: '    ', tab: '\t', minified: '' }
/** Below this depth, indentation would be most of the output: 100,000 brackets would need ten gigabytes of spaces. */
const MAX_INDENT = 500
const MAX_FOUND = 1_000
/** Maximum length of the found values: values inside each other, written one by one, would take quadratic space. */
const MAX_FOUND_CHARACTERS = 2_000_000

/** Returns the parsed documents in every requested form. */
export function formatDocuments(sources: { name: string | null; content: string | Uint8Array }[], options: Options) {
  const query = options.path.trim() === '' ? undefined : readPath(options.path)
  return sources.map(({ name, content }) => {
    const text = typeof content === 'string' ? content : decodeFile(content)
    const document = readDocument(name, text, options.reading)
    const { refused, ...found } = find(document)
    return {
      ...withoutRoot(document),
      findings: [...document.findings, ...[...refused].map(refusedPattern)],
      ...(document.root ? write(document, document.root, options) : nothing),
      ...found,
    }
  })

  function find({ root }: Document) {
    const refused = new Set<string>()
    if (!query || !root) return { found: null, foundCount: null, refused }
    const found = selectPath(query, root, refused)
    const listed = found.slice(0, MAX_FOUND)
    let budget = MAX_FOUND_CHARACTERS
    return {
      found: listed.map((one) => {
        budget -= one.node.end - one.node.start
        return { path: pathOf(one), json: budget < 0 ? null : minify(one.node) }
      }),
      foundCount: found.length,
      refused,
    }
  }
}

export type Formatted = ReturnType<typeof formatDocuments>[number]

const refusedPattern = (pattern: string): Finding => ({
  id: 'no-i-regexp',
  severity: 'warning',
  title: `JSONPath does not support the pattern ${pattern.slice(0, 80)}, so its test is never true.`,
  why: 'match() and search() take the regular expressions of RFC 9485, which have no \\d, \\w, \\s, \\b and no lookaround.',
  fix: 'Write [0-9] for \\d, [A-Za-z0-9_] for \\w, and [ \\t\\n\\r] for \\s.',
  ref: { label: 'RFC 9485, 4', url: 'https://www.rfc-editor.org/rfc/rfc9485#section-4' },
  place: { field: 'path' },
})

const minify = (node: JsonNode) => writeJson(node, { indent: '', sortsKeys: false })
const nothing = {
  output: null,
  isLines: false,
  converted: null,
  tree: null,
  minifiedBytes: null,
  isTooDeep: false,
  table: null,
}
const withoutRoot = ({ root: _, ...rest }: Document) => rest

function write({ census }: Document, root: JsonNode, { reading, layout, sortKeys: sortsKeys, convert }: Options) {
  const isTooDeep = (census?.depth ?? 0) > MAX_INDENT
  const indent = isTooDeep ? '' : INDENT[layout]
  const isLines = reading === 'ndjson' && indent === ''
  const minified =
    reading === 'ndjson'
      ? root.children.map((one) => writeJson(one, { indent: '', sortsKeys })).join('\n')
      : writeJson(root, { indent: '', sortsKeys })
  const output = indent === '' ? minified : writeJson(root, { indent, sortsKeys })
  const table = convert === 'csv' ? writeCsv(root, minify) : undefined
  return {
    output,
    isLines,
    minifiedBytes: new TextEncoder().encode(minified).length,
    converted: convert === 'yaml' && !isTooDeep ? writeYaml(root, sortsKeys) : (table?.csv ?? null),
    table: table ? { columns: table.columns, rows: table.rows } : null,
    tree: writeTree(root),
    isTooDeep,
  }
}
