import type { TermItem } from '../item.ts'
import { plainText } from '../source/plain-text.ts'
import { slugOf } from '../source/slug-of.ts'
import { firstText } from '../source/values.ts'
import { type Entries, entryOf } from './data-files.ts'
import { RULES } from './page-index.ts'
import type { Page, Site } from './site.ts'

/** Yields the categories and tags of all texts, with the title and the description that data files give them. */
export function* termsOf(pages: Page[], site: Site, known: { categories: Entries; tags: Entries }): Iterable<TermItem> {
  const found = new Set<string>()
  for (const page of pages)
    for (const [kind, names, entries] of [
      ['category', page.categories, known.categories],
      ['tag', page.tags, known.tags],
    ] as const)
      for (const name of names) {
        const slug = slugOf(name)
        const key = `${kind} ${slug}`
        if (slug === '' || found.has(key)) continue
        found.add(key)
        const address = RULES[site.generator].termAddress(kind, slug, site)
        const { fields = {}, at = page.path } = entryOf(entries, slug) ?? {}
        yield {
          kind,
          key,
          at,
          type: kind,
          addresses: address ? [address] : [],
          notes: [],
          title: firstText(fields.name, fields.title, name),
          slug,
          description: plainText(firstText(fields.description, fields.excerpt)),
        }
      }
}
