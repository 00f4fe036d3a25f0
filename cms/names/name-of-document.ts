import { tools } from '#content/tools.ts'
import { titleOf } from '../collaboration/document-name.ts'

/** The names of tools that editors have not replaced, by slug. */
export const builtInNames: Record<string, string> = Object.fromEntries(tools.map(({ slug, name }) => [slug, name]))

/** Returns what a document is called everywhere in the back office. */
export function nameOfDocument(config: Parameters<typeof titleOf>[0], document: Record<string, unknown> | null) {
  const isUnnamedTool = config.slug === 'tools' && document && !document.name
  return titleOf(config, isUnnamedTool ? { ...document, name: builtInNames[String(document.slug)] } : document)
}
