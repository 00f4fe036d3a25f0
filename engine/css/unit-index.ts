import { canMeet, type Effects, EVERYTHING, effectsOf, riskOfAll, type Unit } from './units.ts'

type Entry = { unit: Unit; value: string }

/** The units of a stylesheet in order, and for each group of longhands those that set it, with the value. */
export type Sheet = { units: Unit[]; index: Map<string, Entry[]> }

export function addToIndex({ index }: Sheet, unit: Unit) {
  for (const { key, value } of unit.effects.list) {
    const list = index.get(key) ?? []
    index.set(key, list)
    list.splice(firstAfter(list, unit.at, placeOf), 0, { unit, value })
  }
}

export function removeFromIndex({ index }: Sheet, unit: Unit) {
  for (const { key } of unit.effects.list) {
    const list = index.get(key) ?? []
    const at = firstAfter(list, unit.at, placeOf) - 1
    if (list[at]?.unit === unit) list.splice(at, 1)
  }
}

const placeOf = (entry: Entry) => entry.unit.at

/** Returns the index of the first item after a place. */
export function firstAfter<Item>(items: Item[], at: number, placeOf: (item: Item) => number) {
  const last = items.at(-1)
  if (last === undefined || placeOf(last) <= at) return items.length
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(items[middle] as Item) > at) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns whether declarations can move past everything between two places, apart from units that move along. */
export function canPass({ index }: Sheet, effects: Effects, from: number, to: number, along?: Set<Unit>) {
  const barriers = index.get(EVERYTHING) ?? []
  const barrier = barriers[firstAfter(barriers, from, placeOf)]
  if (effects.list.length > 0 && barrier && barrier.unit.at < to) return false
  for (const effect of effects.list) {
    const list = index.get(effect.key) ?? []
    for (let at = firstAfter(list, from, placeOf); at < list.length; at++) {
      const { unit, value } = list[at] as Entry
      if (unit.at >= to) break
      const isSame = value === effect.value && value !== ''
      if (!isSame && canMeet(effects, unit.effects) && !along?.has(unit)) return false
    }
  }
  return true
}

export function update(sheet: Sheet, unit: Unit, change: Partial<Unit>) {
  removeFromIndex(sheet, unit)
  Object.assign(unit, change)
  unit.effects = effectsOf(unit)
  unit.risk = riskOfAll(unit.selectors)
  addToIndex(sheet, unit)
}

export function remove(sheet: Sheet, gone: Set<Unit>) {
  if (gone.size > 0) sheet.units = sheet.units.filter((unit) => !gone.has(unit))
}
