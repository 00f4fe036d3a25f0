import { findOne, readList } from '#cms/database/client.ts'
import type { Tool } from '#cms/payload-types.ts'
import { tools } from '#content/tools.ts'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import type { DataSupply, NeededData, ToolAbout } from '#engine/tool/about.ts'
import { connectedData, missingData } from '#site/data-providers/connected-data.ts'
import { draftToRender } from './draft-to-render.ts'
import { offersOf, type ShownOffer } from './tool-offers.ts'
import { toolSteps, toolText } from './tool-texts.ts'

/** What a page tells search engines unless an editor says otherwise. */
const OPEN = 'index, follow'
/** A page that only announces its tool stays out of search engines, which still follow its links. */
const NOT_OPEN = 'noindex, follow'

/** A tool as pages and menus show it: its built-in texts, with the replacements by editors. */
export type VisibleTool = ToolAbout & {
  /** False while the page announces the tool: it is not built, or an editor closed it. */
  isOpen: boolean
  /** The data without which it is of no use, while none is connected. */
  missing?: NeededData | undefined
  robots: string
  createdAt?: string
  updatedAt?: string
}

export type ToolTexts = {
  /** Id of its row in the CMS, to which other documents refer. */
  id: number | undefined
  /** The title that editors wrote. */
  ownTitle: string | undefined
  /** Rich text. */
  content: unknown
  steps: { title: string; text: string }[]
  /** The sentences with which its reports may end. */
  offers: ShownOffer[]
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

/** Returns all tools that have a page, in their order, those without their data last. Loads no definition. */
export async function listedTools(): Promise<VisibleTool[]> {
  const [list, connected] = await Promise.all([readList('tools', { select: LISTED }), connectedData()])
  const rows = Map.groupBy(list, ({ slug }) => slug)
  return tools
    .map((tool) => merge(tool, rows.get(tool.slug)?.[0], connected))
    .toSorted((one, other) => Number(one.missing !== undefined) - Number(other.missing !== undefined))
}

/** Returns everything that the page of a tool shows, or undefined if there is no such tool. */
export async function toolWithTexts(slug: string): Promise<(VisibleTool & ToolTexts) | undefined> {
  const tool = tools.find((one) => one.slug === slug)
  if (!tool) return undefined
  const row = draftToRender('tools') ?? (await findOne('tools', { slug: { equals: slug } }))
  const [text, builtInSteps, connected, offers] = await Promise.all([
    toolText(slug),
    toolSteps(slug),
    connectedData(),
    offersOf(slug, row?.offer),
  ])
  const ownSteps = (row?.steps ?? []).map(({ stepTitle, stepDescription }) => ({
    title: stepTitle,
    text: stepDescription ?? '',
  }))
  return {
    ...merge(tool, row, connected),
    id: row?.id,
    ownTitle: row?.seo?.title || undefined,
    content: plainText(row?.content) ? row?.content : markdownToLexical(text ?? ''),
    steps: ownSteps.length > 0 ? ownSteps : builtInSteps,
    offers,
  }
}

/** Returns whether a tool has a page. */
export const isListed = (slug: string) => tools.some((tool) => tool.slug === slug)

type Row = Pick<Tool, keyof typeof LISTED>

function merge(tool: ToolAbout, row: Row | undefined, connected: readonly DataSupply[]): VisibleTool {
  const isOpen = !row?.offline
  return {
    ...tool,
    name: row?.name || tool.name,
    title: row?.name || tool.title,
    desc: row?.desc || tool.desc,
    description: row?.description || tool.description,
    isOpen,
    missing: missingData(tool, connected),
    robots: isOpen ? row?.robots || OPEN : NOT_OPEN,
    ...(row ? { createdAt: row.createdAt, updatedAt: row.updatedAt } : {}),
  }
}
