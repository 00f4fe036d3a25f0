import { canonicalValue } from './canonical-value.ts'
import { canonicalCondition } from './conditions.ts'
import { isDead } from './dead-prefixes.ts'
import { expand } from './expand.ts'
import { featuresOf } from './fallbacks.ts'
import { isKnownAtRule } from './known-at-rules.ts'
import { splitMatches } from './match-lists.ts'
import { flattenNested } from './nesting.ts'
import type { AtRule, Declaration, Item, Rule, Verbatim } from './read-sheet.ts'
import { canonicalSelector, pseudoElementOf, riskOf, specificityOf, splitSelectors } from './selectors.ts'
import { writeItem } from './write-sheet.ts'

/** The values that count for one property of one selector in one context, with their places in the stylesheet. */
export type Chain = {
  name: string
  property: string
  isImportant: boolean
  layer: string
  specificity: number | undefined
  pseudoElement: string
  values: { text: string; at: number }[]
}

export type Cascade = {
  /** By the selector in its context, then by property; important chains have `!` after the property. */
  chains: Map<string, Map<string, Chain>>
  /** At-rules other than conditions, such as @font-face, in their order. */
  others: string[]
  /** Places of text with an unknown effect, such as `@apply`: no declaration may move from one side to the other. */
  barriers: number[]
  /** Names of cascade layers in the order in which they first appear. */
  layers: string[]
}

type Context = { text: string; layer: string; parent: string | undefined }

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style', '-moz-document'])

/** Returns what a browser makes of the stylesheet: for each selector, the value of each longhand. */
export function cascadeOf(items: Item[]): Cascade {
  const cascade: Cascade = { chains: new Map(), others: [], barriers: [], layers: [] }
  let at = 0
  let anonymous = 0
  visit(items, { text: '', layer: '', parent: undefined })
  dropUnimportant(cascade)
  return cascade

  function visit(list: Item[], context: Context) {
    const own: Declaration[] = []
    for (const item of list) {
      if (item.kind === 'declaration') own.push(item)
      else {
        declare(own.splice(0), context)
        if (item.kind === 'rule') visitRule(item, context)
        else if (item.kind === 'at') visitAtRule(item, context)
        else if (item.kind === 'raw') visitText(item, context)
      }
    }
    declare(own, context)
  }

  function visitRule({ selector, items: inside }: Rule, around: Context) {
    const hasParent = around.parent !== undefined
    const written = splitSelectors(selector).map((one) => canonicalSelector(one, hasParent))
    const flat = around.parent === undefined ? undefined : flattenNested(around.parent, written)
    const context = flat ? { ...around, parent: undefined } : around
    const isNested = context.parent !== undefined
    const list = [...new Set((flat ?? written).flatMap(splitMatches))]
    const parent = isNested ? `${context.parent} { ${list.join(',')}` : list.join(',')
    const isPlain = inside.every(({ kind }) => kind === 'declaration' || kind === 'comment')
    if (isPlain) {
      const declarations = inside.filter((one): one is Declaration => one.kind === 'declaration')
      return declareFor(list, declarations, context)
    }
    visit(inside, { ...context, parent })
  }

  /** Text is the same only if it is the same. What a browser may read in it keeps its place among the others. */
  function visitText({ text, items: inside }: Verbatim, context: Context) {
    cascade.others.push(`${context.text}${context.parent ?? ''}${text}`)
    if (!inside?.every(({ kind }) => kind === 'declaration')) cascade.barriers.push(at++)
    else declareFor([text], inside as Declaration[], { ...context, parent: context.parent ?? '' })
  }

  function visitAtRule(rule: AtRule, context: Context) {
    const { name, prelude, items: inside } = rule
    if (!isKnownAtRule(name)) return visitText({ kind: 'raw', text: writeItem(rule) }, context)
    // Opera has ignored prefixed keyframes since 2013, and no browser reads those of Microsoft.
    if (name === 'charset' || /^-(?:o|ms)-keyframes$/.test(name)) return
    if (name === 'layer' && !inside) {
      for (const one of prelude.split(',')) addLayer(context, one.trim())
      return
    }
    if (!inside || !CONDITIONS.has(name)) {
      addOther(`${context.text}${canonicalAtRule(rule)}`, name)
      return
    }
    const condition = rule.isKept ? prelude : canonicalCondition(name, prelude)
    const written = name === 'layer' ? prelude || `(${anonymous++})` : condition
    const layer = name === 'layer' ? addLayer(context, written) : context.layer
    visit(inside, { ...context, text: `${context.text}@${name} ${written} `, layer })
  }

  /** Adds an at-rule. Of keyframes with one name, the last count. */
  function addOther(text: string, name: string) {
    const start = text.slice(0, text.indexOf('{') + 1)
    if (/keyframes$/.test(name)) cascade.others = cascade.others.filter((one) => !one.startsWith(start))
    if (!isWithoutEffect(text)) cascade.others.push(text)
  }

  function addLayer({ layer }: Context, name: string) {
    const full = layer === '' ? name : `${layer}.${name}`
    if (!cascade.layers.includes(full)) cascade.layers.push(full)
    return full
  }

  function declare(declarations: Declaration[], context: Context) {
    if (declarations.length === 0 || context.parent === undefined) return
    const list = context.parent.includes(' { ') ? [context.parent] : splitSelectors(context.parent)
    declareFor(list, declarations, { ...context, parent: context.parent.includes(' { ') ? context.parent : undefined })
  }

  function chainsOf(name: string) {
    const chains = cascade.chains.get(name) ?? new Map<string, Chain>()
    cascade.chains.set(name, chains)
    return chains
  }

  /** Inside a parent, the selector depends on it, and its specificity is unknown. */
  function declareFor(list: string[], declarations: Declaration[], context: Context) {
    const risk = [...new Set(list.map(riskOf))].filter(Boolean).sort().join('|')
    const prefix = `${context.text}${context.parent === undefined ? '' : `${context.parent} { `}`
    const own = list.map((selector) => {
      const name = `${prefix}${selector}${risk === '' ? '' : ` [${risk}]`}`
      return {
        name,
        chains: chainsOf(name),
        specificity: context.parent === undefined && !selector.includes(' { ') ? specificityOf(selector) : undefined,
        pseudoElement: pseudoElementOf(selector),
      }
    })
    for (const declaration of declarations) {
      at++
      if (isDead(declaration)) continue
      const { isImportant } = declaration
      for (const { property, value } of expand(declaration)) {
        const id = isImportant ? `${property}!` : property
        const needs = featuresOf(value)
        for (const { name, chains, specificity, pseudoElement } of own) {
          let chain = chains.get(id)
          if (!chain) {
            const { layer } = context
            chain = { name, property, isImportant, layer, specificity, pseudoElement, values: [] }
            chains.set(id, chain)
          }
          // A browser that knows the later value never uses the earlier one.
          chain.values = chain.values.filter(({ text }) => text !== value && isFallback(text, needs))
          chain.values.push({ text: value, at })
        }
      }
    }
  }
}

/** Removes declarations that an important declaration of the same selector overrides in every browser. */
function dropUnimportant({ chains }: Cascade) {
  for (const own of chains.values())
    for (const { isImportant, property, values } of own.values())
      if (isImportant && values.some(({ text }) => featuresOf(text).size === 0)) own.delete(property)
}

/** At-rules that have no effect if empty. */
const isWithoutEffect = (text: string) => /^@(?:page[^{]*|counter-style [^{]*|property [^{]*)\{\}$/.test(text)

function isFallback(earlier: string, needs: Set<string>) {
  if (needs.size === 0) return false
  const has = featuresOf(earlier)
  return [...needs].some((one) => !has.has(one))
}

function canonicalAtRule({ name, prelude, items }: AtRule): string {
  const text = /^(?:import|namespace)$/.test(name)
    ? canonicalValue('src', prelude).replace(/url\(("[^"]*")\)/, '$1')
    : prelude.replace(/\s+/g, ' ')
  if (!items) return `@${name} ${text};`
  if (/keyframes$/.test(name)) return `@${name} ${text.replace(/^"(.*)"$/, '$1')}{${keyframes(items)}}`
  return `@${name} ${text}{${canonicalItems(items)}}`
}

function canonicalItems(items: Item[]): string {
  const parts = items.map((item) => {
    if (item.kind === 'declaration') return isDead(item) ? '' : declarationText(item)
    if (item.kind === 'rule') return `${item.selector}{${canonicalItems(item.items)}}`
    return item.kind === 'at' ? canonicalAtRule(item) : ''
  })
  return parts.filter(Boolean).join(';')
}

const declarationText = (one: Declaration) =>
  expand(one)
    .map(({ property, value }) => `${property}:${value}${one.isImportant ? '!' : ''}`)
    .join(';')

/** Returns keyframes by offset; for each offset, the last value of each property. */
function keyframes(items: Item[]) {
  const frames = new Map<string, Map<string, string>>()
  for (const item of items) {
    if (item.kind !== 'rule') continue
    for (const part of item.selector.split(',')) {
      const offset = canonicalValue('width', part.trim().toLowerCase().replace('from', '0%').replace(/^to$/, '100%'))
      const frame = frames.get(offset) ?? new Map<string, string>()
      frames.set(offset, frame)
      for (const one of item.items)
        if (one.kind === 'declaration' && !one.isImportant && !isDead(one))
          for (const { property, value } of expand(one)) frame.set(property, value)
    }
  }
  return [...frames]
    .filter(([, frame]) => frame.size > 0)
    .map(
      ([offset, frame]) =>
        `${offset}{${[...frame]
          .map((pair) => pair.join(':'))
          .sort()
          .join(';')}}`,
    )
    .sort()
    .join('')
}
