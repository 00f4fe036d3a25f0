import { readFile, stat } from 'node:fs/promises'
import { parse } from 'yaml'
import { type LeftOutItem, type RedirectItem, UnreadableExport } from '../item.ts'
import { asText, fieldsOf, listOf, parsedJson } from '../source/values.ts'

const MAX_BYTES = 5_242_880
const MAX_ALIASES = 50

/**
 * Returns the redirects of a `redirects.yaml` or `redirects.json` of Ghost. One whose source is a pattern is left out,
 * because a redirect here has one path.
 * Source: https://docs.ghost.org/themes/routing, https://ghost.org/tutorials/implementing-redirects
 * @throws {UnreadableExport} if the file is larger than 5 MB, or neither YAML nor JSON
 */
export async function readRedirects(path: string): Promise<(RedirectItem | LeftOutItem)[]> {
  if ((await stat(path)).size > MAX_BYTES) throw new UnreadableExport(`${path} is larger than ${MAX_BYTES} bytes.`)
  const text = await readFile(path, 'utf8')
  const read = parsedJson(text) ?? parsedYaml(text, path)
  const pairs = Array.isArray(read)
    ? read.map((rule) => [asText(fieldsOf(rule).from), asText(fieldsOf(rule).to)])
    : Object.values(fieldsOf(read)).flatMap((group) =>
        Object.entries(fieldsOf(group)).map(([from, to]) => [from, asText(to)]),
      )
  return listOf(pairs).map((pair, at) => redirectOf(pair as [string, string], at + 1))
}

function parsedYaml(text: string, path: string): unknown {
  try {
    return parse(text, { maxAliasCount: MAX_ALIASES, schema: 'core' })
  } catch (cause) {
    throw new UnreadableExport(`${path} is neither YAML nor JSON. Download it again under Settings, Labs.`, { cause })
  }
}

/** A source is a regular expression, of which most are only a path: `^/old/?$`. */
function redirectOf([from, to]: [string, string], row: number): RedirectItem | LeftOutItem {
  const path = from
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\/\?$/, '/')
    .replace(/\\([/.-])/g, '$1')
  const about = { key: `redirect ${from}`, at: `redirects, row ${row}`, type: 'redirect', addresses: [], notes: [] }
  if (/^\/[^\s\\^$*+?()[\]{}|]*$/.test(path) && !/\$\d/.test(to) && to)
    return { kind: 'redirect', ...about, from: path, to }
  const reason = 'Its source is a pattern, or it has no target. Add its pages one by one under Redirects.'
  return { kind: 'left-out', ...about, title: `${from} → ${to}`.slice(0, 300), reason }
}
