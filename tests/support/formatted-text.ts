import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const KINDS: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  del: 'struck',
  s: 'struck',
  code: 'code',
  a: 'link',
}

/** Returns every sign of a text that is not a space, each with the formats around it: `a bold italic`. */
export function formattedText(html: string): string[] {
  const signs: string[] = []
  visit(parseFragment(html), [])
  return signs

  function visit(node: Node, formats: string[]) {
    if (node.nodeName === '#text' && 'value' in node)
      for (const sign of node.value.replace(/\s/g, '')) signs.push([sign, ...formats].join(' '))
    const kind = KINDS[node.nodeName]
    const inside = kind && !formats.includes(kind) ? [...formats, kind].toSorted() : formats
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, inside)
  }
}

const words = [
  'a',
  'word',
  'x y',
  ' ',
  '.',
  '(b)',
  '“q”',
  '太字',
  '1',
  '*',
  '_',
  '`',
  '~',
  '!',
  'a ',
  ' b',
  'é',
  '-',
  '#',
]
const marks = ['b', 'strong', 'i', 'em', 'code', 'del', 's', 'span', 'a']

/** Returns HTML with formats in every combination: nested, side by side, and around blocks. */
export function randomMarkup(seed: number): string {
  let state = seed
  return next() < 0.6 ? `<p>${inline(3, [])}</p>` : block(2) + block(1)

  /** Mulberry32, a generator of 32 bits that is the same everywhere. */
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function pick(list: string[]) {
    return list[Math.floor(next() * list.length)] ?? ''
  }

  function inline(depth: number, around: string[]): string {
    const part = () => {
      if (depth === 0 || next() > 0.6 || around.includes('code')) return pick(words)
      const tag = pick(marks.filter((one) => one !== 'a' || !around.includes('a')))
      return `<${tag}${tag === 'a' ? ' href="/l"' : ''}>${inline(depth - 1, [...around, tag])}</${tag}>`
    }
    return Array.from({ length: 1 + Math.floor(next() * 3) }, part).join('')
  }

  function block(depth: number): string {
    const kind = depth > 0 ? next() : 1
    if (kind < 0.3) {
      const item = () =>
        next() < 0.15
          ? `<ul><li>${inline(1, [])}</li></ul>`
          : `<li>${next() < 0.3 ? block(depth - 1) : inline(2, [])}</li>`
      return `<ul>${Array.from({ length: 1 + Math.floor(next() * 3) }, item).join('')}</ul>`
    }
    if (kind < 0.4) return `<blockquote>${block(depth - 1)}</blockquote>`
    if (kind < 0.6) {
      const tag = pick(['b', 'i', 'strong', 'em', 'span'])
      return `<${tag}>${block(depth - 1)}${block(depth - 1)}</${tag}>`
    }
    return `<${kind < 0.7 ? 'h2' : 'p'}>${inline(3, [])}</${kind < 0.7 ? 'h2' : 'p'}>`
  }
}
