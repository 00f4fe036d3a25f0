import type { Payload, TypedUser } from 'payload'
import type { Check } from './check.ts'
import { collectionsOf, linkingAmong, readLinkMap, readSameTexts, readSources } from './compare.ts'
import { idOf, type Values } from './content-parts.ts'
import { documentFacts, MAX_TEXT, withBuiltInText } from './document-facts.ts'
import { fieldsOf, isSubjectGlobal, withUsualTitle } from './global-values.ts'
import { mediaOf, readLibrary } from './library.ts'
import { ownChecks } from './own-checks.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type ResolvedLink, resolveLink } from './resolve-link.ts'
import { countLinks, siteChecks } from './site-checks.ts'
import { NO_ID, siteDocument } from './site-document.ts'
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
  const own = await withUsualTitle({ payload: cms }, collection, values)
  const facts = await withBuiltInText(documentFacts(collection, fieldsOf(cms, collection), own))
  const id = isSubjectGlobal(collection) ? undefined : idOf(values.id)
  const document = siteDocument(facts, { id: id ?? NO_ID, isPublic: true, isDraft: true })
  const visible = collectionsOf(user)
  const [readability, library, map, same, sources] = await Promise.all([
    readabilityOf(facts.text, facts.language),
    readLibrary({ payload: cms }, mediaOf(facts.images)),
    readLinkMap(cms, facts.links),
    readSameTexts(cms, visible, [document]),
    readSources(cms, [document.key]),
  ])
  const links = facts.links.map((link) => resolveLink(link, map))
  const compared = {
    same: same(document),
    sources: sources(document.key),
    links: countLinks(links, document.key),
  }
  const checks = [...ownChecks(facts, readability, library), ...siteChecks(document, compared)]
  const pathOf = (key: string) => map.byKey.get(key)?.path ?? ''
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
      linkingAmong: (paths) => linkingAmong(cms, visible, document.key, paths),
    }),
  }
}
