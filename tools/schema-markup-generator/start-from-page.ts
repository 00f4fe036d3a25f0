import { type Block, table } from '#engine/tool/blocks.ts'
import type { Field } from '#engine/tool/field.ts'
import type { Page } from '#engine/web/page.ts'
import { type Filled, type Kind, kinds } from './fields.ts'
import type { TextField, TextValues } from './values-of-entity.ts'

/** What a page says about the empty fields of the form. */
export type StartingPoint = {
  url: string
  filled: Partial<Filled>
  /** Where the values are from: the type of a thing in the structured data, the head, or the text. */
  sources: { field: string; value: string; from: string }[]
}

/** More specific types come before more general ones. */
const ORDER: Kind[] = [
  'Recipe',
  'JobPosting',
  'Event',
  'Product',
  'VideoObject',
  'SoftwareApplication',
  'FAQPage',
  'Article',
  'LocalBusiness',
  'Person',
  'Organization',
  'BreadcrumbList',
]
/** The initial choice of the form, which the type found on the page may replace. */
const DEFAULT_TYPE: Kind = 'Product'

/**
 * Returns values for the empty fields from the structured data of a page, otherwise from its head and its article.
 * @throws {Failure} invalid, if the URL leads to no page
 */
export async function startFromPage(page: Page, typed: Filled, fields: Field[]): Promise<StartingPoint> {
  const { readDeclaredPage } = await import('#engine/web/declared-page.ts')
  const { isA } = await import('#engine/structured-data/vocabulary.ts')
  const { valuesOfEntity } = await import('./values-of-entity.ts')
  const { extractArticle } = await import('#engine/article/extract-article.ts')
  const declared = readDeclaredPage(page)
  const entityOf = (kind: Kind) => declared.entities.find(({ types }) => types.some((type) => isA(type, kind)))
  const article = await extractArticle(page.text, page.url)
  const chosen = typed.type as Kind
  const other = ORDER.find((kind) => entityOf(kind)) ?? (article.evidence.isDeclared ? 'Article' : undefined)
  const kind = chosen !== DEFAULT_TYPE || entityOf(chosen) ? chosen : (other ?? chosen)
  const entity = entityOf(kind)
  const ofHead: TextValues = {
    name: declared.title?.value ?? '',
    description: declared.description?.value ?? '',
    url: declared.canonical?.value ?? declared.url,
    image: declared.image?.value ?? '',
  }
  const ofArticle: TextValues =
    kind === 'Article'
      ? {
          name: article.title,
          author: article.authors[0] ?? '',
          published: article.published?.iso ?? '',
          modified: article.modified?.iso ?? '',
          publisher: article.siteName,
        }
      : {}
  const layers: [string, TextValues][] = [
    [`${entity?.syntax ?? ''} ${entity?.types[0] ?? ''}`.trim(), entity ? valuesOfEntity(entity) : {}],
    ['text of the page', ofArticle],
    ['head of the page', ofHead],
  ]
  const sources = fields.flatMap(({ name, label, when, options, start }) => {
    const has = when?.is.includes(kind)
    const isOpen = String(typed[name as TextField] ?? '') === String(start ?? '')
    if (!has || !isOpen) return []
    for (const [from, values] of layers) {
      const value = inForm(values[name as TextField] ?? '', name, declared.url)
      if (value !== '' && (!options || options.some((option) => option.value === value)))
        return [{ name, field: label, value, from }]
    }
    return []
  })
  const filled = Object.fromEntries(sources.map(({ name, value }) => [name, value]))
  return {
    url: declared.url,
    filled: { ...filled, type: kind },
    sources: [
      { field: 'Type', value: kinds[kind], from: entity ? (layers[0]?.[0] ?? '') : 'chosen in the form' },
      ...sources.map(({ field, value, from }) => ({ field, value, from })),
    ],
  }
}

const URL_FIELDS = ['url', 'image', 'authorUrl', 'contentUrl', 'embedUrl', 'employerUrl']

/** Relative URLs of a page become absolute. */
function inForm(value: string, name: string, base: string) {
  return URL_FIELDS.includes(name) && value !== '' && URL.canParse(value, base) ? new URL(value, base).href : value
}

/** Returns the table of what the page filled in. */
export const startBlock = ({ url, sources }: StartingPoint): Block =>
  table({
    title: `Filled in from ${url}`,
    columns: [{ label: 'Field' }, { label: 'Value' }, { label: 'Read from' }],
    rows: sources.map(({ field, value, from }) => [field, value.slice(0, 300), from]),
    note: 'What you typed is not replaced. Check every value: markup must describe what visitors see.',
  })
