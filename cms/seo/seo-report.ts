import type { CollectionSlug, Payload, TypedUser } from 'payload'
import type { Check } from './check.ts'
import { idOf, type Values } from './content-parts.ts'
import { documentFacts, MAX_TEXT, withBuiltInText } from './document-facts.ts'
import { ownChecks } from './own-checks.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type ResolvedLink, resolveLink } from './resolve-link.ts'
import { indexOfSite, siteChecks } from './site-checks.ts'
import { siteDocument, siteDocuments, withoutOthersDrafts } from './site-documents.ts'
import { type Suggestions, suggestLinks } from './suggestions.ts'

export type SeoReport = {
  checks: Check[]
  path: string | null
  language: string
  /** Whether the text is longer than what was measured. */
  isCut: boolean
  readability: Readability
  links: ResolvedLink[]
  suggestions: Suggestions
}

type Caller = { payload: Payload; user: TypedUser }

/** A document that was never saved has no id yet. */
const UNSAVED = 0

/** Returns what the SEO panel shows of a document, from the values of its form. */
export async function seoReport(
  { payload: cms, user }: Caller,
  collection: CollectionSlug,
  values: Values,
): Promise<SeoReport> {
  const fields = cms.collections[collection].config.flattenedFields
  const facts = await withBuiltInText(documentFacts(collection, fields, values))
  const [site, readability] = await Promise.all([siteDocuments(cms), readabilityOf(facts.text, facts.language)])
  const id = idOf(values.id)
  const own = ownChecks(facts, readability, site)
  const document = siteDocument(facts, { id: id ?? UNSAVED, isPublic: true, isDraft: true })
  const links = facts.links.map((link) => resolveLink(link, site.map))
  const index = indexOfSite(withoutOthersDrafts(site, user))
  const checks = [...own, ...siteChecks(document, links, index)]
  const pathOf = (key: string) => site.map.byKey.get(key)?.path ?? ''
  return {
    checks,
    path: facts.path ?? null,
    language: facts.language.name,
    isCut: facts.text.length === MAX_TEXT,
    readability,
    links,
    suggestions: await suggestLinks(cms, facts, {
      id,
      linkedPaths: new Set(links.flatMap(({ to }) => (to ? [pathOf(to)] : []))),
      linkingPaths: new Set(index.linking(document.key).flatMap(({ path }) => path ?? [])),
    }),
  }
}
