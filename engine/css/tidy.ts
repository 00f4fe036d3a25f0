import { shortenCondition } from './conditions.ts'
import { isDead } from './dead-prefixes.ts'
import { featuresOf } from './fallbacks.ts'
import { joinBackground } from './join-background.ts'
import { isKnownAtRule } from './known-at-rules.ts'
import { allGroupsOf, longhandsOf } from './longhands.ts'
import { splitMatches } from './match-lists.ts'
import { flattenNested } from './nesting.ts'
import type { AtRule, Declaration, Item, Rule } from './read-sheet.ts'
import { canonicalSelector, splitSelectors } from './selectors.ts'
import { shortenValue } from './shorten-value.ts'

/**
 * Returns the sheet with short selectors, conditions, and values, and without comments, rules, and declarations that
 * have no effect.
 */
export function tidy(items: Item[]): Item[] {
  const layers = new Set<string>()
  return tidyItems(items, 0)

  function tidyItems(list: Item[], depth: number, isKeyframe = false): Item[] {
    const out: Item[] = []
    for (const item of list) {
      if (item.kind === 'comment') continue
      if (item.kind === 'raw') out.push(item)
      else if (item.kind === 'declaration') {
        if (!isDead(item)) out.push({ ...item, value: shortenValue(item.name, item.value) })
      } else if (item.kind === 'rule') out.push(...tidyRule(item, depth))
      else if (item.kind === 'at') out.push(...tidyAtRule(item, depth))
    }
    return joinBackground(dropOverridden(withoutOverriddenKeyframes(out), !isKeyframe))
  }

  function tidyRule(rule: Rule, depth: number): Item[] {
    const inside = tidyItems(rule.items, depth + 1)
    if (inside.length === 0) return []
    const selectors = [...new Set(splitSelectors(rule.selector).flatMap(unwrapMatches))]
    return [flatten({ ...rule, selector: selectors.join(','), items: inside })]
  }

  function tidyAtRule(rule: AtRule, depth: number): Item[] {
    const { name, items: inside } = rule
    if (!isKnownAtRule(name)) return [rule]
    if (name === 'charset' || /^-(?:o|ms)-keyframes$/.test(name)) return []
    const prelude = rule.isKept ? rule.prelude : shortenCondition(name, rule.prelude)
    if (name === 'layer' && depth === 0) {
      const names = prelude.split(',').map((one) => one.trim())
      const isKnown = !inside && names.every((one) => layers.has(one))
      for (const one of names) layers.add(one)
      if (isKnown) return []
    }
    if (!inside) return [{ ...rule, prelude: name === 'layer' ? prelude.replace(/\s*,\s*/g, ',') : prelude }]
    if (/keyframes$/.test(name)) return [{ ...rule, prelude, items: inside.flatMap((one) => keyframe(one, depth)) }]
    const items = tidyItems(inside, depth + 1)
    const isEmpty =
      items.length === 0 && /^(?:media|supports|container|font-face|page|counter-style|property)$/.test(name)
    return isEmpty ? [] : [{ ...rule, prelude, items }]
  }

  function keyframe(item: Item, depth: number): Item[] {
    if (item.kind !== 'rule') return item.kind === 'comment' ? [] : [item]
    const selector = item.selector
      .split(',')
      .map((one) => ({ from: '0%', '100%': 'to' })[one.trim().toLowerCase()] ?? one.trim())
      .join(',')
    return [{ ...item, selector, items: tidyItems(item.items, depth + 2, true) }]
  }
}

/** Returns `:is()` as a plain list, if the two are equivalent. */
function unwrapMatches(selector: string): string[] {
  const split = /^:is\([^()]*\)$/.test(selector) ? splitMatches(selector) : []
  return split.length > 0 ? split : [selector]
}

/** Returns the inner rule if a rule only holds one other rule and that is shorter. */
function flatten(rule: Rule): Rule {
  const [only, ...others] = rule.items
  if (only?.kind !== 'rule' || others.length > 0) return rule
  const nested = splitSelectors(only.selector).map((one) => canonicalSelector(one, true))
  const selector = flattenNested(rule.selector, nested)?.join(',')
  const isShorter = selector !== undefined && selector.length < rule.selector.length + only.selector.length + 2
  return isShorter ? { ...only, selector } : rule
}

/** Removes all keyframes of a name but the last, which count. */
function withoutOverriddenKeyframes(items: Item[]): Item[] {
  const last = new Map<string, Item>()
  const nameOf = (item: Item) =>
    item.kind === 'at' && /keyframes$/.test(item.name) ? `${item.name} ${item.prelude}` : undefined
  for (const item of items) last.set(nameOf(item) ?? '', item)
  return items.filter((item) => {
    const name = nameOf(item)
    return name === undefined || last.get(name) === item
  })
}

/**
 * Removes declarations that a later one, or an important one, of the same block overrides in every browser.
 * @param hasImportant false in keyframes, where browsers skip important declarations
 */
export function dropOverridden(items: Item[], hasImportant = true): Item[] {
  const later = new Map<string, Set<string>[]>()
  const important = new Set(
    items.flatMap((item) =>
      item.kind === 'declaration' && item.isImportant && hasImportant && featuresOf(item.value).size === 0
        ? keysOf(item.name)
        : [],
    ),
  )
  const kept: Item[] = []
  for (const item of [...items].reverse()) {
    if (item.kind !== 'declaration') {
      later.clear()
      kept.push(item)
      continue
    }
    const mark = item.isImportant ? '!' : ''
    const needs = featuresOf(item.value)
    const names = keysOf(item.name)
    const keys = names.map((one) => `${one}${mark}`)
    const isOverridden =
      keys.every((key) => later.get(key)?.some((other) => [...other].every((one) => needs.has(one)))) ||
      (!item.isImportant && names.every((one) => important.has(one)))
    if (isOverridden && !/^(?:src|suffix|symbols)$/.test(item.name)) continue
    for (const key of keys) later.set(key, [...(later.get(key) ?? []), needs])
    kept.push(item)
  }
  return kept.reverse()
}

/** Returns the longhands of a property, separately for each prefix. */
function keysOf(name: string) {
  const prefix = name.startsWith('--') ? '' : (/^-[a-z]+-/.exec(name)?.[0] ?? '')
  return longhandsOf(name).map((one) => `${prefix}${one}`)
}

/**
 * Sorts declarations by name: equal blocks become equal texts, which compress better. Declarations that compete, such
 * as a property with its prefixed one or a shorthand with its longhand, stay together in their order.
 */
export function sortDeclarations(list: Declaration[]): Declaration[] {
  if (list.some(({ name }) => name === 'all')) return list
  const runs = new Set<Run>()
  const runOf = new Map<string, Run>()
  for (const [at, { name }] of list.entries()) {
    const groups = allGroupsOf(name)
    const [run = { places: [], groups: [] }, ...others] = new Set(groups.flatMap((group) => runOf.get(group) ?? []))
    for (const other of others) {
      runs.delete(other)
      run.places.push(...other.places)
      run.groups.push(...other.groups)
    }
    run.places.push(at)
    run.groups.push(...groups)
    runs.add(run)
    for (const group of others.length > 0 ? run.groups : groups) runOf.set(group, run)
  }
  return [...runs]
    .map(({ places }) => places.sort((one, other) => one - other).flatMap((at) => list[at] ?? []))
    .sort((one, other) => compareNames(one[0], other[0]))
    .flat()
}

/** Declarations that compete, by their places in the block, with what they set. */
type Run = { places: number[]; groups: string[] }

function compareNames(one: Declaration | undefined, other: Declaration | undefined): number {
  const [name = '', next = ''] = [one?.name, other?.name]
  return name < next ? -1 : name > next ? 1 : 0
}
