import { shortName } from './entity.ts'
import { attribute, type Element, wordsOf } from './markup-tree.ts'
import initialPrefixes from './rdfa-prefixes.json' with { type: 'json' }
import { propertyInfo } from './vocabulary.ts'

/**
 * Prefixes that every page has without saying so (RDFa 1.1 Initial Context,
 * https://www.w3.org/2011/rdfa-context/rdfa-1.1).
 */
export const knownPrefixes: ReadonlyMap<string, string> = new Map(Object.entries(initialPrefixes))

/** What terms and prefixes mean at an element. */
type Scope = { vocabulary: string; prefixes: ReadonlyMap<string, string> }

/**
 * Returns the types and properties that an element states, each by its short name (RDFa Core 1.1, 7.4; HTML+RDFa 1.1,
 * 3.1).
 */
export function namesIn(element: Element, scope: Scope) {
  const read = (name: string) => wordsOf(attribute(element, name))
  const properties = read('property').flatMap((name) => named(name, scope))
  // Next to a property, plain words of rel and rev belong to HTML.
  const chained = (name: string) =>
    read(name)
      .filter((word) => !isLinkType(word) && (attribute(element, 'property') === undefined || word.includes(':')))
      .flatMap((word) => named(word, scope))
  return {
    types: read('typeof').flatMap((type) => named(type, scope)),
    properties,
    rels: chained('rel'),
    revs: chained('rev'),
  }
}

export function prefixesOf(element: Element, outer: ReadonlyMap<string, string>) {
  const words = wordsOf(attribute(element, 'prefix'))
  const older = element.attrs.filter(({ name }) => name.startsWith('xmlns:'))
  if (words.length === 0 && older.length === 0) return outer
  const prefixes = new Map(outer)
  for (const { name, value } of older) prefixes.set(name.slice('xmlns:'.length).toLowerCase(), value)
  for (let at = 0; at + 1 < words.length; at += 2)
    prefixes.set((words[at] ?? '').replace(/:$/, '').toLowerCase(), words[at + 1] ?? '')
  return prefixes
}

/** Expands a CURIE in `about` or `resource`: `schema:Thing`, `[ex:a]`. Anything else is returned unchanged. */
export function expandCurie(value: string | undefined, prefixes: ReadonlyMap<string, string>) {
  const text = value?.trim()
  const [, prefix = '', rest = ''] = /^\[?([\w-]*):(?!\/\/)([^\]]*)\]?$/.exec(text ?? '') ?? []
  const start = prefixes.get(prefix.toLowerCase())
  return start === undefined ? text : start + rest
}

/** Link types of HTML that are not about entities; `author` and `license` are also properties of schema.org. */
const isLinkType = (word: string) =>
  /^(?:alternate|bookmark|canonical|dns-prefetch|external|icon|manifest|me|modulepreload|next|nofollow|noopener|noreferrer|opener|pingback|preconnect|prefetch|preload|prev|search|shortcut|sponsored|stylesheet|tag|ugc)$/i.test(
    word,
  ) && !propertyInfo(word)

/** A term belongs to the current vocabulary; a name with a known prefix is expanded. */
function nameOf(name: string, { vocabulary, prefixes }: Scope) {
  const [prefix = '', rest] = name.split(/:(.*)/s)
  if (rest !== undefined && !rest.startsWith('//')) {
    const start = prefixes.get(prefix.toLowerCase())
    return shortName(start === undefined ? name : start + rest)
  }
  return shortName(rest === undefined ? vocabulary + name : name)
}

/**
 * Returns whether a term has a meaning. A term without a vocabulary is ignored (RDFa Core, 7.4.3): `rel="nofollow"`;
 * `property="og:title"` has a prefix.
 */
const named = (name: string, scope: Scope) =>
  scope.vocabulary === '' && !name.includes(':') ? [] : [nameOf(name, scope)]
