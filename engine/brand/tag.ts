const ATTRIBUTE = /([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>=]+)))?/giy
/** Attributes of a script tag that are ignored, because the site loads every script late and without blocking. */
const IGNORED = new Set(['src', 'async', 'defer', 'type', 'crossorigin', 'id', 'nonce'])

/**
 * Reads a script tag as providers document it.
 * @returns its URL, its `data-` attributes as text, and unknown parts: empty if everything was understood
 */
export function readTag(html: string): { src?: string | undefined; attributes: string; rest: string } {
  const inside = /<script\b([^>]*)>/i.exec(html)?.[1]?.trim() ?? ''
  let src: string | undefined
  const kept: string[] = []
  const left: string[] = []
  let at = 0
  while (at < inside.length) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(inside)
    if (!found) {
      left.push(inside.slice(at).trim())
      break
    }
    const [whole, name = '', double, single, bare] = found
    const value = double ?? single ?? bare ?? ''
    at += whole.length
    while (/\s/.test(inside[at] ?? '')) at += 1
    if (name.toLowerCase() === 'src') src = value
    else if (/^data-[a-z0-9-]+$/i.test(name)) kept.push(`${name.toLowerCase()}="${value}"`)
    else if (!IGNORED.has(name.toLowerCase())) left.push(whole)
  }
  return { src, attributes: kept.join(' '), rest: left.join(' ') }
}

/** @example tagAttributes('data-domain="agency.example"') // { 'data-domain': 'agency.example' } */
export function tagAttributes(text: string | null | undefined): Record<string, string> {
  const found = [...readTag(`<script ${text ?? ''}>`).attributes.matchAll(/(data-[a-z0-9-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}
