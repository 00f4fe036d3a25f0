import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'

/**
 * Returns the built-in text about a tool, without its Markdown; empty if there is none. Every process of the product
 * runs in the folder of the project.
 */
export async function toolText(slug: string): Promise<string> {
  for (const file of [`tools/${slug}/text.md`, `content/planned-tools/${slug}.md`]) {
    const path = join(/* turbopackIgnore: true */ process.cwd(), file)
    const text = await readFile(/* turbopackIgnore: true */ path, 'utf8').catch(() => undefined)
    if (text !== undefined) return plainText(markdownToLexical(text))
  }
  return ''
}
