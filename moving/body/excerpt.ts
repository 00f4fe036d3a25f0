import type { PastedNode } from '#engine/pasting/nodes.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'

const TEXTS = ['paragraph', 'list', 'quote']

/**
 * Returns the first words of a text, without its headings, tables, and blocks, for a post that has no excerpt.
 * @returns at most `maxWords` words, with an ellipsis if there are more; empty if the text has none
 */
export function excerptOf(nodes: PastedNode[], maxWords: number): string {
  const words: string[] = []
  for (const node of nodes) {
    if (!TEXTS.includes(node.type)) continue
    words.push(
      ...plainText({ root: { children: [node] } })
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, maxWords + 1),
    )
    if (words.length > maxWords)
      return `${words
        .slice(0, maxWords)
        .join(' ')
        .replace(/[,;:–—-]+$/, '')}…`
  }
  return words.join(' ')
}
