import { findPages, readList } from '#cms/database/client.ts'
import { remember } from '#cms/reads.ts'
import type { NeededData } from '#engine/tool/about.ts'
import { listedTools, type ToolTexts, toolWithTexts, type VisibleTool } from '#site/documents/listed-tools.ts'
import type { ToolLink, ToolPageProps } from './tool-page.tsx'
import type { ToolRow } from './tool-row.ts'
import type { ToolGroup } from './tools-index.tsx'

const groupNames: Record<VisibleTool['category'], string> = {
  seo: 'SEO',
  content: 'Content',
  image: 'Image converter',
  code: 'Code minifier',
  misc: 'Misc',
}
/** The subject of the suggested post if no post is about the tool. */
const topics: Record<VisibleTool['category'], string> = {
  seo: 'crawl',
  content: 'content',
  image: 'pictures',
  code: 'page speed',
  misc: 'analytics',
}
const runsIn: Record<VisibleTool['runs'], { short: string; long: string }> = {
  browser: { short: 'browser', long: 'in your browser, so that nothing leaves your machine' },
  server: { short: 'server', long: 'on our server, which fetches the public URL you enter' },
  provider: { short: 'outside data', long: 'with figures from a source that the report names' },
}

export async function toolsIndex() {
  const tools = await listedTools()
  const groups = Object.entries(groupNames).map(
    ([id, name]): ToolGroup => ({
      id,
      name,
      tools: tools.filter(({ category }) => category === id).map(toRow),
    }),
  )
  return {
    groups: groups.filter((group) => group.tools.length > 0),
    total: tools.filter(({ isOpen, missing }) => isOpen && !missing).length,
  }
}

export async function toolBySlug(slug: string) {
  const found = await toolWithTexts(slug)
  if (!found) return undefined
  const { name, title, ownTitle, desc, category, runs, steps, content, description, robots, isOpen, offers } = found
  const page: Omit<ToolPageProps, 'content' | 'reviews'> = {
    name,
    desc: desc.replace(/\.$/, ''),
    group: { label: groupNames[category], href: `/tools/#${category}` },
    runs: runsIn[runs].long,
    steps,
    related: await relatedTo(found),
    // A search, which every change of content would repeat for each tool: only for the page that shows its result.
    ...(isOpen ? {} : { meanwhile: await alternativeTo(found) }),
    ...(found.missing ? { missing: await missingOf(found.missing) } : {}),
  }
  return { page, offers, content, facts: { category, isOpen }, seo: { title, ownTitle, description, robots } }
}

/** Returns the open tools that its report may name. */
async function relatedTo({ related }: VisibleTool): Promise<ToolRow[]> {
  const open = (await listedTools()).filter(({ isOpen }) => isOpen)
  return related
    .flatMap((slug) => open.filter((tool) => tool.slug === slug))
    .toSorted((one, other) => Number(one.missing !== undefined) - Number(other.missing !== undefined))
    .map(toRow)
}

/** Returns what a page says about the data that its tool lacks, with the tool that helps instead. */
async function missingOf({ without, instead }: NeededData) {
  const tool = (await listedTools()).find(({ slug, isOpen }) => slug === instead && isOpen)
  return { without, ...(tool ? { instead: toRow(tool) } : {}) }
}

const toRow = ({ name, slug, desc, icon, runs, isOpen, missing }: VisibleTool): ToolRow => ({
  name,
  slug,
  desc,
  icon,
  runs: runsIn[runs].short,
  isOpen,
  ...(missing ? { hasNoData: true } : {}),
})

const LINK = { title: true, slug: true } as const

/** Returns the service that this tool belongs to, otherwise the closest article, otherwise the blog. */
async function alternativeTo({ id, name, category }: VisibleTool & ToolTexts): Promise<ToolLink> {
  const [service] =
    id === undefined
      ? []
      : await readList('services', { where: { relatedTools: { equals: id } }, limit: 1, select: LINK })
  if (service) return { label: `Related service: ${service.title}`, href: `/services/${service.slug}/` }
  const article = (await nearestArticle(name)) ?? (await nearestArticle(topics[category]))
  if (article) return { label: `Read: ${article.title}`, href: article.path }
  return { label: 'Read the blog', href: '/blog/' }
}

function nearestArticle(subject: string) {
  return remember(`nearest article: ${subject}`, async () => {
    const { pages } = await findPages(subject)
    const article = pages.find(({ kind }) => kind === 'article')
    return article && { title: article.title, path: article.path }
  })
}
