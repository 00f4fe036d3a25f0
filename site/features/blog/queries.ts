import type { ReactNode } from 'react'
import {
  countPosts,
  findOne,
  listPosts,
  listPostsOfAll,
  listTrending,
  type PostInList,
  readGlobal,
} from '#cms/database/client.ts'
import type { Author, Post } from '#cms/payload-types.ts'
import { remember } from '#cms/reads.ts'
import { idOf } from '#engine/id-of.ts'
import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { environment } from '#platform/environment/environment.ts'
import { articleBlocks } from '#site/documents/article-blocks.tsx'
import { type ArticleEmbeds, articleEmbeds } from '#site/documents/article-embeds.ts'
import { type ArticleFacts, articleFacts } from '#site/documents/article-facts.ts'
import { categories } from '#site/documents/categories.ts'
import { documentPath } from '#site/documents/document-path.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { livePaths } from '#site/documents/live-paths.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { firstWords } from '#site/ui/text/text.ts'
import { EXCERPT_WORDS, POSTS_PER_PAGE, pageCount, RECOMMENDED, RELATED } from './page-size.ts'
import type { PostAuthor, PostCardProps } from './post-card.tsx'
import { readingMinutes } from './reading-time.ts'
import { rankRelated } from './related.ts'
import { rankTrending, TRENDING_DAYS } from './trending.ts'

/** What lists need from a post: its place and its card. */
export type ListedPost = PostInList & { card: PostCardProps }

/** Number of articles suggested on the not-found page. */
const SUGGESTIONS = 3
/** Number of posts in a carousel. */
const CAROUSEL_POSTS = 8
/** Posts on one page of a category or an author. */
const POSTS_PER_LIST = 120
/** The newest posts of each of its categories, of which a post chooses its related ones. */
const RELATED_CANDIDATES = 200

/** What a card is made of. The text only counts where no minutes were entered. */
const CARD = {
  title: true,
  slug: true,
  excerpt: true,
  publishDate: true,
  featureImage: true,
  author: true,
  readMinutes: true,
} as const

/** Returns published posts with their cards, the newest first. */
export async function listedPosts(wanted: Parameters<typeof listPosts>[0]): Promise<ListedPost[]> {
  return withCards(await listPosts(wanted))
}

async function withCards<P extends PostInList>(posts: P[]) {
  const cards = await Promise.all(posts.map(cardOf))
  return posts.flatMap((post, at) => {
    const card = cards[at]
    return card ? [{ ...post, card }] : []
  })
}

/** Returns the card of a post; undefined if the post was withdrawn in this moment. */
function cardOf({ id, minutes }: PostInList): Promise<PostCardProps | undefined> {
  return remember(`card of post ${id} ${minutes}`, async () => {
    const post = await findOne('posts', { id: { equals: id } }, { select: CARD, depth: 2 })
    return post && toCard(post, minutes)
  })
}

/** Returns links to the newest posts, for the not-found page. */
export async function newestArticles() {
  const posts = await listedPosts({ limit: SUGGESTIONS })
  return posts.map(({ card }) => ({ label: card.title, href: card.href }))
}

/** Returns one page of the blog index, or undefined if it does not exist. Page 1 exists even without posts. */
export async function blogIndex(page: number) {
  const total = pageCount(await countAllPosts())
  if (!Number.isInteger(page) || page < 1 || page > total) return undefined
  const start = (page - 1) * POSTS_PER_PAGE
  const [shown, first] = await Promise.all([
    listedPosts({ limit: POSTS_PER_PAGE, offset: start }),
    listedPosts({ limit: RECOMMENDED }),
  ])
  return {
    ...(await carousels()),
    page,
    total,
    categories: await categories(),
    posts: shown.map(({ card }) => card),
    recommended: first.map(({ card }) => card),
  }
}

const countAllPosts = () => remember('number of posts', () => countPosts())

/** Returns one page of a category, its posts the newest first; undefined if it does not exist or is empty. */
export async function postsOfCategory(slug: string, page = 1) {
  const category = await findBySlug('categories', slug)
  const part = category && (await pageOf({ category: category.id }, page))
  if (!part) return undefined
  return {
    ...part,
    category: { id: category.id, title: category.title, slug, description: category.description ?? '' },
    categories: await categories(),
  }
}

/** Returns an author with one page of their posts, or undefined. */
export async function postsOfAuthor(username: string, page = 1) {
  const author = await findBySlug('authors', username, { depth: 1 })
  if (!author) return undefined
  const part =
    (await pageOf({ author: author.id }, page)) ?? (page === 1 ? { posts: [], count: 0, page, total: 1 } : undefined)
  return (
    part && {
      ...part,
      author: {
        ...toAuthor(author),
        role: author.role ?? '',
        bio: author.bio ?? '',
        sameAs: (author.sameAs ?? []).map(({ url }) => url),
      },
    }
  )
}

/** Returns one page of a long list, or undefined if it has no posts. */
async function pageOf(filter: { category: number } | { author: number }, page: number) {
  if (!Number.isInteger(page) || page < 1) return undefined
  const [posts, count] = await Promise.all([
    listedPosts({ ...filter, limit: POSTS_PER_LIST, offset: (page - 1) * POSTS_PER_LIST }),
    countPosts(filter),
  ])
  if (posts.length === 0) return undefined
  return { posts: posts.map(({ card }) => card), count, page, total: Math.ceil(count / POSTS_PER_LIST) }
}

/** Renders the form of a tool inside an article; undefined if the tool has none. */
export type RenderForm = (slug: string) => Promise<ReactNode>

/** Returns a published post with everything its page shows, or undefined. */
export async function postBySlug(slug: string, renderForm?: RenderForm) {
  const post = await findBySlug('posts', slug, { depth: 2 })
  return post && postPage(post, renderForm)
}

async function postPage(post: Post, renderForm?: RenderForm) {
  const chosen = (post.related ?? []).flatMap((related) => idOf(related) ?? [])
  const categories = (post.categories ?? []).flatMap((category) => idOf(category) ?? [])
  const [candidates, { trending }, embeds, isLive] = await Promise.all([
    relatedCandidates(chosen, categories),
    carousels(),
    articleEmbeds(post.body),
    livePaths(),
  ])
  const facts = articleFacts(post.body)
  const card = toCard(post, minutesToRead(countWords(post.body)))
  const related = rankRelated({ id: post.id, categories }, candidates, { chosen })
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
    related: (await withCards(related)).map(({ card }) => card),
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

/** Returns the posts among which those after a post are chosen: as many of the same categories, or of all. */
async function relatedCandidates(chosen: number[], categories: number[]) {
  const [own, same, newest] = await Promise.all([
    chosen.length > 0 ? listPosts({ ids: chosen, limit: chosen.length }) : [],
    listPostsOfAll(categories, RELATED_CANDIDATES),
    newestPosts(),
  ])
  return [...own, ...same, ...newest]
}

/** Enough to fill what a post without categories offers next, without itself. */
const newestPosts = () => remember('newest posts', () => listPosts({ limit: RELATED + 1 }))

/** Returns the posts of "Trending Article" and "Best Courses". */
function carousels() {
  return remember('blog carousels', async () => {
    const since = new Date(Date.now() - TRENDING_DAYS * 86_400_000).toISOString().slice(0, 10)
    const [candidates, category] = await Promise.all([listTrending(since, CAROUSEL_POSTS), coursesCategory()])
    const [trending, courses] = await Promise.all([
      withCards(rankTrending(candidates, CAROUSEL_POSTS)),
      category === undefined ? [] : listedPosts({ category, limit: CAROUSEL_POSTS }),
    ])
    return { trending: trending.map(({ card }) => card), courses: courses.map(({ card }) => card) }
  })
}

async function coursesCategory() {
  const { coursesCategory: chosen } = await readGlobal('brand')
  return typeof chosen === 'object' && chosen ? chosen.id : (chosen ?? undefined)
}

function toCard(post: Post, minutes: number): PostCardProps {
  const author = typeof post.author === 'object' && post.author ? post.author : undefined
  const publishDate = post.publishDate ?? ''
  return {
    href: `/blog/${post.slug ?? post.id}`,
    title: post.title,
    excerpt: firstWords(post.excerpt ?? '', EXCERPT_WORDS),
    dateIso: publishDate.slice(0, 10),
    dateText: publishDate ? formatDate(publishDate) : '',
    minutes: readingMinutes({ readMinutes: post.readMinutes, minutes }),
    ...(author ? { author: toAuthor(author) } : {}),
    ...definedPicture(post),
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
