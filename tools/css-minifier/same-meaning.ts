import { type CssNode, generate, parse } from 'css-tree'
import { lostFallback } from './fallbacks.ts'
import { tighten } from './tighten.ts'

/** Writes a piece of CSS in one canonical way; throws where it cannot be read. */
export type Canonical = (css: string) => string
export type Difference = string

type Declaration = { property: string; text: string; important: boolean; at: number }
type Reading = {
  blocks: Map<string, { context: string; selector: string; declarations: Declaration[] }>
  opaque: string[]
  hasLayers: boolean
}

const TRANSPARENT = new Set(['media', 'supports', 'container', 'layer'])
const MAX_SELECTORS = 1_500

/**
 * Whether two sheets cascade alike, in browsers of today and with the same fallbacks for others. First both are written
 * canonically until nothing changes; equal texts are equal sheets. Else selector by selector: the same declarations for
 * each selector in each context, and the same order wherever two selectors of equal specificity set properties of one
 * family to different values. It errs on the side of refusal: what it cannot follow (nesting, unknown at-rules that changed) is a difference.
 * @returns undefined where they mean the same, else the first difference as a sentence
 */
export function findDifference(source: string, output: string, canonical: Canonical): Difference | undefined {
  const lost = lostFallback(source, output)
  if (lost) return lost
  if (settle(source, canonical) === settle(output, canonical)) return undefined
  const before = read(source, canonical)
  const after = read(output, canonical)
  if (typeof before === 'string') return before
  if (typeof after === 'string') return after
  if (before.opaque.join('\n') !== after.opaque.join('\n'))
    return 'An at-rule such as @keyframes or @font-face differs.'
  const isEmpty = (text: string | undefined) => text === undefined || text === ''
  for (const key of new Set([...before.blocks.keys(), ...after.blocks.keys()])) {
    const [one, other] = [before, after].map(({ blocks }) => blockText(blocks.get(key)?.declarations, canonical))
    if (one !== other && !(isEmpty(one) && isEmpty(other)))
      return `${key.trim()} has other declarations: ${clip(one)} before, ${clip(other)} after.`
  }
  return orderDifference(before, after)
}

const clip = (text: string | undefined) => (text ? `${text.slice(0, 80)}` : 'none')

function settle(css: string, canonical: Canonical) {
  let text = css
  for (let round = 0; round < 4; round++) {
    const next = canonical(text)
    if (next === text) break
    text = next
  }
  return text
}

function read(css: string, canonical: Canonical): Reading | Difference {
  const reading: Reading = { blocks: new Map(), opaque: [], hasLayers: false }
  let at = 0
  const open: { node: CssNode; context: string }[] = []
  const root = parse(css, { parseValue: false, parseCustomProperty: false })
  const push = (children: Iterable<CssNode>, context: string) => {
    for (const node of [...children].reverse()) open.push({ node, context })
  }
  if (root.type === 'StyleSheet') push(root.children, '')
  for (let one = open.pop(); one; one = open.pop()) {
    const { node, context } = one
    if (node.type === 'Atrule') {
      const prelude = node.prelude ? generate(node.prelude) : ''
      const name = node.name.toLowerCase()
      if (name === 'layer') reading.hasLayers = true
      if (node.block && TRANSPARENT.has(name))
        push(node.block.children, `${context}${condition(name, prelude, canonical)} `)
      else if (name !== 'charset')
        reading.opaque.push(`${context}${tighten(attempt(() => settle(generate(node), canonical), generate(node)))}`)
    } else if (node.type === 'Rule') {
      const declarations: Declaration[] = []
      for (const part of node.block.children) {
        if (part.type !== 'Declaration') {
          if (part.type === 'Raw' && generate(part).trim() === '') continue
          return 'Nested rules are not followed selector by selector.'
        }
        const property = part.property.startsWith('--') ? part.property : part.property.toLowerCase()
        declarations.push({ property, text: generate(part), important: part.important !== false, at: at++ })
      }
      for (const selector of selectorsOf(generate(node.prelude), canonical)) {
        const key = `${context}${selector}`
        const block = reading.blocks.get(key) ?? { context, selector, declarations: [] }
        block.declarations.push(...declarations)
        reading.blocks.set(key, block)
      }
    } else if (node.type === 'Raw' && generate(node).trim() !== '') return 'A part of the sheet could not be parsed.'
  }
  return reading
}

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

function condition(name: string, prelude: string, canonical: Canonical) {
  const written = attempt(() => canonical(`@${name} ${prelude}{x{color:red}}`), '')
  return written.includes('{') ? written.slice(0, written.indexOf('{')) : `@${name} ${prelude}`
}

/** A list as single selectors, each canonical. A list with one that cannot be read is dropped whole, so it stays whole. */
function selectorsOf(list: string, canonical: Canonical): string[] {
  const written = attempt(() => canonical(`${list}{color:red}`), '')
  const text = written.endsWith('{color:red}') ? written.slice(0, -'{color:red}'.length) : list
  try {
    const tree = parse(text, { context: 'selectorList' })
    return tree.type === 'SelectorList' ? [...tree.children].map((one) => generate(one)) : [text]
  } catch {
    return [text]
  }
}

function blockText(declarations: Declaration[] | undefined, canonical: Canonical) {
  if (!declarations || declarations.length === 0) return undefined
  const written = tighten(settle(`x{${declarations.map(({ text }) => text).join(';')}}`, canonical))
  // The order of declarations of different families says nothing.
  return written
    .replace(/^x\{|\}$/g, '')
    .split(/;(?![^(]*\))/)
    .sort()
    .join(';')
}

/** What can override one another: `border-top` and `border-color`, `font` and `line-height`. */
function familyOf({ property, important }: Declaration) {
  const bare = property.startsWith('--') ? property : property.replace(/^-(?:webkit|moz|ms|o)-/, '')
  const first = property.startsWith('--') ? bare : (bare.split('-')[0] ?? bare)
  const root =
    {
      line: 'font',
      top: 'inset',
      right: 'inset',
      bottom: 'inset',
      left: 'inset',
      column: 'columns',
      row: 'gap',
      place: 'align',
      justify: 'align',
    }[first] ?? first
  return `${root}${important ? '!' : ''}`
}

type Span = { key: string; specificity: string; first: number; last: number; text: string }

function orderDifference(before: Reading, after: Reading): Difference | undefined {
  const hasLayers = before.hasLayers || after.hasLayers
  const [one, other] = [before, after].map((reading) => spansByFamily(reading)) as [
    Map<string, Map<string, Span>>,
    Map<string, Map<string, Span>>,
  ]
  if ([...one.keys()].some((family) => /^all!?$/.test(family))) return 'The sheet uses “all”, which is not followed.'
  for (const [family, spans] of one) {
    const list = [...spans.values()]
    if (list.length > MAX_SELECTORS) return 'The sheet has too many selectors to compare their order.'
    for (let a = 0; a < list.length; a++)
      for (let b = a + 1; b < list.length; b++) {
        const [first, second] = [list[a] as Span, list[b] as Span]
        if (first.text === second.text || (!hasLayers && first.specificity !== second.specificity)) continue
        const [newFirst, newSecond] = [other.get(family)?.get(first.key), other.get(family)?.get(second.key)]
        if (!newFirst || !newSecond) continue
        const order = relation(first, second)
        if (order === 0 || order !== relation(newFirst, newSecond))
          return `${first.key.trim()} and ${second.key.trim()} would override each other in another order (${family}).`
      }
  }
  return undefined
}

const relation = (one: Span, other: Span) =>
  one.last < other.first ? -1 : other.last < one.first ? 1 : one.last === other.last ? 2 : 0

function spansByFamily({ blocks }: Reading) {
  const families = new Map<string, Map<string, Span>>()
  for (const [key, { selector, declarations }] of blocks) {
    // What the same selector overrides itself does not count.
    const last = new Map(declarations.map((one) => [`${one.property}${one.important}`, one]))
    for (const one of last.values()) {
      const family = familyOf(one)
      const spans = families.get(family) ?? new Map<string, Span>()
      const span = spans.get(key) ?? {
        key,
        specificity: specificityOf(selector),
        first: one.at,
        last: one.at,
        text: '',
      }
      span.first = Math.min(span.first, one.at)
      span.last = Math.max(span.last, one.at)
      span.text += `${one.text};`
      families.set(family, spans.set(key, span))
    }
  }
  return families
}

/** Ids, classes, types as Selectors 4 counts them; selectors that take arguments count as one that equals all. */
function specificityOf(selector: string) {
  if (/:(?:is|not|has|where|nth-|host|slotted)/.test(selector)) return 'any'
  const bare = selector.replace(/\[[^\]]*\]/g, '.x').replace(/\\./g, 'x')
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0
  const elements = count(/::[\w-]+|:(?:before|after|first-line|first-letter)\b/g)
  const classes = count(/\.[\w-]+/g) + count(/(?<!:):(?!before|after|first-l)[\w-]+/g)
  return `${count(/#[\w-]+/g)},${classes},${elements + count(/(?:^|[\s>+~])[a-zA-Z][\w-]*/g)}`
}
