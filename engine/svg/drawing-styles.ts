import { type CssNode, generate, parse } from 'css-tree'
import { FUNCTIONS, NAME, PROPERTIES } from './allowed-shapes.ts'

type Declaration = { property: string; value: string }

export type Rule = {
  /** The last part of its selector decides which elements it can concern. */
  type?: string | undefined
  id?: string | undefined
  classes: string[]
  declarations: Declaration[]
}

/** A stylesheet as it is kept, and its rules, including those of media queries, which may apply. */
type Sheet = { text: string; rules: Rule[] }

type Refuse = (why: string) => never

/** Maximum number of rules in one file. Programs write one for each color. */
const MAX_RULES = 1_000
/** Elements that a selector names one inside the other. */
const MAX_COMPOUNDS = 3

/** Returns a stylesheet reduced to what a still drawing needs. */
export function readSheet(css: string, refuse: Refuse): Sheet {
  refuseEscapes(css, refuse)
  const rules: Rule[] = []
  const text = writeRules(parse(css, { parseValue: false }), rules, refuse)
  if (rules.length > MAX_RULES) refuse(`its style sheet has more than ${MAX_RULES} rules. Export it with fewer styles.`)
  return { text, rules }
}

/** Returns the allowed declarations of a `style` attribute. */
export function readDeclarations(css: string, refuse: Refuse): Declaration[] {
  refuseEscapes(css, refuse)
  const list = parse(css, { context: 'declarationList', parseValue: false })
  return list.type === 'DeclarationList' ? declarationsOf(list.children.toArray(), refuse) : []
}

export const writeDeclarations = (declarations: Declaration[]): string =>
  declarations.map(({ property, value }) => `${property}:${value}`).join(';')

/** Checks the value of a property. It must not load, compute, or inherit anything that the check does not see. */
export function checkValue(value: string, refuse: Refuse): void {
  if (/[\\<{};@]|\/\*/.test(value))
    refuse(`“${value.slice(0, 40)}” is not a value of a drawing. Export it as plain SVG.`)
  // A browser closes open blocks at the end.
  if (value.split('(').length !== value.split(')').length)
    refuse(`“${value.slice(0, 40)}” has an open parenthesis. Export it as plain SVG.`)
  for (const [, called = ''] of value.matchAll(/([\w-]+)\(/g))
    if (!FUNCTIONS.has(called.toLowerCase()))
      refuse(`it uses ${called.slice(0, 40)}(). Export it with plain colors, transforms, and SVG filters.`)
  for (const [, target = ''] of value.matchAll(/url\(([^)]*)\)/gi))
    if (!NAME.test(target.trim().replace(/^(["']?)#(.*)\1$/, '$2')) || !target.includes('#'))
      refuse(`it refers to ${target.slice(0, 40)}. References have to be names in the same file.`)
}

function writeRules(node: CssNode, rules: Rule[], refuse: Refuse): string {
  if (node.type !== 'StyleSheet' && node.type !== 'Block') return ''
  return node.children
    .toArray()
    .map((child) => {
      if (child.type === 'Rule') return writeRule(child, rules, refuse)
      if (child.type === 'Comment' || child.type === 'CDO' || child.type === 'CDC') return ''
      if (child.type === 'Atrule') return writeAtRule(child, rules, refuse)
      return refuse('its style sheet is damaged. Export it with presentation attributes instead of styles.')
    })
    .join('')
}

function writeAtRule({ name, prelude, block }: Extract<CssNode, { type: 'Atrule' }>, rules: Rule[], refuse: Refuse) {
  const called = name.toLowerCase()
  if (/^(?:-\w+-)?keyframes$/.test(called) || called === 'charset') return ''
  if (called === 'font-face') return refuse('it embeds a font. Convert its text to outlines.')
  const query = prelude ? generate(prelude) : ''
  if (called !== 'media' || !block || !/^[\w\s():.,-]+$/.test(query))
    return refuse(`its style sheet uses @${called.slice(0, 40)}. Export it without.`)
  return `@media ${query}{${writeRules(block, rules, refuse)}}`
}

function writeRule({ prelude, block }: Extract<CssNode, { type: 'Rule' }>, rules: Rule[], refuse: Refuse): string {
  if (prelude.type !== 'SelectorList') return refuse('its style sheet has a selector that cannot be read.')
  const declarations = declarationsOf(block.children.toArray(), refuse)
  const selectors = prelude.children.toArray().map((selector) => {
    if (selector.type !== 'Selector') return refuse('its style sheet has a selector that cannot be read.')
    rules.push({ ...lastCompound(selector.children.toArray(), refuse), declarations })
    return generate(selector)
  })
  return declarations.length > 0 ? `${selectors.join(',')}{${writeDeclarations(declarations)}}` : ''
}

function lastCompound(parts: CssNode[], refuse: Refuse): Omit<Rule, 'declarations'> {
  let found: Omit<Rule, 'declarations'> = { classes: [] }
  let compounds = 1
  for (const part of parts) {
    if (part.type === 'Combinator' && /^[ >]$/.test(part.name)) {
      found = { classes: [] }
      compounds++
    } else if (part.type === 'TypeSelector') found.type = part.name === '*' ? undefined : part.name
    else if (part.type === 'IdSelector') found.id = part.name
    else if (part.type === 'ClassSelector') found.classes.push(part.name)
    else refuse(`its style sheet has the selector “${generate(part).slice(0, 40)}”. Use classes, ids, and elements.`)
  }
  if (compounds > MAX_COMPOUNDS) refuse('its style sheet has selectors that are too long. Use classes.')
  return found
}

function declarationsOf(nodes: CssNode[], refuse: Refuse): Declaration[] {
  return nodes.flatMap((node) => {
    const isNested = node.type === 'Rule' || node.type === 'Atrule' || (node.type === 'Raw' && node.value.includes('{'))
    if (isNested) return refuse('its styles are nested. Export it without.')
    if (node.type !== 'Declaration') return []
    const property = node.property.toLowerCase()
    if (!PROPERTIES.has(property)) return []
    const value = generate(node.value).replace(/\s+/g, ' ').trim()
    checkValue(value, refuse)
    return value === '' ? [] : [{ property, value: node.important ? `${value}!important` : value }]
  })
}

/** Refuses escapes, which could hide another meaning. */
function refuseEscapes(css: string, refuse: Refuse) {
  if (css.includes('\\')) refuse('its styles contain a backslash. Export it with plain names.')
}
