import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Item } from '../item.ts'
import { openWordPress } from './open-wordpress.ts'
import type { WordPressOptions } from './options.ts'

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Terns &amp; Co</title><link>https://old.example</link><description>Birds</description><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
`

/** Returns an export with this content after its head. Tests use it. */
export const exportOf = (content: string) => `${HEAD}${content}\n</channel></rss>`

/** Returns an item of an export. Names without a prefix get that of WordPress. */
export function itemXml(fields: Record<string, string | number>, more = ''): string {
  const all = { post_id: 1, post_type: 'post', status: 'publish', ...fields }
  const xml = Object.entries(all).map(([name, value]) => {
    const tag = /^(?:title|link|guid|pubDate)$|:/.test(name) ? name : `wp:${name}`
    return `<${tag}><![CDATA[${String(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${tag}>`
  })
  return `<item>${xml.join('')}${more}</item>\n`
}

/** Returns fields of meta as an item has them. */
export const metaXml = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('')

/** Returns a picture of the library. */
export const pictureXml = (id: number, url: string, fields: Record<string, string | number> = {}, alt = '') =>
  itemXml(
    { post_id: id, post_type: 'attachment', status: 'inherit', attachment_url: url, title: `File ${id}`, ...fields },
    alt && metaXml({ _wp_attachment_image_alt: alt }),
  )

/** Calls a function with the path of a file that has this content. */
export async function withFile<T>(content: string | Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'))
  try {
    const path = join(folder, 'export.xml')
    await writeFile(path, content)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns everything that a stream yields. */
export async function allOf<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of stream) all.push(one)
  return all
}

/** Returns the items of an export. */
export function itemsOf(content: string | Buffer, options?: WordPressOptions): Promise<Item[]> {
  return withFile(content, async (path) => {
    const source = await openWordPress(path, options)
    return allOf(source.items())
  })
}

/** Returns the HTML and the notes of a text. Pictures 1 and 2 are in the library. */
export async function bodyOf(text: string, meta: Record<string, string> = {}, more = '') {
  const library =
    pictureXml(
      1,
      'https://old.example/wp-content/uploads/2020/05/tern.jpg',
      { 'excerpt:encoded': 'On a rock' },
      'A tern',
    ) +
    pictureXml(2, 'https://old.example/wp-content/uploads/2020/05/egg-scaled.jpg', { post_parent: 9 }) +
    more
  const post = itemXml({ post_id: 9, title: 'Terns', 'content:encoded': text }, metaXml(meta))
  const items = await itemsOf(exportOf(library + post))
  const found = items.find((item) => item.key === 'post 9')
  if (found?.kind !== 'post' || !('html' in found.body)) throw new Error('The text did not come in.')
  return { html: found.body.html, notes: found.notes }
}

/** Returns the blocks of the editor and the pictures of a text, as their fields. */
export function specialElements(html: string): Record<string, unknown>[] {
  const found = html.matchAll(/<editor-(?:block data-fields|picture data-picture)="([^"]*)"/g)
  return Array.from(found, ([, json = '']) => JSON.parse(unescaped(json)))
}

const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => MARKS[name] ?? '')

/** Returns how long a function computes, in milliseconds, however busy the machine is. */
export async function computingMs(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
