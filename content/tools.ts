import type { ToolAbout } from '#engine/tool/about.ts'
import { builtTools } from '#tools/list.ts'

const inOrder = (a: ToolAbout, b: ToolAbout) => a.order - b.order || a.slug.localeCompare(b.slug)

/** Every tool, in the order of its category. */
export const tools: ToolAbout[] = builtTools.toSorted(inOrder)
