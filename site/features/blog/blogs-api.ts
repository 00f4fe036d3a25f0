import { z } from 'zod'
import { countPostsByCategory, find } from '#cms/database/client.ts'
import type { Category } from '#cms/payload-types.ts'
import { Failure } from '#engine/failures.ts'
import { findBySlug } from '#site/documents/find-by-slug.ts'
import { toSpecPost } from './api.ts'
import { POSTS_PER_PAGE } from './page-size.ts'

const MAX_POSTS = 100

const pageNumber = z.coerce
  .number({ error: 'page must be a whole number, 1 or higher.' })
  .int('page must be a whole number, 1 or higher.')
  .min(1, 'page must be a whole number, 1 or higher.')
  .max(100_000, 'This page does not exist.')
  .default(1)

const pageLength = z.coerce
  .number({ error: `limit must be a whole number from 1 to ${MAX_POSTS}.` })
  .int(`limit must be a whole number from 1 to ${MAX_POSTS}.`)
  .min(1, `limit must be a whole number from 1 to ${MAX_POSTS}.`)
  .max(MAX_POSTS, `limit must be a whole number from 1 to ${MAX_POSTS}.`)
  .default(POSTS_PER_PAGE)

const Part = z.object({ page: pageNumber, limit: pageLength })

/** POST /api/get-category-blogs. */
export const GetCategoryBlogs = z.object({
  slug: z.string({ error: 'Send the slug of a category.' }).max(200),
  page: pageNumber,
  limit: pageLength,
})

/**
 * Responds to GET /api/get-blogs with one page of the published posts, newest first. A page after the last one is
 * empty.
 * @throws {Failure} invalid, if a parameter is
 */
export async function getBlogs(url: URL) {
  const parsed = Part.safeParse(filterOf(url.searchParams))
  if (!parsed.success) throw invalidParameters(parsed.error)
  const { posts, total, pages } = await somePosts(parsed.data)
  return { success: true, posts, total, pages }
}

/** Responds to GET /api/get-categories with the categories that have posts, in the site's own order. */
export async function getCategories() {
  const counts = await countPostsByCategory()
  const { docs } = await find('categories', { where: { id: { in: [...counts.keys()] } }, sort: 'order' })
  const categories = docs
    .map((category) => ({ ...toSpecCategory(category), count: counts.get(category.id) ?? 0 }))
    .filter(({ count }) => count > 0)
  return { success: true, categories }
}

/**
 * Returns one page of a category's posts, newest first.
 * @throws {Failure} not-found, if the category does not exist
 */
export async function getCategoryBlogs({ slug, ...part }: z.output<typeof GetCategoryBlogs>) {
  const category = await findBySlug('categories', slug)
  if (!category) throw new Failure('not-found', { data: { posts: [], data: [] } })
  const { posts, total, pages } = await somePosts({ ...part, category: category.id })
  return { success: true, message: 'Found', category: toSpecCategory(category), posts, data: posts, total, pages }
}

async function somePosts({ category, page, limit }: z.output<typeof Part> & { category?: number }) {
  const found = await find('posts', {
    ...(category === undefined ? {} : { where: { categories: { in: [category] } } }),
    // Posts published in the same minute keep their order across pages.
    sort: ['-publishDate', '-id'],
    select: {
      title: true,
      slug: true,
      excerpt: true,
      publishDate: true,
      featureImage: true,
      author: true,
      categories: true,
    },
    depth: 1,
    page,
    limit,
  })
  return { posts: found.docs.map(toSpecPost), total: found.totalDocs, pages: Math.max(1, found.totalPages) }
}

/** An empty parameter counts as missing. */
function filterOf(parameters: URLSearchParams) {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''))
}

function invalidParameters(error: z.ZodError) {
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]))
  return new Failure('invalid', { message: error.issues[0]?.message ?? '', errors })
}

const toSpecCategory = ({ id, title, slug, description }: Category) => ({
  _id: String(id),
  title,
  slug: { current: slug },
  description: description ?? '',
})
