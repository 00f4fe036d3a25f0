import type { Item, OldSite, PostItem } from '#moving/item.ts'
import { type MarkdownOptions, openMarkdown } from '#moving/markdown/open-markdown.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Read = { source: OldSite; items: Item[]; texts: PostItem[] }

/**
 * Returns the items of a folder of a static generator.
 * @param files contents by path
 */
export async function readMarkdownFolder(files: Record<string, string>, options: MarkdownOptions = {}): Promise<Read> {
  const source = await openMarkdown(temporaryFolder(files), options)
  const items: Item[] = []
  for await (const item of source.items()) items.push(item)
  const texts = items.filter((item): item is PostItem => item.kind === 'post' || item.kind === 'page')
  return { source, items, texts }
}

/** Returns the body of an item as HTML. */
export const htmlOf = (item: PostItem | undefined): string | undefined =>
  item && 'html' in item.body ? item.body.html.trim() : undefined
