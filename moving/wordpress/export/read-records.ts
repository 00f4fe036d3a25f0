import { SaxesParser } from 'saxes'
import { UnreadableExport } from '../../item.ts'
import { readableText } from './readable-text.ts'
import type { Fields, RawItem, RawRecord } from './record.ts'

/** No element of an export has more text than this; a larger one would not fit in memory. */
const MAX_ELEMENT_LENGTH = 200_000_000
const MAX_COMMENTS = 100_000
/** Stands for a value that is not read. */
const FILLED_IN = '…'

/** The namespaces of exports of every version, by the prefixes that WordPress writes. */
const NAMESPACES: [uri: RegExp, prefix: string][] = [
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/?$/, 'wp'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content'],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/, 'dc'],
]

const HEADS: Record<string, 'author' | 'category' | 'tag' | 'term'> = {
  'wp:author': 'author',
  'wp:category': 'category',
  'wp:tag': 'tag',
  'wp:term': 'term',
}
const GROUPS = new Set(['channel', 'item', 'wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta'])

/** An element with children. */
type Group = { name: string; line: number; fields: Fields; item?: RawItem }
type Leaf = { name: string; attributes: Record<string, string>; text: string }

/**
 * Yields what a WXR file has, in its order. Errors of XML are counted, and what can be read is read: entities are the
 * five of XML, all others stay text.
 * Source: the exporter of WordPress, `export_wp` (https://developer.wordpress.org/reference/functions/export_wp/).
 * @param isKept whether the value of a field of meta is needed; otherwise only its name is kept
 * @throws {UnreadableExport} an element is too long, or the file cannot be read as text
 */
export async function* readRecords(path: string, isKept: (name: string) => boolean): AsyncGenerator<RawRecord> {
  const reader = recordReader(isKept)
  for await (const text of readableText(path)) {
    reader.write(text)
    yield* reader.take()
  }
  yield reader.end()
}

function recordReader(isKept: (name: string) => boolean) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const faults = { count: 0, line: 0, message: '' }
  const groups: Group[] = []
  const leaves: Leaf[] = []
  let found: RawRecord[] = []
  let isClosed = false
  /** Length of what was read since the last tag. */
  let untagged = 0

  parser.on('error', ({ message }) => {
    if (faults.count === 0) Object.assign(faults, { line: parser.line, message: message.replace(/^[\d:]+ /, '') })
    faults.count += 1
  })
  parser.on('opentag', ({ local, prefix, uri, attributes }) => {
    untagged = 0
    const name = nameOf(local, prefix, uri)
    if (HEADS[name] || GROUPS.has(name)) {
      leaves.length = 0
      const group: Group = { name, line: parser.line, fields: new Map() }
      if (name === 'item') {
        groups.length = 0
        group.item = emptyItem(group)
      }
      groups.push(group)
    } else leaves.push({ name, attributes: valuesOf(attributes), text: '' })
  })
  const addText = (text: string) => {
    untagged = 0
    const leaf = leaves.at(-1)
    if (leaf) leaf.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ local, prefix, uri }) => {
    untagged = 0
    const name = nameOf(local, prefix, uri)
    if (name === 'channel') isClosed = true
    if (leaves.at(-1)?.name === name) return closeLeaf(leaves.pop())
    const at = groups.findLastIndex((group) => group.name === name)
    if (at < 0) return
    const group = groups[at]
    groups.length = at
    if (group) closeGroup(group, groups.at(-1))
  })

  function closeLeaf(leaf: Leaf | undefined) {
    const outer = leaves.at(-1)
    // Markup that should have been escaped: its text belongs to the element around it.
    if (outer && leaf) outer.text += leaf.text
    else if (leaf) assign(leaf, groups.at(-1))
  }

  function assign({ name, attributes, text }: Leaf, group: Group | undefined) {
    if (!group || group.name === 'channel') return void found.push({ kind: 'channel', name, text })
    if (name === 'category' && group.item) {
      const { domain = 'category', nicename = '' } = attributes
      group.item.terms.push({ taxonomy: domain, slug: nicename, name: text })
    } else if (!group.fields.has(name)) group.fields.set(name, text)
  }

  function closeGroup(group: Group, outer: Group | undefined) {
    const kind = HEADS[group.name]
    if (kind) found.push({ kind, line: group.line, fields: group.fields })
    else if (group.item) found.push(group.item)
    else if (group.name === 'wp:postmeta' && outer?.item) addMeta(group.fields, outer.item)
    else if (group.name === 'wp:comment' && outer?.item && outer.item.comments.length < MAX_COMMENTS)
      outer.item.comments.push({ line: group.line, fields: group.fields })
  }

  function addMeta(fields: Fields, { meta }: RawItem) {
    const name = fields.get('wp:meta_key')?.trim() ?? ''
    if (name === '') return
    const values = meta.get(name) ?? []
    const value = fields.get('wp:meta_value') ?? ''
    values.push(isKept(name) ? value : value.trim() === '' ? '' : FILLED_IN)
    meta.set(name, values)
  }

  return {
    write: (text: string) => {
      untagged += text.length
      if (untagged > MAX_ELEMENT_LENGTH)
        throw new UnreadableExport(
          `One element, which ends after line ${parser.line}, has more than ${MAX_ELEMENT_LENGTH / 1e6} million characters. The file is damaged, or is no export of WordPress.`,
        )
      parser.write(text)
    },
    take: () => {
      const taken = found
      found = []
      return taken
    },
    end: (): RawRecord => ({
      kind: 'end',
      line: parser.line,
      isCut: !isClosed,
      cutItem: groups.find(({ item }) => item)?.fields,
      faults,
    }),
  }
}

const emptyItem = ({ line, fields }: Group): RawItem => ({
  kind: 'item',
  line,
  fields,
  meta: new Map(),
  terms: [],
  comments: [],
})

function nameOf(local: string, prefix: string, uri: string) {
  const known = prefix || uri ? prefixOf(uri) : ''
  if (known) return `${known}:${local}`
  // A prefix that nothing declares is the one that WordPress writes; a declared one belongs to somebody else.
  if (prefix) return uri ? `${uri} ${local}` : `${prefix}:${local}`
  return local
}

const prefixes = new Map<string, string>()

function prefixOf(uri: string) {
  const known = prefixes.get(uri)
  if (known !== undefined) return known
  const prefix = NAMESPACES.find(([pattern]) => pattern.test(uri))?.[1] ?? ''
  if (prefixes.size < 100) prefixes.set(uri, prefix)
  return prefix
}

const valuesOf = (attributes: Record<string, { local: string; value: string }>) =>
  Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]))
