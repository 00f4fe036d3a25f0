import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { builtTools } from '#tools/list.ts'

/** Returns the definition of every tool, by slug. */
export async function allTools(): Promise<Tool[]> {
  return Promise.all(builtTools.map(({ slug }) => load(slug)))
}

/**
 * Returns the tool with this slug.
 * @throws {Failure} not-found, with the names that are nearest
 */
export async function toolNamed(slug: string): Promise<Tool> {
  const slugs = builtTools.map((about) => about.slug)
  if (slugs.includes(slug)) return load(slug)
  const words = slug.split('-').filter((word) => word.length > 2)
  const likeness = (name: string) => words.filter((word) => name.includes(word)).length
  const highest = Math.max(...slugs.map(likeness))
  const similar = highest > 0 ? slugs.filter((name) => likeness(name) === highest) : []
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(', ')}?` : ' Without a name, all are listed.'
  throw new Failure('not-found', { message: `There is no tool "${slug}".${hint}` })
}

async function load(slug: string): Promise<Tool> {
  return ((await import(new URL(`../tools/${slug}/tool.ts`, import.meta.url).href)) as { tool: Tool }).tool
}
