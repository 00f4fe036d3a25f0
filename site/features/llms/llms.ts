import { find, readGlobal } from '#cms/database/client.ts'
import { ASSISTANTS_PATH, MCP_PATH } from '#engine/assistants/paths.ts'
import { type DocumentWithPath, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isIndexable } from '#engine/paths/indexing.ts'
import { oneLine } from '#engine/rich-text/markdown-text.ts'
import { listedTools } from '#site/documents/listed-tools.ts'
import { isEmptyList } from '#site/documents/live-paths.ts'

/** Documents of a kind; programs find the others in the sitemap. */
const MAX_LISTED = 500
const listed = { slug: true, seo: { noindex: true }, _status: true } as const
const POST = { ...listed, title: true, excerpt: true } as const
const STUDY = { ...listed, title: true, work: true } as const
const SERVICE = { ...listed, title: true, summary: true, family: true } as const

type Link = { label: string; path: string; note?: string | null | undefined }

const families = {
  core: 'SEO services',
  cms: 'Services for a store platform',
  industry: 'Services for an industry',
  ppc: 'Paid advertising services',
  creative: 'Creative services',
} as const

/**
 * Returns a summary of the site for programs. Lists only pages that search engines may index. Source:
 * https://llmstxt.org
 */
export async function llmsText(siteUrl: string): Promise<string> {
  const [brand, services, tools, posts, studies, hasNoHistory] = await Promise.all([
    readGlobal('brand'),
    find('services', { sort: 'title', select: SERVICE, limit: MAX_LISTED, pagination: false }),
    listedTools(),
    find('posts', { sort: '-publishDate', select: POST, limit: MAX_LISTED, pagination: false }),
    find('case-studies', { sort: '-publishDate', select: STUDY, limit: MAX_LISTED, pagination: false }),
    isEmptyList('/our-journey/'),
  ])
  const section = (heading: string, links: Link[]) =>
    links.length === 0 ? [] : [`## ${heading}`, links.map((link) => lineOf(link, siteUrl)).join('\n')]
  const summary = brand.tagline || `Website of ${brand.name}.`
  return `${[
    `# ${oneLine(brand.name)}`,
    `> ${oneLine(summary)}`,
    ...(posts.docs.length > 0 ? [`Every article is also available as Markdown: add \`.md\` to its URL.`] : []),
    ...Object.entries(families).flatMap(([family, heading]) =>
      section(
        heading,
        linksOf(
          'services',
          services.docs
            .filter((service) => service.family === family)
            .map((service) => ({ ...service, label: service.title, note: service.summary })),
        ),
      ),
    ),
    ...section(
      'Free tools',
      linksOf(
        'tools',
        tools.map((tool) => ({ ...tool, label: tool.name, note: tool.desc })),
      ),
    ),
    ...section(
      'Articles',
      linksOf(
        'posts',
        posts.docs.map((post) => ({ ...post, label: post.title, note: post.excerpt })),
      ),
    ),
    ...section(
      'Case studies',
      linksOf(
        'case-studies',
        studies.docs.map((study) => ({ ...study, label: study.title, note: study.work })),
      ),
    ),
    ...section('For assistants', [
      {
        label: 'The free tools as an MCP server',
        path: ASSISTANTS_PATH,
        note: `Model Context Protocol, Streamable HTTP, at ${new URL(MCP_PATH, siteUrl).href}; no account and no key`,
      },
    ]),
    ...section('Contact', [
      { label: 'Request a proposal or book a call', path: '/contact-us/' },
      { label: 'Free times for a call', path: '/book-a-call/' },
      ...(hasNoHistory ? [] : [{ label: 'The history of the agency', path: '/our-journey/' }]),
    ]),
  ].join('\n\n')}\n`
}

type ListedDocument = DocumentWithPath & Parameters<typeof isIndexable>[1] & Omit<Link, 'path'>

function linksOf(collection: string, documents: ListedDocument[]): Link[] {
  return documents
    .filter((document) => isIndexable(collection, document))
    .flatMap(({ label, note, ...document }) => {
      const path = pathOfDocument(collection, document)
      return path ? [{ label, path, note }] : []
    })
}

function lineOf({ label, path, note }: Link, siteUrl: string) {
  return `- [${oneLine(label)}](${new URL(path, siteUrl).href})${note ? `: ${oneLine(note)}` : ''}`
}
