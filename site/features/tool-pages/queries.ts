import { find, findOne, searchPostIds } from '../../../cms/client.ts'
import type { Tool } from '../../../cms/payload-types.ts'
import { findBySlug } from '../../content/find-by-slug.ts'
import { withoutNull } from '../../content/without-null.ts'
import type { ToolLink, ToolPageProps } from './tool-page.tsx'
import type { ToolGroup, ToolRow } from './tools-index.tsx'

const RELATED = 3
/** A page without its tool is nothing to find; its links are. */
const NOT_OPEN = 'noindex, follow'

const groupNames: Record<Tool['category'], string> = {
  seo: 'SEO',
  content: 'Content',
  image: 'Image converter',
  code: 'Code minifier',
  misc: 'Misc',
}
/** What to read where no article is about the tool itself. */
const topics: Record<Tool['category'], string> = {
  seo: 'crawl',
  content: 'content',
  image: 'pictures',
  code: 'page speed',
  misc: 'analytics',
}
const runsIn: Record<Tool['runs'], { short: string; long: string }> = {
  browser: { short: 'browser', long: 'in your browser, so that nothing leaves your machine' },
  server: { short: 'server', long: 'on our server, which fetches the public address you name' },
  provider: { short: 'outside data', long: 'with figures of a source that the report names' },
}

export async function toolsIndex() {
  const { docs } = await find('tools', { sort: 'order' })
  const groups = Object.entries(groupNames).map(
    ([id, name]): ToolGroup => ({
      id,
      name,
      tools: docs.filter(({ category }) => category === id).map(toRow),
    }),
  )
  return { groups: groups.filter(({ tools }) => tools.length > 0), total: docs.length }
}

export async function toolBySlug(slug: string) {
  const found = await findBySlug('tools', slug)
  if (!found) return undefined
  const { name, desc, category, runs, steps, content, description, robots, seo } = withoutNull(found)
  const page: Omit<ToolPageProps, 'content' | 'reviews'> = {
    name,
    desc: (desc ?? '').replace(/\.$/, ''),
    group: { label: groupNames[category], href: `/tools/#${category}` },
    runs: runsIn[runs].long,
    steps: (steps ?? []).map(({ stepTitle, stepDescription }) => ({ title: stepTitle, text: stepDescription ?? '' })),
    related: await relatedTo(found),
    meanwhile: await meanwhileOf(found),
  }
  return {
    page,
    content,
    facts: { category, ready: found.ready === true },
    seo: {
      title: seo?.title,
      description: description ?? desc ?? name,
      robots: found.ready ? robots || undefined : NOT_OPEN,
    },
  }
}

/** The next ones of its group, from the first again after the last, so that each is linked from as many as any other. */
async function relatedTo({ id, category }: Tool): Promise<ToolRow[]> {
  const { docs } = await find('tools', { where: { category: { equals: category } }, sort: 'order' })
  const at = docs.findIndex((tool) => tool.id === id)
  return [...docs.slice(at + 1), ...docs.slice(0, at)].slice(0, RELATED).map(toRow)
}

const toRow = ({ name, slug, desc, runs }: Tool): ToolRow => ({
  name,
  slug,
  desc: desc ?? '',
  runs: runsIn[runs].short,
})

/** The service this tool belongs to, else the article that is nearest to it, else the blog. */
async function meanwhileOf({ id, name, category }: Tool): Promise<ToolLink> {
  const service = await findOne('services', { relatedTools: { equals: id } })
  if (service) return { label: `Related service: ${service.title}`, href: `/services/${service.slug}/` }
  const [nearest] = [...(await searchPostIds(name)), ...(await searchPostIds(topics[category]))]
  const post = nearest === undefined ? undefined : await findOne('posts', { id: { equals: nearest } })
  if (post) return { label: `Read: ${post.title}`, href: `/blog/${post.slug}` }
  return { label: 'Read the blog', href: '/blog/' }
}
