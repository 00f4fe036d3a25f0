import type { Call } from './call.ts'

/** A call with its path; variable parts of the path are in braces. */
export type DescribedCall = { path: string; call: Call }

/**
 * Returns every call of the API from the files of its routes, sorted by path, so that the description is complete.
 * @throws if a route cannot be imported
 */
export async function allCalls(): Promise<DescribedCall[]> {
  const modules = import.meta.glob<{ call?: Call | (() => Promise<Call[]>) }>(
    ['../pages/api/**/*.ts', '!../pages/api/openapi.json.ts'],
    { eager: true },
  )
  const calls = Object.entries(modules).map(async ([file, { call }]) => {
    const described = typeof call === 'function' ? await call() : [call ?? []].flat()
    return described.map((one) => ({ path: one.path ?? pathOf(file), call: one }))
  })
  return (await Promise.all(calls)).flat().sort((a, b) => a.path.localeCompare(b.path))
}

const pathOf = (file: string) =>
  file
    .replace(/^.*\/pages\//, '/')
    .replace(/(\/index)?\.ts$/, '')
    .replace(/\[(?:\.{3})?([^\]]+)\]/g, '{$1}')
