import { FORMAT } from './nodes.ts'

/** What applies to a piece of text: formats, and the URL of the link around it. */
export type InlineStyle = { format: number; href?: string }

const TAGS: Record<string, number> = {
  b: FORMAT.bold,
  strong: FORMAT.bold,
  dt: FORMAT.bold,
  summary: FORMAT.bold,
  i: FORMAT.italic,
  em: FORMAT.italic,
  s: FORMAT.strikethrough,
  strike: FORMAT.strikethrough,
  del: FORMAT.strikethrough,
  code: FORMAT.code,
  kbd: FORMAT.code,
  samp: FORMAT.code,
  tt: FORMAT.code,
  sub: FORMAT.subscript,
  sup: FORMAT.superscript,
}

/** From this weight on, text is bold. */
const BOLD_WEIGHT = 600

/** Fonts of inline code in Google Docs. */
const CODE_FONT = /^['"]?(?:Roboto Mono|Courier New|Consolas)/i

/**
 * Returns the inline declarations of an element, names in lower case. Browsers drop what they do not know, and Word
 * stores its lists in such properties (`mso-list`).
 */
export function declarationsOf(element: Element): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (colon > 0)
      declarations.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim())
  }
  return declarations
}

/**
 * Returns the formats inside an element. Its style outweighs its tag: Google Docs wraps everything in a light `<b>`.
 */
export function formatIn(element: Element, outside: number): number {
  const style = declarationsOf(element)
  let format = outside | (TAGS[element.localName] ?? 0)
  const set = (bit: number, isOn: boolean) => {
    format = isOn ? format | bit : format & ~bit
  }
  const weight = style.get('font-weight')
  if (weight) set(FORMAT.bold, /bold/i.test(weight) || Number(weight) >= BOLD_WEIGHT)
  const slant = style.get('font-style')
  if (slant) set(FORMAT.italic, /italic|oblique/i.test(slant))
  const decoration = style.get('text-decoration') ?? style.get('text-decoration-line')
  if (decoration && /line-through/i.test(decoration)) set(FORMAT.strikethrough, true)
  const place = style.get('vertical-align')
  if (place === 'super' || place === 'sub') set(place === 'super' ? FORMAT.superscript : FORMAT.subscript, true)
  if (CODE_FONT.test(style.get('font-family') ?? '')) set(FORMAT.code, true)
  return format
}
