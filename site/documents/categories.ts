import { countPostsByCategory, readList } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'

/** Returns categories with posts, in their order; other categories have no page. */
export function categories() {
  return remember('categories', async () => {
    const [docs, counts] = await Promise.all([readList('categories', { sort: 'order' }), countPostsByCategory()])
    return docs.filter(({ id }) => counts.has(id)).map(({ title, slug }) => ({ title, slug: slug ?? '' }))
  })
}
