import type { Item, LeftOutItem, OldSite, PictureItem, PostItem, Status } from '../item.ts'
import { UnreadableExport } from '../item.ts'
import { isPictureFile, readFolderFile } from '../source/folder-files.ts'
import { plainText } from '../source/plain-text.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, firstText } from '../source/values.ts'
import { type Entries, entriesOf } from './data-files.ts'
import { authorsIn, excerptIn, isPinned, pictureIn, seoIn, updatedIn } from './fields.ts'
import { readFrontMatter } from './front-matter.ts'
import { fileUrl } from './links.ts'
import { openSite } from './open-site.ts'
import { indexPages, type PageIndex, RULES, textAt } from './page-index.ts'
import { authorItems, isAuthorPage, readAuthors } from './people.ts'
import { redirectsOf } from './redirects.ts'
import { type Rendered, renderBody } from './render-body.ts'
import { GENERATORS, type Generator, type Page, type Site } from './site.ts'
import { baseName } from './slugs.ts'
import { termsOf } from './terms.ts'

export type MarkdownOptions = {
  /** Which static generator the folder is for; by default, its configuration says so. */
  generator?: Generator
  /** The URL of the old site, if its configuration has none. */
  siteUrl?: string | undefined
  /** What becomes of a section or collection, by its name: `{ docs: 'page', links: 'skip' }`. */
  types?: Record<string, 'post' | 'page' | 'skip'> | undefined
}

/**
 * Opens the source folder of a site of Hugo, Jekyll, Astro, or Eleventy. Its front matter is read once, and each text
 * again for each stream of items. Keys are the paths of files: `post content/posts/terns.md`. Only pictures that texts
 * show become items.
 * @param folder with the configuration of the generator
 * @throws {UnreadableExport} if it is no folder, or has no texts
 */
export async function openMarkdown(folder: string, options: MarkdownOptions = {}): Promise<OldSite> {
  if (options.generator && !GENERATORS.includes(options.generator))
    throw new UnreadableExport(`There is no generator “${options.generator}”. Use one of: ${GENERATORS.join(', ')}.`)
  const site = await openSite(folder, {
    ...(options.generator ? { generator: options.generator } : {}),
    ...(options.siteUrl ? { siteUrl: options.siteUrl } : {}),
  })
  const index = await indexPages(site)
  if (index.pages.length === 0)
    throw new UnreadableExport(
      `${folder} has no texts of ${site.generator}. Name the folder with its configuration, and set the generator if it is another one.`,
    )
  const known = {
    authors: await readAuthors(site, index.pages),
    categories: await entriesOf(site, 'categor(?:y|ies)'),
    tags: await entriesOf(site, 'tags?'),
  }
  return {
    system: 'markdown',
    siteUrl: site.siteUrl,
    items: () => itemsOf(site, index, known, options),
    readFile: (file, maxBytes) => readFolderFile(folder, file, maxBytes),
  }
}

async function* itemsOf(
  site: Site,
  index: PageIndex,
  known: { authors: Entries; categories: Entries; tags: Entries },
  options: MarkdownOptions,
): AsyncGenerator<Item> {
  const shown = index.pages.filter((page) => !isAuthorPage(page))
  yield* authorItems(shown, known.authors)
  yield* termsOf(shown, site, known)
  yield* await redirectsOf(site, index.pages)
  for (const { path, title, reason } of index.omitted) yield leftOut(path, title, reason, [])
  const pictures = new Set<string>()
  for (const page of shown) {
    const type = options.types?.[page.section]
    if (asText(page.fields.redirect_to)) continue
    if (type === 'skip')
      yield leftOut(page.path, titleOf(page), `The section “${page.section}” is left out.`, [page.address])
    else yield* itemsOfPage(type ? { ...page, kind: type } : page, site, index, pictures)
  }
}

async function* itemsOfPage(page: Page, site: Site, index: PageIndex, pictures: Set<string>): AsyncGenerator<Item> {
  const text = await textAt(site, page.path)
  if (typeof text !== 'string') return yield leftOut(page.path, titleOf(page), text.reason, [page.address])
  const body = readFrontMatter(text).body
  if (body.trim() === '' && /(^|\/)_?index\.\w+$/.test(page.path))
    return yield leftOut(page.path, titleOf(page), 'It has no text: the old site showed a list of other pages there.', [
      page.address,
    ])
  const rendered = await renderBody(body, page, site, index)
  // It may add the picture above the text.
  const post = postOf(page, rendered)
  for (const file of rendered.pictures) {
    if (pictures.has(file) || !isPictureFile(file)) continue
    pictures.add(file)
    yield pictureOf(file, page, site)
  }
  yield post
}

const titleOf = ({ fields, path }: Page) =>
  plainText(firstText(fields.title, fields.linkTitle)) ||
  baseName(path)
    .replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
    .replace(/[-_]+/g, ' ')

function postOf(page: Page, rendered: Rendered): PostItem {
  const { fields } = page
  const picture = pictureIn(fields)
  const url = picture && rendered.pictureUrl(picture.src)
  const [, heading = ''] = /^\s*<h1[^>]{0,300}>(.{0,1000}?)<\/h1>/s.exec(rendered.html) ?? []
  const title = plainText(firstText(fields.title, fields.linkTitle)) || plainText(heading) || titleOf(page)
  const { status, notes } = statusOf(page)
  return {
    kind: page.kind,
    key: `${page.kind === 'post' ? 'post' : 'page'} ${page.path}`,
    at: page.path,
    type: page.section,
    addresses: [page.address, ...page.aliases],
    title,
    slug: page.slug,
    excerpt: plainText(excerptIn(fields)),
    body: { html: rendered.html },
    status,
    date: page.date,
    updated: updatedIn(fields),
    authors: authorsIn(fields).map((name) => `author ${slugOf(name)}`),
    terms: [
      ...page.categories.map((name) => `category ${slugOf(name)}`),
      ...page.tags.map((name) => `tag ${slugOf(name)}`),
    ],
    picture: url ? { url, alt: plainText(picture?.alt ?? ''), caption: plainText(picture?.caption ?? '') } : undefined,
    seo: seoIn(fields),
    pinned: isPinned(fields),
    notes: [...page.notes, ...notes, ...rendered.notes],
  }
}

/** Generators leave out drafts, and what is dated in the future. */
function statusOf({ isDraft, date, fields }: Page): { status: Status; notes: string[] } {
  const expiry = asText(fields.expiryDate)
  if (isDraft) return { status: 'draft', notes: [] }
  if (expiry && Date.parse(expiry) < Date.now())
    return { status: 'draft', notes: [`It had expired on ${expiry.slice(0, 40)}, so it comes in as a draft.`] }
  return { status: date && Date.parse(date) > Date.now() ? 'scheduled' : 'published', notes: [] }
}

function pictureOf(file: string, page: Page, site: Site): PictureItem {
  const address = RULES[site.generator].pictureAddress(file, site, page)
  return {
    kind: 'picture',
    key: `picture ${file}`,
    at: file,
    type: 'file',
    addresses: [address],
    url: fileUrl(address, site),
    alt: '',
    caption: '',
    name: file.slice(file.lastIndexOf('/') + 1),
    file,
    notes: [],
  }
}

const leftOut = (path: string, title: string, reason: string, addresses: string[]): LeftOutItem => ({
  kind: 'left-out',
  key: `file ${path}`,
  at: path,
  type: 'file',
  addresses,
  notes: [],
  title,
  reason,
})
