import { find, readGlobal } from '../../../cms/client.ts'
import { escapeXml } from '../../../engine/xml.ts'
import { isOpen } from '../../content/vacancy-status.ts'

type Entry = { path: string; changed?: string | null | undefined }
type Dated = { updatedAt?: string | null }
type Indexed = Dated & { seo?: { noindex?: boolean | null } | null }

/** Every indexable page with the day its content changed. Pages without such a day have no `lastmod`: none is better than a wrong one. */
export async function sitemap(siteUrl: string): Promise<string> {
  const entries = (await Promise.all([blog(), services(), caseStudies(), careers(), agency()])).flat()
  const urls = [{ path: '/' }, ...entries].map(
    ({ path, changed }: Entry) =>
      `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

async function blog(): Promise<Entry[]> {
  const [posts, categories, authors] = await Promise.all([
    find('posts', { sort: '-publishDate' }),
    find('categories', { sort: 'order' }),
    find('authors', { sort: 'username' }),
  ])
  return [
    { path: '/blog/', changed: newest(posts.docs) },
    ...indexable(posts.docs).map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
    ...categories.docs.map(({ slug }) => ({ path: `/blog/category/${slug}/` })),
    ...authors.docs.map(({ username }) => ({ path: `/author/${username}/` })),
  ]
}

async function services(): Promise<Entry[]> {
  const { docs } = await find('services', { sort: 'slug' })
  return indexable(docs).map(({ slug, updatedAt }) => ({ path: `/services/${slug}/`, changed: updatedAt }))
}

async function caseStudies(): Promise<Entry[]> {
  const { docs } = await find('case-studies', { sort: '-publishDate' })
  return [
    { path: '/case-study/', changed: newest(docs) },
    ...indexable(docs).map(({ slug, updatedAt }) => ({ path: `/case-study/${slug}`, changed: updatedAt })),
  ]
}

/** A vacancy that is closed, or whose last day has passed, answers 410. */
async function careers(): Promise<Entry[]> {
  const { docs } = await find('vacancies', { sort: '-datePosted' })
  const open = docs.filter((vacancy) => isOpen(vacancy))
  return [
    { path: '/career/', changed: newest(docs) },
    ...open.map(({ slug, updatedAt }) => ({ path: `/career/${slug}`, changed: updatedAt })),
  ]
}

/** Pages about the agency, each as old as the newest of what it shows. */
async function agency(): Promise<Entry[]> {
  const [projects, testimonials, milestones, team, tools, creative, offices, pages] = await Promise.all([
    find('projects'),
    find('client-testimonials'),
    find('milestones'),
    find('team'),
    find('tools'),
    readGlobal('creative'),
    readGlobal('offices'),
    find('pages', { sort: 'slug' }),
  ])
  return [
    { path: '/portfolio', changed: newest(projects.docs) },
    { path: '/testimonial/', changed: newest(testimonials.docs) },
    { path: '/our-journey/', changed: newest([...milestones.docs, ...team.docs]) },
    ...team.docs
      .filter(({ founder }) => founder)
      .map(({ slug, updatedAt }) => ({ path: `/founder/${slug}/`, changed: updatedAt })),
    { path: '/tools/', changed: newest(tools.docs) },
    { path: '/creative/', changed: creative.updatedAt },
    { path: '/contact-us/', changed: offices.updatedAt },
    ...indexable(pages.docs).map(({ slug, updatedAt }) => ({ path: `/${slug}/`, changed: updatedAt })),
  ]
}

function indexable<T extends Indexed>(documents: T[]) {
  return documents.filter(({ seo }) => !seo?.noindex)
}

function newest(documents: Dated[]) {
  return documents
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1)
}
