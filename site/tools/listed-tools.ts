import { find, findOne } from '../../cms/client.ts'
import type { Tool } from '../../cms/payload-types.ts'
import { type ListedTool, tools } from '../../content/tools.ts'
import { markdownToLexical } from '../../engine/rich-text/markdown-to-lexical.ts'
import { plainText } from '../ui/rich-text/outline.ts'
import { toolSteps, toolText } from './tool-texts.ts'

/** A page that only announces its tool is not to be found; its links are. */
const NOT_OPEN = 'noindex, follow'

/** A tool as pages and menus show it: what it brings along, with what editors replaced. */
export type VisibleTool = ListedTool & {
  /** False while its page says that it is coming: it is not built, or an editor took it off. */
  isOpen: boolean
  robots: string | undefined
  createdAt?: string
  updatedAt?: string
}

export type ToolTexts = {
  /** Of its row in the CMS, to which other documents refer. */
  id: number | undefined
  title: string | undefined
  /** Rich text. */
  content: unknown
  steps: { title: string; text: string }[]
}

const LISTED = {
  slug: true,
  name: true,
  desc: true,
  description: true,
  robots: true,
  offline: true,
  createdAt: true,
  updatedAt: true,
}

/** Every tool that has a page, category by category in their own order. Loads no definition. */
export async function listedTools(): Promise<VisibleTool[]> {
  const { docs } = await find('tools', { select: LISTED })
  const rows = new Map(docs.map((row) => [row.slug, row]))
  return tools.map((tool) => merge(tool, rows.get(tool.slug)))
}

/** Everything that the page of one tool shows; undefined when there is no such tool. */
export async function toolWithTexts(slug: string): Promise<(VisibleTool & ToolTexts) | undefined> {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) return undefined
  const row = await findOne('tools', { slug: { equals: slug } })
  const [text, builtInSteps] = await Promise.all([toolText(slug), toolSteps(slug)])
  const ownSteps = (row?.steps ?? []).map(({ stepTitle, stepDescription }) => ({
    title: stepTitle,
    text: stepDescription ?? '',
  }))
  return {
    ...merge(tool, row),
    id: row?.id,
    title: row?.seo?.title || undefined,
    content: plainText(row?.content) ? row?.content : markdownToLexical(text ?? ''),
    steps: ownSteps.length > 0 ? ownSteps : builtInSteps,
  }
}

/** Whether a tool of that name has a page. */
export const isListed = (slug: string) => tools.some((tool) => tool.slug === slug)

type Row = Pick<Tool, keyof typeof LISTED>

function merge(tool: ListedTool, row: Row | undefined): VisibleTool {
  const isOpen = tool.isBuilt && !row?.offline
  return {
    ...tool,
    name: row?.name || tool.name,
    desc: row?.desc || tool.desc,
    description: row?.description || tool.description,
    isOpen,
    robots: isOpen ? row?.robots || undefined : NOT_OPEN,
    ...(row ? { createdAt: row.createdAt, updatedAt: row.updatedAt } : {}),
  }
}
