import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Document } from './tree.ts'

type Element = DefaultTreeAdapterTypes.Element

/** What a page declares about itself in its head and its JSON-LD. */
export type Declared = {
  /** Contents of `meta` elements by lower-case `name`, `property`, or `http-equiv`. */
  meta: Map<string, string[]>
  /** The entity of JSON-LD that is an article, or undefined. */
  article: Record<string, unknown> | undefined
  /** Its types: `NewsArticle`; and those of all other entities. */
  types: string[]
  titleElement: string
  language: string | undefined
  direction: string | undefined
  canonical: string | undefined
  base: string | undefined
}

const articleTypes =
  /^(?:(?:News|Scholarly|Tech|Satirical|Reportage|OpinionNews|AnalysisNews|BackgroundNews|ReviewNews|AskPublicNews|Medical.*|Advertiser.*)?Article|BlogPosting|SocialMediaPosting|LiveBlogPosting|DiscussionForumPosting|Report|APIReference|Recipe|Review)$/

/** Returns what the page declares. Blocks of JSON-LD that cannot be read are left out. */
export function readDeclared(document: Document): Declared {
  const declared: Declared = {
    meta: new Map(),
    article: undefined,
    types: [],
    titleElement: '',
    language: undefined,
    direction: undefined,
    canonical: undefined,
    base: undefined,
  }
  const entities: Entities = new Map()
  visit(document, declared, entities)
  if (declared.article) declared.article = withReferences(declared.article, entities)
  return declared
}

/** Entities of JSON-LD by their `@id`. */
type Entities = Map<string, Record<string, unknown>>

/** Returns an entity with what its properties only name by `@id` (JSON-LD 1.1, 3.3), one level deep. */
function withReferences(entity: Record<string, unknown>, entities: Entities): Record<string, unknown> {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    // Some sites write the reference as text: "author": "#ada".
    const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@id'] : value
    const known = typeof id === 'string' ? entities.get(id) : undefined
    return known ? { ...known, ...(typeof value === 'object' ? value : {}) } : value
  }
  return Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [name, name.startsWith('@') ? value : resolve(value)]),
  )
}

function visit(parent: DefaultTreeAdapterTypes.ParentNode, declared: Declared, entities: Entities) {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    read(node, declared, entities)
    if (node.tagName !== 'svg' && node.tagName !== 'template') visit(node, declared, entities)
  }
}

function read(element: Element, declared: Declared, entities: Entities) {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value.trim()
  switch (element.tagName) {
    case 'html':
      declared.language = attribute('lang') ?? attribute('xml:lang')
      declared.direction = attribute('dir')
      break
    case 'body':
      declared.direction ??= attribute('dir')
      break
    case 'title':
      declared.titleElement ||= oneLine(textIn(element))
      break
    case 'base':
      declared.base ??= attribute('href')
      break
    case 'link':
      if (/(?:^|\s)canonical(?:\s|$)/i.test(attribute('rel') ?? '')) declared.canonical ??= attribute('href')
      break
    case 'meta': {
      const content = oneLine(attribute('content') ?? '')
      const names = `${attribute('property') ?? ''} ${attribute('name') ?? ''} ${attribute('http-equiv') ?? ''} ${attribute('itemprop') ?? ''}`
      if (content !== '')
        for (const name of names.toLowerCase().split(/\s+/).filter(Boolean))
          declared.meta.set(name, [...(declared.meta.get(name) ?? []), content])
      break
    }
    case 'script':
      if (/^application\/ld\+json\b/i.test(attribute('type') ?? '')) readJson(textIn(element), declared, entities)
  }
}

const textIn = (element: Element) =>
  element.childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('')

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function readJson(source: string, declared: Declared, known: Entities) {
  let value: unknown
  try {
    value = JSON.parse(source.replace(/^\s*(?:<!\[CDATA\[|<!--)|(?:\]\]>|-->)\s*$/g, ''))
  } catch {
    return
  }
  for (const { '@id': id, ...entity } of nestedIn(value))
    if (typeof id === 'string') known.set(id, { ...known.get(id), ...entity, '@id': id })
  const entities = listOf(value)
    .flatMap((one) => [one, ...listOf(one['@graph'])])
    .flatMap((one) => [one, ...listOf(one.mainEntity)])
  for (const entity of entities) {
    const types = textsOf(entity['@type']).map((type) => type.replace(/^.*[/:]/, ''))
    declared.types.push(...types)
    if (types.some((type) => articleTypes.test(type))) declared.article ??= entity
  }
}

/** Objects of a page that are read; no page declares more. */
const MAX_OBJECTS = 5_000

/** Returns every object in a value of JSON, at any depth, outer ones first. */
function nestedIn(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  const open: unknown[] = [value]
  for (let at = 0; at < open.length && found.length < MAX_OBJECTS; at++) {
    const one = open[at]
    if (Array.isArray(one)) open.push(...one)
    else if (typeof one === 'object' && one !== null) {
      found.push(one as Record<string, unknown>)
      open.push(...Object.values(one))
    }
  }
  return found
}

/** Returns the objects of a value that is an object or a list of them. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  [value].flat().filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)

/** Returns the texts of a value that is a text or a list of them. */
export const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '')

/** Returns the first value under one of these names. */
export function metaOf({ meta }: Declared, ...names: string[]): string | undefined {
  for (const name of names) {
    const [value] = meta.get(name) ?? []
    if (value) return value
  }
  return undefined
}
