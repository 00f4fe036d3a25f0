import { readdir } from 'node:fs/promises'
import { Failure } from '../engine/failures.ts'
import type { Tool } from '../engine/tool/define-tool.ts'

const folder = new URL('../tools/', import.meta.url)

/** Every tool, by slug. A tool is a folder with a `tool.ts`. */
export async function allTools(): Promise<Tool[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(slugs.sort().map(load))
}

/** @throws {Failure} not-found, with the names that are nearest */
export async function toolNamed(slug: string): Promise<Tool> {
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (slugs.includes(slug)) return load(slug)
  const words = slug.split('-').filter((word) => word.length > 2)
  const likeness = (name: string) => words.filter((word) => name.includes(word)).length
  const most = Math.max(...slugs.map(likeness))
  const similar = most > 0 ? slugs.filter((name) => likeness(name) === most) : []
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(', ')}?` : ' Without a name, all are listed.'
  throw new Failure('not-found', { message: `There is no tool "${slug}".${hint}` })
}

async function load(slug: string): Promise<Tool> {
  return ((await import(new URL(`${slug}/tool.ts`, folder).href)) as { tool: Tool }).tool
}
