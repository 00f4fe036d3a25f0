import { z } from 'zod'
import { find } from '#cms/database/client.ts'
import type { Author, Post } from '#cms/payload-types.ts'
import { Failure } from '#engine/failures.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { specImage } from '#site/documents/spec-image.ts'

/** POST /api/get-post. */
export const GetPost = z.object({ slug: z.string({ error: 'Send the slug of a post.' }).max(200) })

const IN_LIST = {
  title: true,
  slug: true,
  excerpt: true,
  publishDate: true,
  featureImage: true,
  author: true,
  categories: true,
} as const

/**
 * Responds to GET /api/get-posts with every published post, newest first, in the shape of the specification (§3, §7).
 */
export async function getPosts() {
  // Grows: the specification asks for all posts.
  const { docs } = await find('posts', { sort: '-publishDate', select: IN_LIST, depth: 1 })
  return { success: true, posts: docs.map(toSpecPost) }
}

/**
 * Returns a post with its text.
 * @throws {Failure} not-found, with the empty list that clients parse
 */
export async function getPost({ slug }: z.output<typeof GetPost>) {
  const post = await findBySlug('posts', slug, { depth: 1 })
  if (!post) throw new Failure('not-found', { data: { data: [] } })
  return { success: true, message: 'Found', data: [{ ...toSpecPost(post), body: plainText(post.body) }] }
}

/** Responds to GET /api/get-authors/ with every author, without email addresses: that field is private. */
export async function getAuthors() {
  // Grows: the specification asks for all of them.
  const { docs } = await find('authors', { sort: 'name', depth: 1 })
  return { success: true, authors: docs.map(toSpecAuthor) }
}

/** Returns a post with dates, names, and references in the format of the specification. */
export function toSpecPost(post: Post) {
  return {
    _id: String(post.id),
    title: post.title,
    slug: { current: post.slug },
    excerpt: post.excerpt ?? '',
    publishDate: post.publishDate ?? null,
    featureImage: specImage(post.featureImage),
    author: post.author ? { _ref: idOf(post.author) } : null,
    categories: (post.categories ?? []).map((category) => ({ _ref: idOf(category) })),
  }
}

/** Returns an author in the format of the specification, without the email address. */
export function toSpecAuthor(author: Author) {
  return { _id: String(author.id), authorUsername: author.username, authorAvatar: specImage(author.avatar) }
}

function idOf(relation: number | { id: number }) {
  return String(typeof relation === 'object' ? relation.id : relation)
}
