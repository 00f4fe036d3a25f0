import type { ToolAbout } from '../engine/tool/about.ts'
import { builtTools } from '../tools/list.ts'
import { plannedTools } from './planned-tools.ts'

/** `isBuilt`: there is a folder of its name in `tools/`. The page of another tool says that it is coming. */
export type ListedTool = ToolAbout & { isBuilt: boolean }

const inOrder = (a: ToolAbout, b: ToolAbout) => a.order - b.order || a.slug.localeCompare(b.slug)

/** Every tool that has a page, in the order of its category. */
export const tools: ListedTool[] = [
  ...builtTools.map((about) => ({ ...about, isBuilt: true })),
  ...plannedTools.map((about) => ({ ...about, isBuilt: false })),
].toSorted(inOrder)
