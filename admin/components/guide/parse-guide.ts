import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export type MarkdownNode = {
  type: string
  value?: string
  depth?: number
  url?: string
  ordered?: boolean | null
  align?: (string | null)[]
  children?: MarkdownNode[]
}

/** A heading with the id that links to it name, as on GitHub. */
export type GuideHeading = { id: string; text: string; level: number }

export type Guide = { title: string; headings: GuideHeading[]; nodes: MarkdownNode[] }

/** The guides of the back office: the last part of their path, and their file in `docs/`. The first is the start. */
export const guides = [
  { slug: '', file: 'editors.md', label: 'For editors' },
  { slug: 'providers', file: 'providers.md', label: 'Data providers' },
  { slug: 'api-keys', file: 'api-keys.md', label: 'API keys' },
  { slug: 'webhooks', file: 'webhooks.md', label: 'Webhooks' },
  { slug: 'moving', file: 'moving.md', label: 'Moving in and out' },
] as const

/** @example guidePath('providers') // '/admin/guide/providers' */
export const guidePath = (slug: string) => (slug === '' ? '/admin/guide' : `/admin/guide/${slug}`)

/** Takes a guide apart. Its first heading is its title. */
export function parseGuide(markdown: string): Guide {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as MarkdownNode
  const [first, ...rest] = tree.children ?? []
  const hasTitle = first?.type === 'heading' && first.depth === 1
  const nodes = hasTitle ? rest : [first, ...rest].filter((node) => node !== undefined)
  const headings = nodes.flatMap((node) => (node.type === 'heading' ? [headingOf(node)] : []))
  return { title: hasTitle ? plainText(first) : '', headings, nodes }
}

export function headingOf(node: MarkdownNode): GuideHeading {
  const text = plainText(node)
  return { id: anchorOf(text), text, level: node.depth ?? 2 }
}

/**
 * Returns where a link of a guide leads in the back office; undefined for files that only the repository has.
 * @example guideTarget('providers.md#prices') // '/admin/guide/providers#prices'
 */
export function guideTarget(url: string): string | undefined {
  if (url.startsWith('#') || url.startsWith('/') || /^https?:/i.test(url)) return url
  const [file, anchor] = url.replace(/^\.\//, '').split('#', 2)
  const guide = guides.find((one) => one.file === file)
  return guide && guidePath(guide.slug) + (anchor ? `#${anchor}` : '')
}

/** @example anchorOf('API keys & webhooks') // 'api-keys--webhooks' */
function anchorOf(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

function plainText({ value = '', children = [] }: MarkdownNode): string {
  return value + children.map(plainText).join('')
}
