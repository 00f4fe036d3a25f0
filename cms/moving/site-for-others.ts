import type { CollectionSlug, Payload, Where } from 'payload'
import { tools } from '#content/tools.ts'
import { idOf } from '#engine/id-of.ts'
import { pathOfDocument } from '#engine/paths/document-paths.ts'
import { isRecord } from '#engine/rich-text/nodes.ts'
import type { ExportedPicture, ExportedText, SiteExport } from '#moving/write/site-export.ts'
import { environment } from '#platform/environment/environment.ts'
import { assetRef } from '../hooks/image-file.ts'
import type { Author, Category, Media, Page, Post } from '../payload-types.ts'

const BATCH = 50

/** Returns the blog and the text pages as other systems can take them over: what is published, and drafts. */
export async function siteForOthers(cms: Payload): Promise<SiteExport> {
  const { siteUrl } = environment
  const [brand, authors, categories, pictures, paths, studies] = await Promise.all([
    cms.findGlobal({ slug: 'brand', depth: 0 }),
    allOf<Author>(cms, 'authors'),
    allOf<Category>(cms, 'categories'),
    allOf<Media>(cms, 'media').then((all) => new Map(all.map((media) => [media.id, pictureOf(media)]))),
    pathsOf(cms),
    allOf<{ id: number; title: string; slug: string }>(cms, 'case-studies'),
  ])
  const authorOf = new Map(authors.map(({ id, username }) => [id, username]))
  const categoryOf = new Map(categories.map(({ id, slug }) => [id, String(slug)]))
  const linked = (title: string, collection: string, slug: string, text = '') => ({
    title,
    href: pathOfDocument(collection, { slug }) ?? '/',
    text,
  })
  return {
    siteUrl,
    title: brand.name,
    description: brand.name,
    language: 'en-US',
    authors: authors.map(({ id, name, username, email, bio, sameAs, avatar }) => ({
      id,
      name,
      slug: username,
      email: email ?? undefined,
      bio: bio ?? undefined,
      profiles: (sameAs ?? []).map(({ url }) => url),
      portrait: avatar,
    })),
    categories: categories.map(({ id, title, slug, description }) => ({
      id,
      title,
      slug: String(slug),
      description: description ?? '',
    })),
    pictures: async function* () {
      for (const picture of pictures.values()) if (picture) yield picture
    },
    texts: async function* () {
      for await (const post of documentsOf<Post>(cms, 'posts')) yield textOfPost(post)
      for await (const page of documentsOf<Page>(cms, 'pages')) yield textOfPage(page)
    },
    pictureOf: (value) => pictures.get(idOf(value as number) ?? -1),
    pathOf: ({ relationTo, value }) => paths.get(`${relationTo}/${idOf(value as number)}`),
    embeds: {
      tools: new Map(tools.map(({ slug, name, desc }) => [slug, linked(name, 'tools', slug, desc)])),
      studies: new Map(studies.map(({ id, title, slug }) => [id, linked(title, 'case-studies', slug)])),
    },
  }

  function textOfPost(post: Post): ExportedText {
    const { id, title, slug, excerpt, body, publishDate, updatedAt, featureImage, pinned } = post
    return {
      ...{ kind: 'post', id, title, slug: String(slug), path: pathOfDocument('posts', post) ?? '/' },
      excerpt: excerpt ?? '',
      body,
      status: post._status === 'published' ? 'published' : 'draft',
      date: publishDate ?? undefined,
      updated: updatedAt,
      author: authorOf.get(idOf(post.author) ?? -1),
      categories: (post.categories ?? []).flatMap((category) => categoryOf.get(idOf(category) ?? -1) ?? []),
      picture: featureImage,
      seo: seoOf(post),
      pinned: pinned ?? false,
    }
  }

  function textOfPage(page: Page): ExportedText {
    const { id, title, slug, lastUpdated, updatedAt } = page
    return {
      ...{ kind: 'page', id, title, slug: String(slug), path: pathOfDocument('pages', page) ?? '/' },
      excerpt: '',
      body: { root: { type: 'root', children: (page.layout ?? []).flatMap(nodesOfBlock) } },
      status: page._status === 'published' ? 'published' : 'draft',
      date: page.createdAt,
      updated: lastUpdated ?? updatedAt,
      categories: [],
      seo: seoOf(page),
    }
  }
}

/** Returns the text of a page’s block. Questions are documents of their own, so their block is none. */
function nodesOfBlock(block: unknown): unknown[] {
  if (!isRecord(block)) return []
  if (block.blockType === 'cta') return [{ type: 'block', fields: { ...block, blockType: 'callToAction' } }]
  const content = block.content as { root?: { children?: unknown[] } } | null | undefined
  return content?.root?.children ?? []
}

const seoOf = ({ seo }: Pick<Post, 'seo'>) => ({
  title: seo?.title ?? undefined,
  description: seo?.description ?? undefined,
  noindex: seo?.noindex ?? false,
})

function pictureOf(media: Media): ExportedPicture | undefined {
  const { id, alt, filename, createdAt } = media
  const reference = assetRef(media)
  if (!filename || !reference) return undefined
  const [, name, size, extension] = reference.split('-')
  const url = `/images/${environment.imageProject}/${environment.imageDataset}/${name}-${size}.${extension}`
  return { id, url, file: filename, alt: alt ?? '', date: createdAt }
}

async function pathsOf(cms: Payload) {
  const paths = new Map<string, string>()
  for (const collection of ['posts', 'pages', 'categories', 'services', 'case-studies', 'vacancies', 'team'] as const)
    for (const document of await allOf<{ id: number; slug: string; founder?: boolean }>(cms, collection)) {
      const path = pathOfDocument(collection, document)
      if (path) paths.set(`${collection}/${document.id}`, path)
    }
  return paths
}

async function allOf<T>(cms: Payload, collection: CollectionSlug): Promise<T[]> {
  const { docs } = await cms.find({ collection, depth: 0, pagination: false, sort: 'id' })
  return docs as unknown as T[]
}

/** Yields documents a batch at a time, because texts are large. */
async function* documentsOf<T extends { id: number }>(cms: Payload, collection: CollectionSlug): AsyncGenerator<T> {
  for (let after = 0; ; ) {
    const where: Where = { id: { greater_than: after } }
    const { docs } = await cms.find({ collection, where, sort: 'id', limit: BATCH, pagination: false, depth: 0 })
    yield* docs as unknown as T[]
    if (docs.length < BATCH) return
    after = Number(docs.at(-1)?.id)
  }
}
