import { attributeProblem, textProblem } from './well-formed.ts'

/** Error about XML that is not well-formed: UTF-16 offset, and the reason. */
export class XmlProblem extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

type Item = { kind: 'open' | 'close' | 'empty' | 'text' | 'other'; text: string; name: string; at: number }

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^>"'[])*>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/y

/**
 * Indents XML by its elements. Text is never changed: an element with text beside elements, or with
 * xml:space="preserve", stays as it was. The contents of comments, CDATA, and instructions are kept.
 * @throws {XmlProblem} if it is not well-formed: tags, attributes, references, one root
 */
export function formatXml(source: string, indent: string): string {
  const items = tokenize(source)
  const partner = match(items, source.length)
  const lines: string[] = []
  let depth = 0
  for (let at = 0; at < items.length; at++) {
    const { kind, text } = items[at] as Item
    if (kind === 'text') {
      if (text.trim() !== '') lines.push(indent.repeat(depth) + text.trim())
    } else if (kind === 'close') lines.push(indent.repeat(--depth) + text)
    else if (kind === 'open' && isWhole(items, at, partner.get(at) ?? at)) {
      const end = partner.get(at) ?? at
      const inside = items.slice(at + 1, end)
      lines.push(indent.repeat(depth) + text + inside.map((one) => one.text).join('') + items[end]?.text)
      at = end
    } else {
      lines.push(indent.repeat(depth) + text)
      if (kind === 'open') depth++
    }
  }
  return `${lines.join('\n')}\n`
}

function tokenize(source: string) {
  const items: Item[] = []
  let at = source.startsWith('\ufeff') ? 1 : 0
  while (at < source.length) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(source)
    if (!found) throw new XmlProblem('This < starts a tag that never ends. Write a plain < in text as &lt;', at)
    const [text, closed, opened, rest = ''] = found
    if (closed) items.push({ kind: 'close', text: `</${closed}>`, name: closed, at })
    else if (opened) {
      const problem = attributeProblem(rest.replace(/\/$/, ''))
      if (problem) throw new XmlProblem(problem.message, at + 1 + opened.length + problem.at)
      const isEmpty = rest.endsWith('/')
      items.push({
        kind: isEmpty ? 'empty' : 'open',
        text: tag(opened, isEmpty ? rest.slice(0, -1) : rest, isEmpty),
        name: opened,
        at,
      })
    } else {
      const problem = text.startsWith('<') ? undefined : textProblem(text)
      if (problem) throw new XmlProblem(problem.message, at + problem.at)
      items.push({ kind: text.startsWith('<') ? 'other' : 'text', text, name: '', at })
    }
    at = TOKEN.lastIndex
  }
  return items
}

/** Returns a tag with one space between its attributes; their values are not changed. */
function tag(name: string, rest: string, isEmpty: boolean) {
  const attributes = rest.match(/[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')|[^\s]+/g) ?? []
  const list = attributes.map((one) => one.replace(/^([^\s=]+)\s*=\s*/, '$1='))
  return `<${[name, ...list].join(' ')}${isEmpty ? '/' : ''}>`
}

function match(items: Item[], length: number) {
  const partner = new Map<number, number>()
  const open: number[] = []
  let roots = 0
  for (const [at, { kind, name, text, at: place }] of items.entries()) {
    if (open.length === 0) {
      if (kind === 'text' && text.trim() !== '')
        throw new XmlProblem('There is text outside the root element', place + text.search(/\S/))
      if ((kind === 'open' || kind === 'empty') && ++roots > 1)
        throw new XmlProblem(`<${name}> is a second root: XML allows only one element that contains all others`, place)
    }
    if (kind === 'open') open.push(at)
    if (kind !== 'close') continue
    const start = open.pop()
    if (start === undefined) throw new XmlProblem(`</${name}> closes nothing`, place)
    const { name: opened = '' } = items[start] ?? {}
    if (opened !== name) throw new XmlProblem(`</${name}> appears where </${opened}> is expected`, place)
    partner.set(start, at)
  }
  const last = open.pop()
  if (last !== undefined) throw new XmlProblem(`<${items[last]?.name}> is never closed`, items[last]?.at ?? length)
  if (roots === 0) throw new XmlProblem('There is no element in this text', 0)
  return partner
}

/** Returns whether an element stays as it is: it contains text of its own, is empty, or has xml:space="preserve". */
function isWhole(items: Item[], start: number, end: number) {
  if (/\sxml:space=["']preserve["']/.test(items[start]?.text ?? '')) return true
  let depth = 0
  let hasElements = false
  for (let at = start + 1; at < end; at++) {
    const { kind, text } = items[at] as Item
    if (depth === 0 && (kind === 'text' ? text.trim() !== '' : text.startsWith('<![CDATA['))) return true
    if (kind === 'open') depth++
    if (kind === 'close') depth--
    if (kind !== 'text') hasElements = true
    // Scanning a large child again for each of its ancestors would take too long.
    if (at - start > 20_000) return false
  }
  return !hasElements
}
