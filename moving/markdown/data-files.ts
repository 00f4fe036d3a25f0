import { slugOf } from '../source/slug-of.ts'
import { asText, type Fields, fieldsOf, firstText, isFields, listOf, parsedJson } from '../source/values.ts'
import { fromToml, fromYaml } from './front-matter.ts'
import { textAt } from './page-index.ts'
import type { Site } from './site.ts'
import { baseName } from './slugs.ts'

/** What the folder says about an author or a category, by the name that texts use. */
export type Entries = Map<string, { at: string; fields: Fields; address?: string }>

const FORMAT = '\\.(?:ya?ml|json|toml)$'

/**
 * Reads the data files of a folder about authors or categories: one file with all of them, as a list or by their names,
 * such as `_data/authors.yml`, or a file for each in a folder, such as `data/authors/ada.toml` and, as collections of
 * Astro have them, `src/content/authors/ada.json`.
 * Source: https://jekyllrb.com/docs/datafiles, https://gohugo.io/content-management/data-sources,
 * https://docs.astro.build/en/guides/content-collections
 * @param names pattern of the names of such files and folders
 */
export async function entriesOf(site: Site, names: string): Promise<Entries> {
  const whole = new RegExp(`(?:^|/)(?:${names})${FORMAT}`, 'i')
  const inFolder = new RegExp(`(?:^|/)(?:_?data|content)/(?:${names})/(?:[^/]+/)?[^/]+${FORMAT}`, 'i')
  const entries: Entries = new Map()
  for (const path of site.files) {
    const isWhole = whole.test(path) && !/(?:^|\/)(?:i18n|locales?|translations?)\//i.test(path)
    if (!isWhole && !inFolder.test(path)) continue
    const data = await dataAt(site, path)
    if (!isWhole) {
      const name = /^(index|data)$/i.test(baseName(path))
        ? baseName(path.slice(0, path.lastIndexOf('/')))
        : baseName(path)
      entries.set(slugOf(name), { at: path, fields: fieldsOf(data) })
    } else for (const [name, fields] of named(data)) entries.set(slugOf(name), { at: path, fields })
  }
  return entries
}

/** Returns the entry of a name, or of what it is called. */
export const entryOf = (entries: Entries, name: string) =>
  entries.get(name) ??
  [...entries.values()].find(({ fields }) => slugOf(firstText(fields.name, fields.title, fields.display_name)) === name)

async function dataAt(site: Site, path: string): Promise<unknown> {
  const text = await textAt(site, path)
  if (typeof text !== 'string') return undefined
  if (/json$/i.test(path)) return parsedJson(text)
  // A list is no front matter, so it gets a name.
  if (!/toml$/i.test(path) && /^\s*(?:#[^\n]*\n\s*|---[ \t]*\n\s*)*-\s/.test(text))
    return fromYaml(`list:\n${text.replace(/^---[ \t]*$/m, '').replace(/^/gm, '  ')}`).fields.list
  return /toml$/i.test(path) ? fromToml(text).fields : fromYaml(text).fields
}

/** Yields the entries of a file, whichever way it names them. */
function* named(data: unknown): Iterable<[name: string, fields: Fields]> {
  const fields = fieldsOf(data)
  const [only] = Object.values(fields)
  const list = Array.isArray(data) ? data : Object.keys(fields).length === 1 && Array.isArray(only) ? only : undefined
  if (list)
    for (const one of listOf(list)) {
      const about = fieldsOf(one)
      const name = asText(one) || firstText(about.id, about.slug, about.username, about.key, about.name, about.title)
      if (name !== '') yield [name, isFields(one) ? about : { name }]
    }
  else
    for (const [name, one] of Object.entries(fields)) {
      if (isFields(one)) yield [name, one]
      else if (asText(one) !== '') yield [name, { name: asText(one) }]
    }
}
