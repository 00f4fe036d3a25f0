import { formulaPath, formulas } from '#engine/formulas/registry.ts'
import { listedTools } from '#site/documents/listed-tools.ts'

/** Returns the formula of a page with the tools that use it, or undefined if there is none. */
export async function formulaBySlug(slug: string) {
  const formula = formulas.find((one) => one.slug === slug)
  if (!formula) return undefined
  const tools = (await listedTools()).filter((tool) => formula.tools.includes(tool.slug))
  return { formula, tools: tools.map(({ name, slug: own }) => ({ name, href: `/tools/${own}/` })) }
}

/** Returns all formulas for their list. */
export const listedFormulas = () =>
  formulas.map(({ name, summary, slug }) => ({ name, summary, href: formulaPath(slug) }))
