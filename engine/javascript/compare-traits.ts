import type { Traits } from './traits.ts'

/**
 * Compares observable properties of two programs without running them: directives, names that others or eval can read,
 * new globals, exports, new.target, and tagged templates.
 * @returns the first difference as a sentence; undefined if there is none
 */
export function compareTraits(before: Traits, after: Traits, isModule: boolean): string | undefined {
  const lost = (one: Iterable<string>, other: Set<string>) => [...one].find((name) => !other.has(name))
  if (!isModule) {
    if (before.directives.join() !== after.directives.join())
      return `its directives are ${list(after.directives)} instead of ${list(before.directives)}`
    const top = lost(before.top, after.top)
    if (top !== undefined) return `other scripts cannot use ${top} any longer`
  } else {
    const [own, other] = [before, after].map(({ directives }) =>
      directives.filter((one) => one !== 'use strict').join(),
    )
    if (own !== other) return 'it changes the directives of the module'
  }
  const isStrict = isModule || after.directives.includes('use strict')
  const counted = (all: string[]) =>
    all
      .filter((one) => !(isStrict && one === 'use strict'))
      .sort()
      .join()
  if (counted(before.functionDirectives) !== counted(after.functionDirectives))
    return 'it changes which functions run in strict mode'
  const free = lost(
    after.free,
    new Set([...before.free, 'undefined', 'Infinity', 'NaN', 'Symbol', 'Object', 'globalThis']),
  )
  if (free !== undefined) return `it reads ${free}, which it declares nowhere`
  if (after.evals !== before.evals || after.withs !== before.withs) return 'it changes what eval or with can read'
  const hidden = lost(before.dynamic, after.declared)
  if (hidden !== undefined) return `eval or with cannot read ${hidden} any longer`
  const name = lost(before.readNames, after.functionNames)
  if (name !== undefined) return `it renames ${name}, whose name the code reads`
  if (after.newTargets < before.newTargets) return 'it takes out new.target'
  const template = after.templates.find((one) => !before.templates.includes(one))
  if (template !== undefined) return `it changes the text of a tagged template to ${template.slice(0, 60)}`
  const accessor = lost(after.accessors, before.accessors)
  if (accessor !== undefined && !accessor.endsWith('[computed]')) return `it has another accessor, ${accessor}`
  const key = lost(after.backslashKeys, before.backslashKeys)
  if (key !== undefined) return `it renames a property to ${key.slice(0, 60)}`
  if (!isModule) return undefined
  if (sorted(before.exports) !== sorted(after.exports)) return 'it exports other names'
  return sorted(before.imports) === sorted(after.imports) ? undefined : 'it imports other modules'
}

const sorted = (names: string[]) => [...new Set(names)].sort().join()
const list = (directives: string[]) => (directives.length > 0 ? directives.map((one) => `"${one}"`).join(', ') : 'none')
