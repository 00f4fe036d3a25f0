import type { Entity, Syntax } from '#engine/structured-data/entity.ts'
import { shortName } from '#engine/structured-data/entity.ts'
import { extractEntities } from '#engine/structured-data/extract.ts'
import { type Fact, factsMissing, isSameGraph, plainValue } from './entity-comparison.ts'
import type { SchemaExample } from './examples.ts'

/** `misplaced` is the number of properties outside any item. */
export type Writing = { syntax: Syntax; source: string; entities: Entity[]; misplaced: number }

/**
 * Why two syntaxes of an example differ; `unexplained` counts as a fault of the reader until someone has checked it.
 */
export type Reason = 'property' | 'type' | 'identifier' | 'value' | 'misplaced' | 'no vocabulary' | 'unexplained'

/**
 * Decides by the sources alone, without the extractor: a differing fact is the author's if its name, type, URL, or text
 * occurs less often in the other source.
 */
export function differencesOf(a: Writing, b: Writing): { fact: Fact; from: Syntax; reason: Reason }[] {
  const [inA, inB] = [writtenIn(a), writtenIn(b)]
  const isWithout = [a, b].some(({ syntax, source }) => syntax === 'RDFa' && !/\svocab\s*=/.test(source))
  const isDifference = (from: Writing, among: Writing, here: Written, there: Written) =>
    factsMissing(from.entities, among.entities).map((fact) => {
      const found = isWithout ? 'no vocabulary' : reasonOf(fact, here, there)
      const isLost = found === 'unexplained' && a.misplaced + b.misplaced > 0
      return { fact, from: from.syntax, reason: isLost ? ('misplaced' as const) : found }
    })
  return [...isDifference(a, b, inA, inB), ...isDifference(b, a, inB, inA)]
}

function reasonOf({ owner, name, value, about }: Fact, here: Written, there: Written): Exclude<Reason, 'misplaced'> {
  const differs = (kind: 'names' | 'types', key: string) => count(here[kind], key) !== count(there[kind], key)
  if (name === '@id') return there.text.includes(textKey(value)) ? 'unexplained' : 'identifier'
  if (!name.startsWith('@') && differs('names', name)) return 'property'
  if ([...owner, ...about].some((type) => differs('types', type))) return 'type'
  if (owner.length === 0 && here.types.length !== there.types.length) return 'type'
  // JSON has no HTML escapes, so they are part of the text.
  if (/&\w+;/.test(value)) return 'value'
  const pair = `${name}=${textKey(value)}`
  if (value !== '' && count(here.pairs, pair) > count(there.pairs, pair)) return 'value'
  return value !== '' && !there.text.includes(textKey(value)) ? 'value' : 'unexplained'
}

/** `pairs` are names with the value directly after them, as `name=text`. */
type Written = { names: string[]; types: string[]; pairs: string[]; text: string }

const count = (list: string[], name: string) => list.filter((one) => one === name).length

/** Returns names, types, and text of a source, found by patterns and by JSON.parse. */
function writtenIn({ syntax, source }: Writing): Written {
  if (syntax === 'JSON-LD') return writtenInJson(source)
  const html = source.replace(/<!--[\s\S]*?-->/g, '').replace(/<script[\s\S]*?<\/script>/g, '')
  const wordsIn = (names: string) =>
    [...html.matchAll(new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'gi'))].flatMap(
      ([, double, single, bare]) =>
        (double ?? single ?? bare ?? '')
          .split(/\s+/)
          .filter((word) => word !== '')
          .map(shortName),
    )
  const isMicrodata = syntax === 'Microdata'
  const tags = [...html.matchAll(/<[a-z][^>]*\b(?:itemprop|property)\s*=\s*["']?additionalType\b[^>]*>/gi)]
  const further = tags.flatMap(([tag]) => /\b(?:href|content)\s*=\s*["']([^"']*)/i.exec(tag)?.[1] ?? [])
  const named = new RegExp(
    `<[a-z][^>]*\\s(?:${isMicrodata ? 'itemprop' : 'property|rel|rev'})\\s*=\\s*["']([^"']*)["'][^>]*>([^<]*)`,
    'gi',
  )
  const pairs = [...html.matchAll(named)].flatMap(([tag, words = '', text = '']) => {
    const value = /\s(?:content|datetime|resource|href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    return words
      .split(/\s+/)
      .map((word) => `${shortName(word)}=${textKey(plainValue(value?.[1] ?? value?.[2] ?? text))}`)
  })
  return {
    pairs,
    names: wordsIn(isMicrodata ? 'itemprop' : 'property|rel|rev'),
    types: [...wordsIn(isMicrodata ? 'itemtype' : 'typeof'), ...further.map(shortName)],
    text: textKey(`${html} ${html.replace(/<[^>]*>/g, '')}`),
  }
}

function writtenInJson(source: string): Written {
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const written: Written = { names: [], types: [], pairs: [], text: '' }
  for (const text of scripts.length > 0 ? scripts : [source]) collect(JSON.parse(text), written)
  written.text = textKey(written.text)
  return written
}

function collect(json: unknown, written: Written) {
  if (Array.isArray(json)) for (const one of json) collect(one, written)
  else if (json !== null && typeof json === 'object')
    for (const [key, value] of Object.entries(json)) {
      const values = [value].flat()
      if (key === '@context') continue
      if (key === '@type' || key === 'additionalType')
        written.types.push(...values.map((one) => shortName(String(one))))
      else written.names.push(...values.map(() => shortName(key)))
      for (const one of values)
        if (typeof one !== 'object') written.pairs.push(`${shortName(key)}=${textKey(plainValue(String(one)))}`)
      collect(value, written)
    }
  else written.text += ` ${json} ${plainValue(String(json))}`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Returns a text without whitespace, tags, and escapes, so that texts can be compared. */
const textKey = (text: string) =>
  text
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, '')
    .toLowerCase()

/** Returns the syntaxes of an example, and the reading of each. */
export const writingsOf = ({ jsonLd, microdata, rdfa }: SchemaExample): Writing[] =>
  (
    [
      ['JSON-LD', jsonLd, /"@?type"/],
      ['Microdata', microdata, /itemscope/],
      ['RDFa', rdfa, /typeof/],
    ] as const
  )
    .filter(([, source, sign]) => sign.test(source))
    .map(([syntax, source]): Writing => {
      const { entities, faults } = extractEntities(source)
      const misplaced = faults.filter(({ id }) => id === 'orphan-property').length
      return { syntax, source, entities: entities.filter((one) => one.syntax === syntax), misplaced }
    })

/** Returns every pair of syntaxes of every example that has both. */
export function pairsOf(example: SchemaExample): [Writing, Writing][] {
  const writings = writingsOf(example)
  return writings.flatMap((a, index) => writings.slice(index + 1).map((b): [Writing, Writing] => [a, b]))
}

/**
 * Returns how many pairs are the same, differ because of their authors (by the first reason), and differ without a
 * known reason. `isConfirmed` says whether another reader gets the same reading; if it does for both, the authors
 * differ.
 */
export function compareSyntaxes(examples: SchemaExample[], isConfirmed: (source: string) => boolean = () => false) {
  const result = {
    pairs: 0,
    same: 0,
    byReference: 0,
    authors: {} as Record<string, number>,
    unexplained: [] as string[],
  }
  for (const example of examples)
    for (const [a, b] of pairsOf(example)) {
      result.pairs++
      if (isSameGraph(a.entities, b.entities)) {
        result.same++
        continue
      }
      const reasons = differencesOf(a, b).map(({ reason }) => reason)
      const [first = 'unexplained'] = reasons
      if (!reasons.includes('unexplained') && first !== 'unexplained')
        result.authors[first] = (result.authors[first] ?? 0) + 1
      else if (isConfirmed(a.source) && isConfirmed(b.source)) result.byReference++
      else result.unexplained.push(`${example.name.split(/[\s,]/)[0]} ${a.syntax}/${b.syntax}`)
    }
  return result
}
