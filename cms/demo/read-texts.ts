import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { blankPages } from '#content/blank-pages.ts'
import { blankSettings } from '#content/blank-settings.ts'
import { claims } from '#content/claims.ts'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameOfDocument } from '../names/name-of-document.ts'
import { type BlankPlan, planFields } from './plan-removal.ts'
import { readGlobalValues, readNewest, type Seeded } from './seeded.ts'

type Values = Record<string, unknown>
type Field = { name: string; label: string }

/** A document or a global that stays, and those of its texts that become blank. */
export type BlankedTexts = { title: string; href: string; data: Values; blank: Field[]; kept: Field[] } & (
  | { global: GlobalSlug }
  | { collection: CollectionSlug; id: number }
)

/** Returns every global with texts of the demonstration. */
export async function readGlobalTexts(cms: Payload, seeded: Seeded, req?: Transaction): Promise<BlankedTexts[]> {
  const texts: BlankedTexts[] = []
  for (const [slug, blank] of Object.entries(blankSettings)) {
    const global = slug as GlobalSlug
    const config = cms.config.globals.find((one) => one.slug === global)
    if (!config) continue
    const { flattenedFields, label } = config
    const values = await readGlobalValues(cms, global, req)
    // Returns whether an editor has removed its mark, and so taken it over.
    const isTakenOver = 'demo' in blank && values.demo !== true
    const plan = planFields({
      values,
      seeded: isTakenOver ? undefined : seeded.globals[global],
      blanked: seeded.removed?.globals[global],
      blank,
      fixed: flattenedFields.flatMap((field) => ('minRows' in field && field.minRows ? [field.name] : [])),
    })
    texts.push({ global, title: String(label), href: `/admin/globals/${global}`, ...named(plan, flattenedFields) })
  }
  return texts
}

/**
 * Returns the documents that stay without some of their texts: the prices of services name plans that go, and the legal
 * pages say that the agency is invented.
 */
export async function readDocumentTexts(cms: Payload, seeded: Seeded, req?: Transaction): Promise<BlankedTexts[]> {
  const texts: BlankedTexts[] = []
  for (const collection of ['services', 'pages'] as const) {
    const { config } = cms.collections[collection]
    for (const values of await readNewest(cms, collection, { req })) {
      const plan = planFields({
        values,
        seeded: seeded.documents[collection]?.[values.id],
        blanked: seeded.removed?.documents[collection]?.[values.id],
        blank: collection === 'services' ? blankService(values) : blankPage(String(values.slug)),
        fixed: ['layout'],
      })
      const href = `/admin/collections/${collection}/${values.id}`
      const title = nameOfDocument(config, values)
      texts.push({ collection, id: values.id, title, href, ...named(plan, config.flattenedFields) })
    }
  }
  return texts
}

/** Removes a market figure whose only source is the demonstration content. */
function blankService({ figure }: Values): Values {
  const { value } = (figure ?? {}) as { value?: unknown }
  const isOfMarket = Object.values(claims.market).includes(String(value))
  return { price: null, ...(isOfMarket ? { figure: { value: null, label: null } } : {}) }
}

function blankPage(slug: string): Values {
  const page = Object.hasOwn(blankPages, slug) ? blankPages[slug] : undefined
  if (!page) return {}
  const layout = (page.layout as Values[]).map((block) =>
    typeof block.content === 'string' ? { ...block, content: markdownToLexical(block.content) } : block,
  )
  return { layout, seo: page.seo }
}

/** Without the mark itself, which is not a text. */
function named({ data, kept }: BlankPlan, fields: FlattenedField[]) {
  const fieldOf = (name: string): Field => {
    const { label } = (fields.find((one) => one.name === name) ?? {}) as { label?: unknown }
    return { name, label: typeof label === 'string' ? label : name }
  }
  const fieldsOf = (names: string[]) => names.filter((name) => name !== 'demo').map(fieldOf)
  return { data, blank: fieldsOf(Object.keys(data)), kept: fieldsOf(kept) }
}
