import type { Call } from './endpoint.ts'

/** A call with the address it answers at; parts of the address that vary stand in braces. */
export type Described = { path: string; call: Call }

/** Every call of the API, from the files of its routes: none can be left out of the description. */
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
