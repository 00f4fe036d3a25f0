import type { Payload, TypedUser } from 'payload'
import type { Check } from './check.ts'
import { idOf, type Values } from './content-parts.ts'
import { documentFacts, MAX_TEXT, withBuiltInText } from './document-facts.ts'
import { fieldsOf, isSubjectGlobal, withUsualTitle } from './global-values.ts'
import { ownChecks } from './own-checks.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type ResolvedLink, resolveLink } from './resolve-link.ts'
import { indexOfSite, siteChecks } from './site-checks.ts'
import { NO_ID, siteDocument, siteDocuments, withoutOthersDrafts } from './site-documents.ts'
import { type Suggestions, suggestLinks } from './suggestions.ts'

export type SeoReport = {
  checks: Check[]
  path: string | null
  language: string
  /** Words of the text, as the site counts them. */
  words: number
  /** Whether the text is longer than what was measured. */
  isCut: boolean
  readability: Readability
  links: ResolvedLink[]
  suggestions: Suggestions
}

type Caller = { payload: Payload; user: TypedUser }

/** Returns what the SEO panel shows of a document, or of a global that is one page, from the values of its form. */
export async function seoReport(
  { payload: cms, user }: Caller,
  collection: string,
  values: Values,
): Promise<SeoReport> {
  const own = await withUsualTitle(cms, collection, values)
  const facts = await withBuiltInText(documentFacts(collection, fieldsOf(cms, collection), own))
  const [site, readability] = await Promise.all([siteDocuments(cms), readabilityOf(facts.text, facts.language)])
  const id = isSubjectGlobal(collection) ? undefined : idOf(values.id)
  const alone = ownChecks(facts, readability, site)
  const document = siteDocument(facts, { id: id ?? NO_ID, isPublic: true, isDraft: true })
  const links = facts.links.map((link) => resolveLink(link, site.map))
  const index = indexOfSite(withoutOthersDrafts(site, user))
  const checks = [...alone, ...siteChecks(document, links, index)]
  const pathOf = (key: string) => site.map.byKey.get(key)?.path ?? ''
  return {
    checks,
    path: facts.path ?? null,
    language: facts.language.name,
    words: facts.words,
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
