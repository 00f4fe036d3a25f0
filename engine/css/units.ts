import { expand } from './expand.ts'
import { isKnownAtRule } from './known-at-rules.ts'
import { groupsOf, unprefixed } from './longhands.ts'
import type { AtRule, Declaration, Item, Rule } from './read-sheet.ts'
import { pseudoElementOf, riskOf, specificityOf, splitSelectors } from './selectors.ts'

/** The key of `all`, which sets every longhand, so nothing may move past it. */
export const EVERYTHING = '*'

/** A group of longhands, and the value that a declaration gives it; '' equals no other value. */
type Effect = { key: string; value: string }

/** What a rule sets: which longhands, in which layer, at which specificities. */
export type Effects = { list: Effect[]; layer: string; specificities: Set<string> | undefined }

/** A rule with its place, the unit that merging moves. */
export type Unit = {
  /** Order in the stylesheet; a fraction for a unit that was inserted between two. */
  at: number
  path: AtRule[]
  context: string
  selectors: string[]
  risk: string
  declarations: Declaration[]
  /** Items other than plain rules, which stay in place. */
  fixed: Item | undefined
  effects: Effects
}

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

/** Returns a sheet as the list of its rules, each with the conditions around it. */
export function unitsOf(items: Item[]): Unit[] {
  const units: Unit[] = []
  let anonymous = 0
  visit(items, [], '')
  return units

  function visit(list: Item[], path: AtRule[], context: string) {
    for (const item of list) {
      const isCondition = item.kind === 'at' && item.items !== null && CONDITIONS.has(item.name)
      if (isCondition && item.kind === 'at') {
        if (item.items?.length === 0) units.push(fixedUnit(item, path, context))
        const name = item.name === 'layer' && item.prelude === '' ? `(${anonymous++})` : item.prelude
        visit(item.items ?? [], [...path, item], `${context}@${item.name} ${name}{`)
      } else if (item.kind === 'rule' && item.items.every((one) => one.kind === 'declaration' && one.name !== 'all'))
        units.push(ruleUnit(item, path, context))
      else units.push(fixedUnit(item, path, context))
    }
  }

  function ruleUnit(rule: Rule, path: AtRule[], context: string): Unit {
    const selectors = splitSelectors(rule.selector)
    const declarations = rule.items as Declaration[]
    const unit = { at: units.length, path, context, selectors, risk: riskOfAll(selectors), declarations }
    return { ...unit, fixed: undefined, effects: effectsOf(unit) }
  }

  function fixedUnit(item: Item, path: AtRule[], context: string): Unit {
    const inside = item.kind === 'rule' || item.kind === 'raw' ? declarationsIn(item.items ?? []) : []
    const list = hasUnknownEffect(item)
      ? [{ key: EVERYTHING, value: '' }]
      : inside.flatMap(effectsOfOne).map(({ key }) => ({ key, value: '' }))
    const effects = { list, layer: layerOf(path), specificities: undefined }
    return { at: units.length, path, context, selectors: [], risk: '', declarations: [], fixed: item, effects }
  }
}

/** Returns whether text that no browser, or only a preprocessor, reads may set anything. */
function hasUnknownEffect(item: Item): boolean {
  if (item.kind === 'raw') return !item.items?.every(({ kind }) => kind === 'declaration')
  if (item.kind === 'at' && !isKnownAtRule(item.name)) return true
  return (item.kind === 'rule' || item.kind === 'at') && (item.items ?? []).some(hasUnknownEffect)
}

const declarationsIn = (items: Item[]): Declaration[] =>
  items.flatMap((item) => {
    if (item.kind === 'declaration') return [item]
    return item.kind === 'rule' || item.kind === 'at' ? declarationsIn(item.items ?? []) : []
  })

export const riskOfAll = (selectors: string[]) => [...new Set(selectors.map(riskOf))].filter(Boolean).sort().join('|')

const layerOf = (path: AtRule[]) =>
  path
    .filter(({ name }) => name === 'layer')
    .map(({ prelude }) => prelude)
    .join('.')

/** Returns the effects of declarations under these selectors; without specificities if one depends on the parent. */
export function effectsOf({
  path,
  selectors,
  declarations,
}: Pick<Unit, 'path' | 'selectors' | 'declarations'>): Effects {
  const each = selectors.map((one) => ({ own: specificityOf(one), pseudo: pseudoElementOf(one) }))
  const specificities = each.some(({ own }) => own === undefined)
    ? undefined
    : new Set(each.map(({ own, pseudo }) => `${own} ${pseudo}`))
  return { list: declarations.flatMap(effectsOfOne), layer: layerOf(path), specificities }
}

/** Cache by declaration. Declarations never change, so all ways of merging share it. */
const known = new WeakMap<Declaration, Effect[]>()

function effectsOfOne(one: Declaration): Effect[] {
  const found = known.get(one)
  if (found) return found
  const mark = one.isImportant ? '!' : ''
  const effects =
    one.name === 'all'
      ? [{ key: EVERYTHING, value: '' }]
      : expand(one).flatMap(({ property, value }) =>
          groupsOf(property).map((group) => ({ key: `${group}${mark}`, value: `${unprefixed(property)}:${value}` })),
        )
  known.set(one, effects)
  return effects
}

/**
 * Returns whether two rules that set one group of longhands to different values can apply to the same element with
 * equal precedence.
 */
export function canMeet(one: Effects, other: Effects): boolean {
  if (one.layer !== other.layer) return false
  if (!one.specificities || !other.specificities) return true
  for (const specificity of one.specificities) if (other.specificities.has(specificity)) return true
  return false
}

/** Returns the sheet of the units, in their order; neighbors under the same conditions share them. */
export function itemsOf(units: Unit[]): Item[] {
  const root: Item[] = []
  let open: { rule: AtRule; items: Item[]; context: string }[] = []
  for (const unit of units) {
    const contexts = unit.path.map((_, at) =>
      unit.context
        .split('{')
        .slice(0, at + 1)
        .join('{'),
    )
    let shared = 0
    while (shared < open.length && shared < contexts.length && open[shared]?.context === contexts[shared]) shared++
    open = open.slice(0, shared)
    for (let at = shared; at < unit.path.length; at++) {
      const items: Item[] = []
      const rule = { ...(unit.path[at] as AtRule), items }
      ;(open.at(-1)?.items ?? root).push(rule)
      open.push({ rule, items, context: contexts[at] ?? '' })
    }
    const list = open.at(-1)?.items ?? root
    if (unit.fixed) list.push(unit.fixed)
    else list.push({ kind: 'rule', selector: unit.selectors.join(','), items: unit.declarations })
  }
  return root
}
