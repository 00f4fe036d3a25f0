export type XmpValue = { prefix: string; name: string; path: string; value: string }

/** Deeper nesting than any program writes is not read. */
const MAX_DEPTH = 60
const MAX_VALUES = 2_000
const MAX_LENGTH = 2_000_000
/** Attributes of RDF itself, which do not describe the picture. */
const frame = new Set(['rdf:RDF', 'rdf:Description', 'rdf:Seq', 'rdf:Bag', 'rdf:Alt', 'rdf:li', 'x:xmpmeta'])

/**
 * Returns the properties of an XMP packet as a flat list (XMP, part 1, clause 7: the subset of RDF/XML). Reads the text
 * in one pass, so the time is linear even if markup is damaged or never ends.
 * @example readXmp('<dc:creator><rdf:Seq><rdf:li>Nora</rdf:li></rdf:Seq></dc:creator>')
 * // [{ prefix: 'dc', name: 'creator', … }]
 */
export function readXmp(packet: string): XmpValue[] {
  const text = packet.slice(0, MAX_LENGTH)
  const values: XmpValue[] = []
  const open: string[] = []
  const add = (names: string[], value: string) => {
    const path = names.filter((name) => !frame.has(name))
    const [top] = path
    const clean = withoutEntities(value).trim()
    if (!top || !clean || values.length >= MAX_VALUES) return
    const [prefix = '', name = ''] = top.includes(':') ? top.split(':') : ['', top]
    values.push({ prefix, name, path: path.join(' / '), value: clean })
  }
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      at = after(text, '-->', at)
      continue
    }
    const end = endOfTag(text, at)
    if (end < 0) break
    const inside = text.slice(at + 1, end)
    at = end + 1
    if (/^[?!]/.test(inside)) continue
    if (inside.startsWith('/')) {
      open.pop()
      continue
    }
    const name = /^[^\s/]+/.exec(inside)?.[0] ?? ''
    const isClosed = inside.endsWith('/')
    const within = [...open, name]
    for (const [attribute, value] of attributes(inside.slice(name.length))) add([...within, attribute], value)
    if (isClosed) continue
    if (open.length >= MAX_DEPTH) break
    open.push(name)
    const next = text.indexOf('<', at)
    if (next > at && text.startsWith('</', next)) add(open, text.slice(at, next))
  }
  return values
}

function* attributes(text: string): Generator<[name: string, value: string]> {
  for (const [, name = '', double, single] of text.matchAll(
    /([\w.:-]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  ))
    if (!/^(?:xmlns|xml:|rdf:(?:about|parseType|resource$)|x:xmptk)/.test(name)) yield [name, double ?? single ?? '']
    else if (name === 'rdf:resource') yield ['resource', double ?? single ?? '']
}

/** Returns the `>` that closes a tag, outside of quotes. */
function endOfTag(text: string, from: number) {
  let quote = ''
  for (let at = from + 1; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return -1
}

function after(text: string, mark: string, from: number) {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end + mark.length
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
