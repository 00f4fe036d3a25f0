import { countOf } from '#engine/text/count-of.ts'
import type { Item, LeftOutItem, OldSite } from '../item.ts'
import { plainText } from './body/plain-text.ts'
import { type ExportIndex, readIndex, typeOf } from './export/export-index.ts'
import { isKeptMeta } from './export/kept-meta.ts'
import { readRecords } from './export/read-records.ts'
import { fieldOf, idOf, type RawItem } from './export/record.ts'
import { attachmentItem } from './items/attachments.ts'
import { authorItem } from './items/authors.ts'
import { menuItem, navigationItem } from './items/menus.ts'
import { postItems } from './items/posts.ts'
import { type Site, siteOf } from './items/site.ts'
import { termItem } from './items/terms.ts'
import type { WordPressOptions } from './options.ts'

/**
 * Opens an export of WordPress: a file in the format WXR 1.0 to 1.2, as Tools, Export downloads it. The file is read as
 * a stream: once here for what its items refer to, and once for each reading of the items. Damaged XML is read as far
 * as it goes.
 * Source: https://wordpress.org/documentation/article/tools-export-screen/
 * @param path of the file
 * @throws {UnreadableExport} the file is no such export
 */
export async function openWordPress(path: string, options: WordPressOptions = {}): Promise<OldSite> {
  const index = await readIndex(path)
  const site = siteOf(index, options)
  return { system: 'wordpress', siteUrl: site.url, items: () => itemsOf(path, site) }
}

async function* itemsOf(path: string, site: Site): AsyncGenerator<Item> {
  const { index } = site
  for (const author of index.authors.values()) yield authorItem(author, site)
  for (const term of index.terms.values()) if (term.taxonomy !== 'nav_menu') yield termItem(term, site)
  const seen = new Set<string>()
  for await (const record of readRecords(path, isKeptMeta))
    if (record.kind === 'item') yield* withOwnKey(itemsOfRecord(record, site), seen)
  for (const [slug, links] of index.menus) yield menuItem(slug, links, site)
  yield* endItems(index)
}

function itemsOfRecord(item: RawItem, site: Site): Item[] {
  const type = typeOf(item)
  const id = idOf(item.fields.get('wp:post_id'))
  if (type === 'nav_menu_item') return fieldOf(item, 'wp:status') === 'draft' ? [draftLink(item, id)] : []
  if (type === 'attachment') return [attachmentItem(item, id, site)]
  if (type === 'wp_navigation') return [navigationItem(item, id)]
  return postItems(item, site)
}

/** Exports that were joined by hand have the same number twice. The second item is another one, not a copy. */
function withOwnKey([first, ...others]: Item[], seen: Set<string>): Item[] {
  if (!first) return []
  let key = first.key
  for (let count = 2; seen.has(key); count++) key = `${first.key} (${count})`
  seen.add(key)
  if (key === first.key) return [first, ...others]
  const notes = [...first.notes, `Another item before it has the same number: ${first.key}.`]
  return [{ ...first, key, notes }, ...others.map((one) => (one.kind === 'comment' ? { ...one, on: key } : one))]
}

const draftLink = (item: RawItem, id: number): LeftOutItem => ({
  kind: 'left-out',
  key: `nav_menu_item ${id}`,
  at: `line ${item.line}`,
  type: 'nav_menu_item',
  addresses: [],
  notes: [],
  title: plainText(fieldOf(item, 'title')),
  reason: 'It is a link of a menu that was never saved.',
})

/** Says where a file ends too early, and that its XML is damaged. */
function* endItems({ end }: ExportIndex): Generator<LeftOutItem> {
  if (!end) return
  const about = { kind: 'left-out' as const, type: 'file', addresses: [], notes: [] }
  if (end.isCut) {
    const title = plainText(end.cutItem?.get('title') ?? '')
    const inside = title ? `, in the middle of “${title}”` : end.cutItem ? ', in the middle of a text' : ''
    yield {
      ...about,
      key: 'end of the file',
      at: `line ${end.line}`,
      title: title || 'The end of the file',
      reason: `The file ends too early${inside}. What follows is missing: export the site once more.`,
    }
  }
  const { count, line, message } = end.faults
  if (count > 0)
    yield {
      ...about,
      key: 'damage of the file',
      at: `line ${line}`,
      title: 'Damaged XML',
      reason: `The file has ${countOf(count, 'error')} of XML, the first one on line ${line}: ${message.replace(/\.?$/, '.')} Everything that can be read came in; check the texts there.`,
    }
}
