import { featuresOf } from './fallbacks.ts'
import { allGroupsOf, longhandsOf } from './longhands.ts'
import { joinSelectors } from './match-lists.ts'
import type { Declaration, Item } from './read-sheet.ts'
import { dropOverridden, sortDeclarations } from './tidy.ts'
import { addToIndex, canPass, firstAfter, remove, removeFromIndex, type Sheet, update } from './unit-index.ts'
import { effectsOf, itemsOf, type Unit, unitsOf } from './units.ts'
import { writeItem, writeSheet } from './write-sheet.ts'

const ROUNDS = 4
/** Number of following rules that are searched for common declarations. */
const WINDOW = 120

export type MergeOptions = {
  /** Whether rules are merged over other rules between them. */
  isFar: boolean
  /** Whether shared declarations are moved into a rule of their own, which saves bytes but compresses less well. */
  isDeep: boolean
  /** Whether declarations are sorted by name, so that more of them are equal. */
  isSorted: boolean
}

/**
 * Returns the rules of a stylesheet, without declarations that later rules override. All ways of merging start from
 * this.
 */
export function readUnits(items: Item[]): Unit[] {
  const units = unitsOf(items)
  dropDead(units)
  return units
}

/**
 * Returns the stylesheet with rules of one selector, and rules with equal declarations, merged. A rule moves past
 * others only if none of them sets the same longhand at the same specificity to another value.
 * @param source from `readUnits`; it is not changed
 */
export function mergeRules(source: Unit[], { isFar, isDeep, isSorted }: MergeOptions): Item[] {
  const sheet: Sheet = { units: source.map((unit) => ({ ...unit })), index: new Map() }
  const sort = isSorted ? sortDeclarations : (list: Declaration[]) => list
  const joinDeclarations = (one: Unit, other: Unit) => ({
    declarations: sort(dropOverridden([...one.declarations, ...other.declarations]) as Declaration[]),
  })
  for (const unit of sheet.units) {
    if (!unit.fixed) unit.declarations = sort(unit.declarations)
    addToIndex(sheet, unit)
  }
  if (isFar) gatherContexts(sheet)
  for (let round = 0; round < ROUNDS; round++) {
    const count = sheet.units.length
    mergeBy(sheet, isFar, ({ context, selectors }) => `${context}${selectorKey(selectors)}`, joinDeclarations)
    mergeBy(
      sheet,
      isFar,
      ({ context, risk, declarations }) => `${context}${risk} ${blockKey(declarations)}`,
      uniteSelectors,
    )
    const hasShared = isDeep && shareDeclarations(sheet)
    if (sheet.units.length === count && !hasShared) break
  }
  if (isDeep)
    for (const unit of sheet.units) if (unit.selectors.length > 1) unit.selectors = joinSelectors(unit.selectors)
  return itemsOf(sheet.units)
}

/** Caches the text of a list. Lists of units never change; they are replaced. */
function keepText<List extends object>(write: (list: List) => string) {
  const texts = new WeakMap<List, string>()
  return (list: List) => {
    const found = texts.get(list) ?? write(list)
    texts.set(list, found)
    return found
  }
}

const selectorKey = keepText((selectors: string[]) => [...selectors].sort().join(','))
const blockKey = keepText((declarations: Declaration[]) => writeSheet(declarations))

/** Removes declarations that later rules with the same selectors override. */
function dropDead(units: Unit[]) {
  /** By selector and its context: for each longhand, the features that later values need. */
  const later = new Map<string, Map<string, Set<string>[]>>()
  for (const unit of units.toReversed()) {
    if (unit.fixed) continue
    const places = unit.selectors.map((selector) => {
      const place = `${unit.context}${unit.risk} ${selector}`
      const known = later.get(place) ?? new Map<string, Set<string>[]>()
      later.set(place, known)
      return known
    })
    const read = unit.declarations.map((one) => ({ one, names: namesOf(one), features: featuresOf(one.value) }))
    const alive = read.filter(
      ({ names, features }) => !places.every((place) => names.every((name) => isOverridden(place.get(name), features))),
    )
    for (const place of places)
      for (const { names, features } of alive)
        for (const name of names) {
          const list = place.get(name)
          if (list) list.push(features)
          else place.set(name, [features])
        }
    if (alive.length < unit.declarations.length) {
      unit.declarations = alive.map(({ one }) => one)
      unit.effects = effectsOf(unit)
    }
  }
  for (let at = units.length - 1; at >= 0; at--)
    if (!units[at]?.fixed && units[at]?.declarations.length === 0) units.splice(at, 1)
}

/** Returns whether every browser that supports these features also supports those of a later value. */
const isOverridden = (later: Set<string>[] | undefined, features: Set<string>) =>
  later?.some((other) => other.size === 0 || [...other].every((feature) => features.has(feature))) === true

/** Returns the longhands of a declaration, with its prefix, and `!` where it is important. */
const namesOf = ({ name, isImportant }: Declaration) =>
  longhandsOf(name).map((longhand) => `${prefixOf(name)}${longhand}${isImportant ? '!' : ''}`)

const prefixOf = (name: string) => (name.startsWith('--') ? '' : (/^-[a-z]+-/.exec(name)?.[0] ?? ''))

/** Merges each unit with the previous one of the same key, if one of the two can move to the other. */
function mergeBy(
  sheet: Sheet,
  isFar: boolean,
  keyOf: (unit: Unit) => string,
  join: (one: Unit, other: Unit) => Partial<Unit>,
) {
  const seen = new Map<string, Unit>()
  let last: Unit | undefined
  const gone = new Set<Unit>()
  for (const unit of sheet.units) {
    if (!isFar && unit.fixed?.kind !== 'comment') forgetOthers(unit)
    if (unit.fixed) continue
    const key = keyOf(unit)
    const earlier = seen.get(key)
    seen.set(key, unit)
    if (!earlier) continue
    const joined = join(earlier, unit)
    if (canPass(sheet, unit.effects, earlier.at, unit.at)) {
      removeFromIndex(sheet, unit)
      gone.add(unit)
      update(sheet, earlier, joined)
      seen.set(key, earlier)
      last = earlier
    } else if (canPass(sheet, earlier.effects, earlier.at, unit.at)) {
      removeFromIndex(sheet, earlier)
      gone.add(earlier)
      update(sheet, unit, joined)
    }
  }
  remove(sheet, gone)

  /** Keeps only the unit directly before this one. */
  function forgetOthers(unit: Unit) {
    const key = unit.fixed ? undefined : keyOf(unit)
    const earlier = key === undefined ? undefined : seen.get(key)
    const isNeighbor = earlier !== undefined && earlier === last
    seen.clear()
    if (key !== undefined && earlier && isNeighbor) seen.set(key, earlier)
    last = unit
  }
}

const uniteSelectors = (one: Unit, other: Unit) => ({ selectors: [...new Set([...one.selectors, ...other.selectors])] })

/** Moves runs of rules under a condition to an earlier run under the same condition. */
function gatherContexts(sheet: Sheet) {
  const runs: { context: string; units: Unit[] }[] = []
  for (const unit of sheet.units) {
    const last = runs.at(-1)
    if (last?.context === unit.context) last.units.push(unit)
    else runs.push({ context: unit.context, units: [unit] })
  }
  const earlier = new Map<string, Unit[]>()
  for (const { context, units } of runs) {
    const target = earlier.get(context)
    const isMovable = context !== '' && !/@layer|@scope|@starting/.test(context) && units.every(({ fixed }) => !fixed)
    const end = target?.at(-1)?.at
    const along = new Set(units)
    if (
      target &&
      end !== undefined &&
      isMovable &&
      units.every((unit) => canPass(sheet, unit.effects, end, unit.at, along))
    ) {
      const next = sheet.units[firstAfter(sheet.units, end, ({ at }) => at)]?.at ?? end + 1
      for (const [at, unit] of units.entries()) {
        removeFromIndex(sheet, unit)
        unit.at = end + ((next - end) * (at + 1)) / (units.length + 1)
        addToIndex(sheet, unit)
      }
      target.push(...units)
      sheet.units.sort((one, other) => one.at - other.at)
    } else earlier.set(context, units)
  }
}

/** Moves declarations that two rules share into a rule for both, if that is shorter. */
function shareDeclarations(sheet: Sheet): boolean {
  let hasChanged = false
  const places = new Map<string, Unit[]>()
  const writtenAs = new Map<Declaration, string>()
  const text = (one: Declaration) => {
    const found = writtenAs.get(one) ?? writeItem(one)
    writtenAs.set(one, found)
    return found
  }
  const keyOf = (unit: Unit, one: Declaration) => `${unit.context}${unit.risk} ${text(one)}`
  for (const unit of sheet.units)
    for (const one of unit.declarations) {
      const key = keyOf(unit, one)
      const list = places.get(key)
      if (list) list.push(unit)
      else places.set(key, [unit])
    }
  const gone = new Set<Unit>()
  const added: Unit[] = []
  for (const [place, unit] of sheet.units.entries()) {
    if (unit.fixed || gone.has(unit)) continue
    const common = new Map<Unit, number>()
    const limit = sheet.units[place + WINDOW]?.at ?? Number.POSITIVE_INFINITY
    for (const one of unit.declarations)
      for (const other of places.get(keyOf(unit, one)) ?? [])
        if (other.at > unit.at && other.at < limit && !gone.has(other))
          common.set(other, (common.get(other) ?? 0) + text(one).length + 1)
    const selectors = unit.selectors.join(',').length
    const candidates = [...common]
      .map(([other, bytes]) => ({
        other,
        gain: bytes - selectors - other.selectors.join(',').length - 3 + bonus(unit, other, bytes),
      }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .slice(0, 5)
    const next = sheet.units[place + 1]?.at ?? unit.at + 1
    for (const { other } of candidates) {
      const made = share(sheet, unit, other, (unit.at + next) / 2, text)
      if (!made) continue
      added.push(made)
      hasChanged = true
      for (const one of [unit, other]) if (one.declarations.length === 0) gone.add(one)
      break
    }
  }
  remove(sheet, gone)
  sheet.units = [...sheet.units, ...added].sort((one, other) => one.at - other.at)
  return hasChanged
}

/** Returns the bytes saved in addition to the declarations, if a rule becomes empty and is removed. */
function bonus(one: Unit, other: Unit, bytes: number) {
  const left = (unit: Unit) =>
    writeSheet(unit.declarations).length + 1 === bytes ? unit.selectors.join(',').length + 2 : 0
  return left(one) + left(other)
}

function share(sheet: Sheet, one: Unit, other: Unit, at: number, text: (declaration: Declaration) => string) {
  const own = new Set(one.declarations.map(text))
  const parts = { path: one.path, context: one.context, risk: one.risk, fixed: undefined, at }
  const effectsFor = (declarations: Declaration[]) => effectsOf({ ...parts, selectors: other.selectors, declarations })
  const isOrdered = (unit: Unit, { name }: Declaration) => {
    const groups = allGroupsOf(name)
    const competing = unit.declarations.filter((part) => allGroupsOf(part.name).some((group) => groups.includes(group)))
    return competing.length > 1
  }
  const shared = other.declarations.filter(
    (declaration) =>
      own.has(text(declaration)) &&
      !isOrdered(one, declaration) &&
      !isOrdered(other, declaration) &&
      canPass(sheet, effectsFor([declaration]), one.at, other.at),
  )
  const taken = new Set(shared.map(text))
  const selectors = [...new Set([...one.selectors, ...other.selectors])]
  const made = { ...parts, selectors, declarations: shared }
  const rest = [one, other].map((unit) => unit.declarations.filter((part) => !taken.has(text(part)))) as [
    Declaration[],
    Declaration[],
  ]
  const lengthOf = (list: string[], declarations: Declaration[]) =>
    declarations.length === 0 ? 0 : list.join(',').length + 2 + writeSheet(declarations).length
  const before = lengthOf(one.selectors, one.declarations) + lengthOf(other.selectors, other.declarations)
  const after = lengthOf(one.selectors, rest[0]) + lengthOf(other.selectors, rest[1]) + lengthOf(selectors, shared)
  if (shared.length === 0 || after >= before) return undefined
  update(sheet, one, { declarations: rest[0] })
  update(sheet, other, { declarations: rest[1] })
  const unit = { ...made, effects: effectsOf(made) }
  addToIndex(sheet, unit)
  return unit
}
