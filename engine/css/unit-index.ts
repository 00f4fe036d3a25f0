import { competes, EVERYTHING, effectsOf, riskOfAll, type Unit } from './units.ts'

/** The units of a sheet in their order, and for each longhand those that set it. */
export type Sheet = { units: Unit[]; index: Map<string, Unit[]> }

export function addToIndex({ index }: Sheet, unit: Unit) {
  for (const key of new Set(unit.effects.map((one) => one.key))) {
    const list = index.get(key) ?? []
    index.set(key, list)
    list.splice(firstAfter(list, unit.at), 0, unit)
  }
}

export function removeFromIndex({ index }: Sheet, unit: Unit) {
  for (const key of new Set(unit.effects.map((one) => one.key))) {
    const list = index.get(key)
    if (list) list.splice(list.indexOf(unit), 1)
  }
}

/** Index of the first unit behind a place. */
export function firstAfter(units: Unit[], at: number) {
  let [low, high] = [0, units.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((units[middle] as Unit).at > at) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether declarations can pass everything between two places, apart from units that move along. */
export function canPass({ index }: Sheet, effects: Unit['effects'], from: number, to: number, along?: Set<Unit>) {
  const barriers = index.get(EVERYTHING) ?? []
  const barrier = barriers[firstAfter(barriers, from)]
  if (effects.length > 0 && barrier && barrier.at < to) return false
  for (const effect of effects) {
    const list = index.get(effect.key) ?? []
    for (let at = firstAfter(list, from); at < list.length; at++) {
      const unit = list[at] as Unit
      if (unit.at >= to) break
      if (along?.has(unit)) continue
      if (unit.effects.some((other) => other.key === effect.key && competes(effect, other))) return false
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
