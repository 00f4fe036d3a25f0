import type { Tool } from '#engine/tool/define-tool.ts'

/** Loaders of all tool definitions. A definition is loaded on first use. */
const tools = import.meta.glob<Tool>('../tools/*/tool.ts', { import: 'tool' })

/** Returns the definition of a tool, or undefined if there is none. */
export const toolOf = (slug: string): Promise<Tool> | undefined => tools[`../tools/${slug}/tool.ts`]?.()

/** Returns the definitions of all tools. This does not load their engines. */
export const allTools = (): Promise<Tool[]> => Promise.all(Object.values(tools).map((load) => load()))
