import type { Tool } from './define-tool.ts'

type Needs = Pick<Tool, 'runs' | 'needs'>

/** Returns whether a tool gets artifacts: those that it declares, or those that its run requests. */
export const getsArtifacts = ({ runs, needs }: Needs) => runs !== 'browser' || needs !== undefined

/** Returns whether a run gets artifacts; a browser tool only if a field that needs our server is filled in. */
export const runGetsArtifacts = (tool: Needs & Pick<Tool, 'fetches'>, sent: Record<string, unknown>) =>
  getsArtifacts(tool) && (tool.runs !== 'browser' || !tool.fetches || hasFetched(tool.fetches, sent))

/** Returns whether a field that our server has to fetch is filled in. */
export const hasFetched = (fetches: string[], values: Record<string, unknown>) =>
  fetches.some((name) => /\S/.test(String(values[name] ?? '')))

/** Returns whether a tool requests something from the web, not only the visitor's own request. */
export const looksAtWeb = (tool: Needs) => getsArtifacts(tool) && !isOnlyVisitor(tool)

const isOnlyVisitor = ({ needs }: Needs) =>
  needs !== undefined && Object.keys(needs).every((name) => name === 'visitor')
