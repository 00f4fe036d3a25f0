import { renamed } from './renamed.ts'

/**
 * A rule for paragraphs or text in the stylesheet of Apple's programs: `p.p1 {margin: …; font: bold 24.0px Helvetica}`.
 */
const RULE = /\b(p|li|span)\.([a-z]+\d+)\s*\{([^}]*)\}/gi
const FONT = /font:\s*([^;]*?)([\d.]+)px/i
/** Factors by which a text is larger than the body of the document to count as a heading, by level. */
const HEADINGS: [tag: string, ratio: number][] = [
  ['h1', 1.9],
  ['h2', 1.4],
  ['h3', 1.12],
]
const MAX_HEADING_LENGTH = 160

type Look = { size: number; isBold: boolean; isItalic: boolean; isStruck: boolean }

/**
 * Adds the meaning of text copied from Pages and other Apple programs as tags. They copy no headings, only a stylesheet
 * with a class for each look.
 */
export function readPages(body: Element, head: Element | null) {
  const isOfApple = head?.querySelector(
    'meta[name="Generator"][content^="Cocoa"], meta[name="generator"][content^="Cocoa"]',
  )
  if (!head || !isOfApple) return
  const looks = looksIn([...head.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('\n'))
  for (const span of [...body.querySelectorAll('span[class]')]) showLook(span, looks.get(`span.${span.className}`))
  const usual = usualSize(body, looks)
  for (const paragraph of [...body.querySelectorAll('p[class]')]) {
    if (paragraph.closest('li, td, th')) continue
    const look = looks.get(`p.${paragraph.className}`)
    const tag = look && headingFor(paragraph, look, usual)
    if (tag) renamed(paragraph, tag)
    else if (look?.isBold) wrapContent(paragraph, 'b')
  }
}

function looksIn(css: string) {
  const looks = new Map<string, Look>()
  for (const [, tag = '', name = '', rules = ''] of css.matchAll(RULE)) {
    const [, style = '', size = '0'] = FONT.exec(rules) ?? []
    looks.set(`${tag.toLowerCase()}.${name}`, {
      size: Number(size),
      isBold: /bold/i.test(`${style} ${rules}`),
      isItalic: /italic|oblique/i.test(style),
      isStruck: /line-through/i.test(rules),
    })
  }
  return looks
}

function showLook(span: Element, look: Look | undefined) {
  if (!look) return
  if (look.isBold) wrapContent(span, 'b')
  if (look.isItalic) wrapContent(span, 'i')
  if (look.isStruck) wrapContent(span, 's')
}

function wrapContent(element: Element, tag: string) {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Returns the size of most of the text. */
function usualSize(body: Element, looks: Map<string, Look>) {
  const lengths = new Map<number, number>()
  for (const block of body.querySelectorAll('p[class], li[class]')) {
    const size = looks.get(`${block.localName}.${block.className}`)?.size ?? 0
    if (size > 0) lengths.set(size, (lengths.get(size) ?? 0) + (block.textContent ?? '').trim().length)
  }
  const [usual] = [...lengths].sort(([, one], [, other]) => other - one)[0] ?? []
  return usual ?? 0
}

function headingFor(paragraph: Element, { size, isBold }: Look, usual: number) {
  const text = (paragraph.textContent ?? '').trim()
  if (text === '' || text.length > MAX_HEADING_LENGTH || usual === 0) return undefined
  const [tag] = HEADINGS.find(([, ratio]) => size >= usual * ratio) ?? []
  return tag ?? (isBold && !/[.:;,]$/.test(text) ? 'h4' : undefined)
}
