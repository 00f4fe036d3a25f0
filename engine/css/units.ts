import { expand } from './expand.ts'
import { groupsOf, unprefixed } from './longhands.ts'
import type { AtRule, Declaration, Item, Rule } from './read-sheet.ts'
import { pseudoElementOf, riskOf, specificityOf, splitSelectors } from './selectors.ts'

/** The key of `all`, which sets every longhand: nothing passes it. */
export const EVERYTHING = '*'

type Effect = { key: string; specificities: Set<string> | undefined; value: string }

/** A rule in its place: what the merging moves. */
export type Unit = {
  /** Order in the sheet; fractions where a unit was put between two. */
  at: number
  path: AtRule[]
  context: string
  selectors: string[]
  risk: string
  declarations: Declaration[]
  /** What is not a plain rule stays where it is. */
  fixed: Item | undefined
  effects: Effect[]
}

const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

/** A sheet as the list of its rules, each with the conditions around it. */
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
    const inside = item.kind === 'rule' ? declarationsIn(item.items) : []
    const effects = inside.flatMap((one) =>
      effectsOf({ path, selectors: [], declarations: [one] }).map((effect) => ({
        ...effect,
        specificities: undefined,
        value: '',
      })),
    )
    return { at: units.length, path, context, selectors: [], risk: '', declarations: [], fixed: item, effects }
  }
}

const declarationsIn = (items: Item[]): Declaration[] =>
  items.flatMap((item) => {
    if (item.kind === 'declaration') return [item]
    return item.kind === 'rule' || item.kind === 'at' ? declarationsIn(item.items ?? []) : []
  })

export const riskOfAll = (selectors: string[]) => [...new Set(selectors.map(riskOf))].filter(Boolean).sort().join('|')

/** What a rule does to other rules: which longhands it sets, at which specificity, to which value. */
export function effectsOf({
  path,
  selectors,
  declarations,
}: Pick<Unit, 'path' | 'selectors' | 'declarations'>): Effect[] {
  const layer = path
    .filter(({ name }) => name === 'layer')
    .map(({ prelude }) => prelude)
    .join('.')
  const each = selectors.map((one) => ({ own: specificityOf(one), pseudo: pseudoElementOf(one) }))
  const specificities = each.some(({ own }) => own === undefined)
    ? undefined
    : new Set(each.map(({ own, pseudo }) => `${own} ${pseudo}`))
  return declarations.flatMap((one) => {
    if (one.name === 'all') return [{ key: EVERYTHING, specificities: undefined, value: '' }]
    return expand(one).flatMap(({ property, value }) =>
      groupsOf(property).map((group) => ({
        key: `${layer} ${group}${one.isImportant ? '!' : ''}`,
        specificities,
        value: `${unprefixed(property)}:${value}`,
      })),
    )
  })
}

export function competes(one: Effect, other: Effect) {
  if (one.value === other.value && one.value !== '') return false
  if (!one.specificities || !other.specificities) return true
  for (const specificity of one.specificities) if (other.specificities.has(specificity)) return true
  return false
}

/** The sheet of the units, in their order; neighbors under the same conditions share them. */
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
