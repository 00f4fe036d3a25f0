import { shortenCondition } from './conditions.ts'
import { isDead } from './dead-prefixes.ts'
import { featuresOf } from './fallbacks.ts'
import { joinBackground } from './join-background.ts'
import { allGroupsOf, longhandsOf } from './longhands.ts'
import type { AtRule, Declaration, Item, Rule } from './read-sheet.ts'
import { splitSelectors } from './selectors.ts'
import { shortenValue } from './shorten-value.ts'

/** The sheet with short selectors, conditions, and values, and without comments, rules, and declarations that have no effect. */
export function tidy(items: Item[]): Item[] {
  const layers = new Set<string>()
  return tidyItems(items, 0)

  function tidyItems(list: Item[], depth: number): Item[] {
    const out: Item[] = []
    for (const item of list) {
      if (item.kind === 'comment') continue
      if (item.kind === 'raw') {
        // Inside a block it is no declaration to any browser in use, such as `*zoom: 1`.
        if (depth === 0) out.push(item)
      } else if (item.kind === 'declaration') {
        if (!isDead(item)) out.push({ ...item, value: shortenValue(item.name, item.value) })
      } else if (item.kind === 'rule') out.push(...tidyRule(item, depth))
      else if (item.kind === 'at') out.push(...tidyAtRule(item, depth))
    }
    return joinBackground(dropOverridden(out))
  }

  function tidyRule(rule: Rule, depth: number): Item[] {
    const inside = tidyItems(rule.items, depth + 1)
    if (inside.length === 0) return []
    return [{ ...rule, selector: [...new Set(splitSelectors(rule.selector))].join(','), items: inside }]
  }

  function tidyAtRule(rule: AtRule, depth: number): Item[] {
    const { name, items: inside } = rule
    if (name === 'charset' || /^-(?:o|ms)-keyframes$/.test(name)) return []
    const prelude = shortenCondition(name, rule.prelude)
    if (name === 'layer' && depth === 0) {
      const names = prelude.split(',').map((one) => one.trim())
      const isKnown = !inside && names.every((one) => layers.has(one))
      for (const one of names) layers.add(one)
      if (isKnown) return []
    }
    if (!inside) return [{ ...rule, prelude: name === 'layer' ? prelude.replace(/\s*,\s*/g, ',') : prelude }]
    if (/keyframes$/.test(name)) return [{ ...rule, prelude, items: inside.flatMap((one) => keyframe(one, depth)) }]
    const items = tidyItems(inside, depth + 1)
    const isEmpty = items.length === 0 && /^(?:media|supports|container|font-face)$/.test(name)
    return isEmpty ? [] : [{ ...rule, prelude, items }]
  }

  function keyframe(item: Item, depth: number): Item[] {
    if (item.kind !== 'rule') return item.kind === 'comment' ? [] : [item]
    const selector = item.selector
      .split(',')
      .map((one) => ({ from: '0%', '100%': 'to' })[one.trim().toLowerCase()] ?? one.trim())
      .join(',')
    return [{ ...item, selector, items: tidyItems(item.items, depth + 2) }]
  }
}

/** Without declarations that a later one of the same block overrides in every browser. */
export function dropOverridden(items: Item[]): Item[] {
  const later = new Map<string, Set<string>[]>()
  const kept: Item[] = []
  for (const item of [...items].reverse()) {
    if (item.kind !== 'declaration') {
      later.clear()
      kept.push(item)
      continue
    }
    const mark = item.isImportant ? '!' : ''
    const needs = featuresOf(item.value)
    const prefix = item.name.startsWith('--') ? '' : (/^-[a-z]+-/.exec(item.name)?.[0] ?? '')
    const keys = longhandsOf(item.name).map((one) => `${prefix}${one}${mark}`)
    const isOverridden = keys.every((key) => later.get(key)?.some((other) => [...other].every((one) => needs.has(one))))
    if (isOverridden && !/^(?:src|suffix|symbols)$/.test(item.name)) continue
    for (const key of keys) later.set(key, [...(later.get(key) ?? []), needs])
    kept.push(item)
  }
  return kept.reverse()
}

/** In the order of their names, where no two set the same: equal blocks become equal texts, and compress better. */
export function sortDeclarations(list: Declaration[]): Declaration[] {
  if (list.some(({ name }) => name === 'all')) return list
  const seen = new Set<string>()
  for (const one of list)
    for (const group of allGroupsOf(one.name)) {
      if (seen.has(group)) return list
      seen.add(group)
    }
  return [...list].sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
}
