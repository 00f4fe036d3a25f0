import type { Tool } from '../../engine/tool/define-tool.ts'

/** Every folder of `tools/`: what is in it is loaded when it is asked for. */
const tools = import.meta.glob<Tool>('../../tools/*/tool.ts', { import: 'tool' })

/** The tool of that name, if it is built. */
export const toolOf = (slug: string): Promise<Tool> | undefined => tools[`../../tools/${slug}/tool.ts`]?.()

/** Every tool that is built. Their engines are not loaded by this. */
export const allTools = (): Promise<Tool[]> => Promise.all(Object.values(tools).map((load) => load()))
