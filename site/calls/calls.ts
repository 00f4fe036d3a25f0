import type { Call } from './endpoint.ts'

/** A call with its path; variable parts of the path are in braces. */
export type Described = { path: string; call: Call }

/** Returns every call of the API from the files of its routes, so that the description is complete. */
export function allCalls(): Described[] {
  const modules = import.meta.glob<{ call?: Call | Call[] }>(
    ['../pages/api/**/*.ts', '!../pages/api/openapi.json.ts'],
    { eager: true },
  )
  return Object.entries(modules)
    .flatMap(([file, module]) => [module.call ?? []].flat().map((call) => ({ path: call.path ?? pathOf(file), call })))
    .sort((a, b) => a.path.localeCompare(b.path))
}

const pathOf = (file: string) =>
  file
    .replace(/^.*\/pages\//, '/')
    .replace(/(\/index)?\.ts$/, '')
    .replace(/\[(?:\.{3})?([^\]]+)\]/g, '{$1}')
