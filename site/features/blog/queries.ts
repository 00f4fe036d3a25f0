import type { ReactNode } from 'react'
import { find, readGlobal, viewsSince } from '#cms/database/client.ts'
import type { Author, Post } from '#cms/payload-types.ts'
import { remember } from '#cms/reads.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleBlocks } from '#site/content/article-blocks.tsx'
import { type ArticleEmbeds, articleEmbeds } from '#site/content/article-embeds.ts'
import { type ArticleFacts, articleFacts } from '#site/content/article-facts.ts'
import { documentPath } from '#site/content/document-path.ts'
import { findBySlug } from '#site/content/find-by-slug.ts'
import { livePaths } from '#site/content/live-paths.ts'
import { pictureOf } from '#site/content/picture.ts'
import { firstWords } from '#site/ui/text/text.ts'
import { isNew } from './is-new.ts'
import { EXCERPT_WORDS, POSTS_PER_PAGE, pageCount, RECOMMENDED } from './page-size.ts'
import type { PostAuthor, PostCardProps } from './post-card.tsx'
import { readingMinutes } from './reading-time.ts'
import { rankRelated } from './related.ts'
import { rankTrending, TRENDING_DAYS } from './trending.ts'

/** What lists need from a post: its card and its search fields. */
export type ListedPost = {
  id: number
  slug: string
  publishDate: string
  pinned: boolean
  categories: number[]
  author?: string
  card: PostCardProps
}

/** Number of articles suggested on the not-found page. */
const SUGGESTIONS = 3
/** Number of posts in a carousel. */
const CAROUSEL_POSTS = 8

/** Returns every published post, newest first, without its text. Cached until a post, author, or image changes. */
export function listedPosts(): Promise<ListedPost[]> {
  return remember('listed posts', async () => {
    const { docs } = await find('posts', { sort: '-publishDate', depth: 2 })
    return docs.map(toListed)
  })
}

/** Returns links to the newest posts, for the not-found page. */
export async function newestArticles() {
  const posts = await listedPosts()
  return posts.slice(0, SUGGESTIONS).map(({ card }) => ({ label: card.title, href: card.href }))
}

/** Returns one page of the blog index, or undefined if it does not exist. Page 1 exists even without posts. */
export async function blogIndex(page: number) {
  const posts = await listedPosts()
  const total = pageCount(posts.length)
  if (!Number.isInteger(page) || page < 1 || page > total) return undefined
  const start = (page - 1) * POSTS_PER_PAGE
  const shown = posts.slice(start, start + POSTS_PER_PAGE)
  const others = [...posts.slice(0, start), ...posts.slice(start + POSTS_PER_PAGE)]
  return {
    ...(await carousels()),
    page,
    total,
    categories: await categories(),
    posts: shown.map(({ card, publishDate }, at) => ({ ...card, isNew: at === 0 && isNew(publishDate) })),
    recommended: others.slice(0, RECOMMENDED).map(({ card }) => card),
  }
}

/** Returns a category and all its posts; undefined if it does not exist or is empty. */
export async function postsOfCategory(slug: string) {
  const category = await findBySlug('categories', slug)
  if (!category) return undefined
  const posts = (await listedPosts()).filter((post) => post.categories.includes(category.id))
  if (posts.length === 0) return undefined
  return {
    category: { title: category.title, slug, description: category.description ?? '' },
    categories: await categories(),
    posts: posts.map(({ card }) => card),
  }
}

/** Returns an author with all their posts, or undefined. */
export async function postsOfAuthor(username: string) {
  const author = await findBySlug('authors', username, { depth: 1 })
  if (!author) return undefined
  const posts = (await listedPosts()).filter((post) => post.author === username)
  return {
    author: {
      ...toAuthor(author),
      role: author.role ?? '',
      bio: author.bio ?? '',
      sameAs: (author.sameAs ?? []).map(({ url }) => url),
    },
    posts: posts.map(({ card }) => card),
  }
}

/** Renders the form of a tool inside an article; undefined if the tool has none. */
export type RenderForm = (slug: string) => Promise<ReactNode>

/** Returns a published post with everything its page shows, or undefined. */
export async function postBySlug(slug: string, renderForm?: RenderForm) {
  const post = await findBySlug('posts', slug, { depth: 2 })
  return post && postPage(post, renderForm)
}

async function postPage(post: Post, renderForm?: RenderForm) {
  const [listed, { trending }, embeds, isLive] = await Promise.all([
    listedPosts(),
    carousels(),
    articleEmbeds(post.body),
    livePaths(),
  ])
  const facts = articleFacts(post.body)
  const self = toListed(post)
  const { card } = self
  const chosen = (post.related ?? []).map((related) => (typeof related === 'object' ? related.id : related))
  const author = typeof post.author === 'object' && post.author ? post.author : undefined
  const page = {
    card,
    url: environment.siteUrl + card.href,
    text: {
      body: post.body,
      resolve: documentPath,
      isLive,
      images: { project: environment.imageProject, dataset: environment.imageDataset },
      blocks: articleBlocks({ embeds, form: await toolForm(facts, embeds, renderForm) }),
    },
    ...(author ? { authorRow: { ...toAuthor(author), role: author.role ?? '', bio: author.bio ?? '' } } : {}),
    categories: (post.categories ?? []).flatMap((category) =>
      typeof category === 'object' ? [{ title: category.title, slug: category.slug ?? '' }] : [],
    ),
    related: rankRelated(self, listed, { chosen }).map((related) => related.card),
    trending: trending.filter(({ href }) => href !== card.href),
  }
  const seo = {
    title: post.seo?.title || post.title,
    description: post.seo?.description || card.excerpt,
    robots: post.seo?.noindex ? 'noindex, follow' : undefined,
  }
  const { publishDate, createdAt, updatedAt } = post
  return { page, seo, facts, dated: { publishDate, createdAt, updatedAt } }
}

/** Returns the form of a tool that an article shows, with its block; undefined if it shows none. */
export async function toolForm({ formBlock }: ArticleFacts, { tools }: ArticleEmbeds, renderForm?: RenderForm) {
  const tool = tools.get(String(formBlock?.tool))
  const element = tool && (await renderForm?.(tool.slug))
  return formBlock && element ? { block: formBlock, element } : undefined
}

/** Returns categories with posts; other categories have no page. */
export function categories() {
  return remember('categories', async () => {
    const [{ docs }, posts] = await Promise.all([find('categories', { sort: 'order' }), listedPosts()])
    const used = new Set(posts.flatMap((post) => post.categories))
    return docs.filter(({ id }) => used.has(id)).map(({ title, slug }) => ({ title, slug: slug ?? '' }))
  })
}

/** Returns the posts of "Trending Article" and "Best Courses". */
function carousels() {
  return remember('blog carousels', async () => {
    const [listed, views, brand] = await Promise.all([listedPosts(), recentViews(), coursesCategory()])
    const ranked = rankTrending(
      listed.map((post) => ({ ...post, views: views.get(post.id) ?? 0 })),
      CAROUSEL_POSTS,
    )
    return {
      trending: ranked.map(({ card }) => card),
      courses: listed
        .filter(({ categories }) => brand !== undefined && categories.includes(brand))
        .slice(0, CAROUSEL_POSTS)
        .map(({ card }) => card),
    }
  })
}

async function coursesCategory() {
  const { coursesCategory: chosen } = await readGlobal('brand')
  return typeof chosen === 'object' && chosen ? chosen.id : (chosen ?? undefined)
}

/** Returns the number of recent views of each post, from the site's own counter. */
async function recentViews() {
  const since = new Date(Date.now() - TRENDING_DAYS * 86_400_000).toISOString().slice(0, 10)
  return viewsSince(since)
}

function toListed(post: Post): ListedPost {
  const author = typeof post.author === 'object' && post.author ? post.author : undefined
  const slug = post.slug ?? String(post.id)
  const publishDate = post.publishDate ?? ''
  return {
    id: post.id,
    slug,
    publishDate,
    pinned: post.pinned ?? false,
    categories: (post.categories ?? []).map((category) => (typeof category === 'object' ? category.id : category)),
    ...(author ? { author: author.username } : {}),
    card: {
      href: `/blog/${slug}`,
      title: post.title,
      excerpt: firstWords(post.excerpt ?? '', EXCERPT_WORDS),
      dateIso: publishDate.slice(0, 10),
      dateText: publishDate ? formatDate(publishDate) : '',
      minutes: readingMinutes({ readMinutes: post.readMinutes, body: post.body }),
      ...(author ? { author: toAuthor(author) } : {}),
      ...definedPicture(post),
    },
  }
}

function definedPicture(post: Post) {
  const picture = pictureOf(post.featureImage)
  return picture ? { picture } : {}
}

function toAuthor(author: Author): PostAuthor {
  const avatar = pictureOf(author.avatar)
  return {
    name: author.name,
    username: author.username,
    href: `/author/${author.username}/`,
    ...(avatar ? { avatar } : {}),
  }
}
