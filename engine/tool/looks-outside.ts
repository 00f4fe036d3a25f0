import type { Tool } from './define-tool.ts'

type Needs = Pick<Tool, 'runs' | 'needs'>

/** Returns whether a tool gets artifacts: those that it declares, or those that its run requests. */
export const looksOutside = ({ runs, needs }: Needs) => runs !== 'browser' || needs !== undefined

/** Returns whether a tool looks at the web, and not only at the request of its visitor. */
export const looksAtWeb = (tool: Needs) => looksOutside(tool) && !isOnlyVisitor(tool)

const isOnlyVisitor = ({ needs }: Needs) =>
  needs !== undefined && Object.keys(needs).every((name) => name === 'visitor')
