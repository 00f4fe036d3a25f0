import type { ToolAbout } from '#engine/tool/about.ts'
import type { Envelope, NextTool } from '#engine/tool/envelope.ts'

/** One chunk for each tool: a page loads those that its report names. */
const abouts = import.meta.glob<ToolAbout>('../../../tools/*/about.ts', { import: 'about' })

/** A link to a tool whose form is filled in. */
export type NextLink = { name: string; why: string; href: string }

/** The parameter that says that the others fill in the form of a tool. */
export const FILLED = 'filled'

/** Returns the links at the end of a report; tools that are not built are left out. */
export async function nextLinks({ next = [] }: Pick<Envelope, 'next'>): Promise<NextLink[]> {
  const links = next.map(async ({ slug, why, input }) => {
    const about = await abouts[`../../../tools/${slug}/about.ts`]?.()
    return about ? [{ name: about.name, why, href: nextHref({ slug, input }) }] : []
  })
  return (await Promise.all(links)).flat()
}

/** Returns the path of a tool whose form is filled in. */
export const nextHref = ({ slug, input }: Pick<NextTool, 'slug' | 'input'>) =>
  `/tools/${slug}/?${new URLSearchParams({ [FILLED]: '1', ...input })}#tool`
