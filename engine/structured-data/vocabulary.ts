import data from './vocabulary.json' with { type: 'json' }

/** What schema.org says about a property: types it belongs to, types of its values, and its replacement. */
type PropertyInfo = { domains: string[]; ranges: string[]; supersededBy: string | undefined }

const types: string[] = data.types
const parents = new Map(types.map((name, index) => [name, (data.parents[index] ?? []).map((one) => types[one] ?? '')]))
const properties = data.properties as unknown as Record<string, [number[], number[], string?]>
const members: Record<string, number[]> = data.members
const retired: Record<string, string> = data.retired
const ancestors = new Map<string, Set<string>>()

export const vocabularySource = data.source

export const isType = (name: string) => parents.has(name)

/** Returns the type that schema.org recommends instead; undefined if a type is current. */
export const retiredType = (name: string) => (Object.hasOwn(retired, name) ? retired[name] : undefined)

/**
 * Returns the type itself and everything it is a kind of.
 * @example ancestorsOf('Recipe') // Recipe, HowTo, CreativeWork, Thing
 */
function ancestorsOf(type: string): Set<string> {
  const cached = ancestors.get(type)
  if (cached) return cached
  const all = new Set([type])
  for (const name of all) for (const parent of parents.get(name) ?? []) all.add(parent)
  ancestors.set(type, all)
  return all
}

export const isA = (type: string, ancestor: string) => ancestorsOf(type).has(ancestor)

export function propertyInfo(name: string): PropertyInfo | undefined {
  const info = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (!info) return undefined
  const [domains, ranges, supersededBy] = info
  return {
    domains: domains.map((one) => types[one] ?? ''),
    ranges: ranges.map((one) => types[one] ?? ''),
    supersededBy,
  }
}

/** Returns the enumerations that a value is a member of: `InStock` of `ItemAvailability`. */
export const enumerationsOf = (member: string) =>
  Object.hasOwn(members, member) ? (members[member] ?? []).map((one) => types[one] ?? '') : []

export const membersOf = (enumeration: string) =>
  Object.keys(members).filter((member) => enumerationsOf(member).some((one) => isA(one, enumeration)))

/** Returns similar names that may have been meant, the nearest first. */
export function nearType(name: string) {
  return nearest(name, types)
}

export function nearProperty(name: string, ofTypes: string[] = []) {
  const key = `${name} ${ofTypes}`
  if (!near.has(key)) {
    if (near.size > 1_000) near.clear()
    const fitting = Object.keys(properties).filter((one) =>
      ofTypes.some((type) => propertyInfo(one)?.domains.some((domain) => isA(type, domain))),
    )
    near.set(key, nearest(name, fitting) ?? nearest(name, Object.keys(properties)))
  }
  return near.get(key)
}

/** Cache of similar names, because pages repeat their mistakes. */
const near = new Map<string, string | undefined>()

export function nearest(name: string, list: string[]): string | undefined {
  const wanted = name.toLowerCase()
  if (wanted.length > 60) return undefined
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 4)) + 1
  for (const one of list) {
    if (Math.abs(one.length - wanted.length) >= least) continue
    const found = distance(wanted, one.toLowerCase())
    if (found < least) [best, least] = [one, found]
  }
  return best
}

/** Returns Levenshtein's distance, computed in one row. */
function distance(a: string, b: string) {
  const row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0] ?? 0
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.length] ?? 0
}
