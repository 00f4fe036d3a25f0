import { countPostsByCategory, find } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'

/** More than menus and filters can show. */
const MAX_CATEGORIES = 100

/** Returns the first categories with posts, in their order; other categories have no page. */
export function categories() {
  return remember('categories', async () => {
    const withPosts = [...(await countPostsByCategory()).keys()]
    const where = { id: { in: withPosts } }
    const { docs } = await find('categories', { where, sort: 'order', limit: MAX_CATEGORIES, pagination: false })
    return docs.map(({ title, slug }) => ({ title, slug: slug ?? '' }))
  })
}
