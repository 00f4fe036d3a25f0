import { Failure } from '../failures.ts'
import { attributesOf, skipOther, tagEnd } from './tags.ts'

export type SvgFacts = {
  text: string
  /** Maximum nesting of elements. */
  depth: number
  elements: number
  hasViewBox: boolean
  /** Whether its root declares the namespace. SVG inside HTML needs none. */
  hasNamespace: boolean
  /** `width` and `height` of the root as written. */
  width: string | null
  height: string | null
  /** Script elements, event attributes and `javascript:` links, with their lines. */
  scripts: { what: string; line: number }[]
  /** URLs of other files that it loads, with their lines. */
  external: { url: string; line: number }[]
  hasText: boolean
  hasForeignObject: boolean
  isAnimated: boolean
}

/** Deeper than any drawing, and shallow enough for recursive parsers. */
const MAX_DEPTH = 500
const MAX_LENGTH = 10_000_000

/**
 * Scans an SVG once, without building a tree, and finds everything that makes it unsafe to process.
 * @throws {Failure} invalid: not an SVG, unclosed or crossed elements, or excessive nesting or entities
 */
export function inspectSvg(source: string | Uint8Array, name: string): SvgFacts {
  const text = typeof source === 'string' ? source : decodeText(source, name)
  const refuse = (why: string, at?: number): never => {
    const place = at === undefined ? '' : ` (line ${lineOf(text, at)})`
    throw new Failure('invalid', { message: `${name}${place}: ${why}` })
  }
  if (text.length > MAX_LENGTH) refuse('an SVG of more than 10 MB is not read. Is it a bitmap inside an SVG?')
  if (text.trim() === '') refuse('it is empty. Choose or paste an SVG.')
  const nul = text.indexOf('\0')
  if (nul >= 0) refuse('it has a NUL byte, which XML forbids. The file is damaged or not an SVG.', nul)
  checkEntities(text, refuse)

  const open: { name: string; at: number }[] = []
  const facts: SvgFacts = {
    text,
    depth: 0,
    elements: 0,
    hasViewBox: false,
    hasNamespace: false,
    width: null,
    height: null,
    scripts: [],
    external: [],
    hasText: false,
    hasForeignObject: false,
    isAnimated: /@keyframes|animation\s*:/.test(text),
  }
  let at = text.indexOf('<')
  if (at < 0) refuse('it has no element at all. Choose or paste an SVG.')
  while (at >= 0) {
    const skipped = skipOther(text, at)
    if (skipped !== undefined) {
      if (skipped < 0) refuse('this comment or declaration is never closed.', at)
      if (text.startsWith('<?xml-stylesheet', at)) {
        const url = attributesOf(text.slice(at, skipped)).get('href') ?? ''
        if (isOutside(url)) facts.external.push({ url, line: lineOf(text, at) })
      }
      at = text.indexOf('<', skipped)
      continue
    }
    const end = tagEnd(text, at)
    if (end < 0) refuse('this tag is never closed with >.', at)
    const tag = text.slice(at, end)
    const called = /^<\/?\s*([^\s/>]+)/.exec(tag.slice(0, 200))?.[1] ?? ''
    if (tag.startsWith('</')) {
      const last = open.pop()
      if (last?.name !== called)
        refuse(
          last
            ? `</${called}> closes <${last.name}> of line ${lineOf(text, last.at)}. Close them in order.`
            : `</${called}> closes nothing.`,
          at,
        )
    } else {
      if (facts.elements === 0) readRoot(tag, called, facts, refuse)
      facts.elements++
      note(tag, called, at, facts)
      if (/^(?:.*:)?style$/.test(called) && !tag.endsWith('/>')) noteStyles(end, text.indexOf('</', end), facts)
      if (!tag.endsWith('/>')) open.push({ name: called, at })
      facts.depth = Math.max(facts.depth, open.length)
      if (open.length > MAX_DEPTH)
        refuse(`more than ${MAX_DEPTH} elements are nested inside each other. No drawing needs that.`, at)
    }
    at = text.indexOf('<', end)
  }
  const left = open.pop()
  if (left) refuse(`<${left.name}> is never closed.`, left.at)
  if (facts.elements === 0) refuse('it has no element at all. Choose or paste an SVG.')
  return facts
}

/** Returns the text with the namespace that SVG inside HTML omits. */
export const withNamespace = ({ text, hasNamespace }: Pick<SvgFacts, 'text' | 'hasNamespace'>): string =>
  hasNamespace ? text : text.replace(/<svg(?=[\s>/])/, '<svg xmlns="http://www.w3.org/2000/svg"')

/**
 * Returns the text that a renderer gets: with its namespace, and without URLs of other files. A browser loads none for
 * an image; resvg would read files of the machine.
 */
export const drawable = (facts: Pick<SvgFacts, 'text' | 'hasNamespace'>): string =>
  withNamespace(facts).replace(
    /([\s"'](?:[\w.-]{1,100}:)?(?:href|src)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi,
    (whole, name: string, double?: string, single?: string) =>
      isOutside(double ?? single ?? '') ? `${name}""` : whole,
  )

/** Returns whether this is a URL that is neither inside the file nor a data URL. */
const isOutside = (url: string) => !/^\s*(?:#|data:|$)/i.test(url)

type Refuse = (why: string, at?: number) => never

const DECLARED = /^(<\?xml\s[^>]{0,100}\bencoding\s*=\s*["'])([\w.:-]{1,40})(?=["'])/

/** Returns the text of a file in UTF-8, UTF-16 with its mark, or the encoding that its XML declaration names. */
function decodeText(bytes: Uint8Array, name: string) {
  const [first, second] = bytes
  if (first === 0x1f && second === 0x8b)
    throw new Failure('invalid', { message: `${name} is packed with gzip (SVGZ). Unpack it first.` })
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const declared = decodeDeclared(bytes)
    if (declared !== undefined) return declared
    throw new Failure('invalid', {
      message: `${name} is no valid UTF-8 text, so it is no SVG or is damaged. Save it again as UTF-8.`,
    })
  }
}

/** Decodes a text by its declaration, which is then changed to UTF-8, the encoding used from here on. */
function decodeDeclared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const [, , label = ''] = DECLARED.exec(start) ?? []
  if (label === '' || /^utf-?8$/i.test(label)) return undefined
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes).replace(DECLARED, '$1UTF-8')
  } catch {
    return undefined
  }
}

/**
 * Refuses entities that contain entities, which can grow without end (“billion laughs”); simple ones, as Illustrator
 * writes, are allowed.
 */
function checkEntities(text: string, refuse: Refuse) {
  let used = 0
  for (const { 0: whole, 1: value = '', index } of text.matchAll(
    /<!ENTITY\s+[^"'>]{0,300}["']([^"']*)["'][^>]{0,50}>/g,
  )) {
    if (/&[^#]/.test(value) || whole.includes('%'))
      refuse('an entity is made of other entities. Such files can grow without end and are not read.', index)
    if (/\b(SYSTEM|PUBLIC)\b/.test(whole))
      refuse('an entity would load another file, which is not allowed here.', index)
    used += value.length
  }
  if (used > 10_000) refuse('its entities are too long to be read safely.')
}

function readRoot(tag: string, called: string, facts: SvgFacts, refuse: Refuse) {
  if (called !== 'svg' && !called.endsWith(':svg'))
    refuse(`this is not an SVG: its first element is <${called.slice(0, 40)}>, not <svg>.`, facts.text.indexOf(tag))
  const attributes = attributesOf(tag)
  facts.width = attributes.get('width') ?? null
  facts.height = attributes.get('height') ?? null
  facts.hasViewBox = attributes.has('viewBox')
  facts.hasNamespace = /\sxmlns(:\w+)?\s*=/.test(tag)
}

function note(tag: string, called: string, at: number, facts: SvgFacts) {
  const local = called.replace(/^.*:/, '')
  const line = () => lineOf(facts.text, at)
  if (local === 'script') facts.scripts.push({ what: '<script>', line: line() })
  if (local === 'text') facts.hasText = true
  if (local === 'foreignObject') facts.hasForeignObject = true
  if (/^(animate|animateTransform|animateMotion|set)$/.test(local)) facts.isAnimated = true
  if (!tag.includes('=')) return
  const handler = /\s(on[a-z]+)\s*=/i.exec(tag)?.[1]
  if (handler) facts.scripts.push({ what: handler, line: line() })
  if (/href\s*=\s*["']\s*javascript:/i.test(tag)) facts.scripts.push({ what: 'javascript: link', line: line() })
  if (local === 'a') return
  for (const [name, value] of attributesOf(tag)) {
    const isUrl = /^(?:.*:)?(?:href|src)$/.test(name) && isOutside(value) && !/^\s*javascript:/i.test(value)
    const url = isUrl ? value.trim() : name.startsWith('xmlns') ? undefined : outsideUrls(value)[0]
    if (url) facts.external.push({ url, line: line() })
  }
}

/** Finds what a stylesheet loads: imported sheets, fonts, and images. */
function noteStyles(from: number, to: number, facts: SvgFacts) {
  const sheet = facts.text.slice(from, to < 0 ? undefined : to)
  for (const url of outsideUrls(sheet))
    facts.external.push({ url, line: lineOf(facts.text, facts.text.indexOf(url, from)) })
}

const outsideUrls = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')\s]{1,2000})|@import\s+["']([^"']{1,2000})/gi)]
    .map(([, url = '', imported = '']) => url || imported)
    .filter(isOutside)

function lineOf(text: string, at: number) {
  let line = 1
  for (let found = text.indexOf('\n'); found >= 0 && found < at; found = text.indexOf('\n', found + 1)) line++
  return line
}
