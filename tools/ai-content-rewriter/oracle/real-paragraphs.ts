import { readdirSync, readFileSync } from 'node:fs'
import { parseFragment } from 'parse5'
import { corpus } from '#tests/support/corpus.ts'
import { languageOfText } from '../language-of-text.ts'

const MIN_WORDS = 12

/** Returns English paragraphs of article pages, or none where the set is absent. */
export function realParagraphs(): string[] {
  const folder = corpus('readability-pages')
  if (!folder) return []
  return readdirSync(folder).flatMap((name) => {
    if (name === 'LICENSE' || name.includes('.')) return []
    const paragraphs = paragraphsOf(readFileSync(`${folder}/${name}/expected.html`, 'utf8'))
    return languageOfText(paragraphs.join('\n')).code === 'en' ? paragraphs : []
  })
}

type Node = { nodeName: string; value?: string; childNodes?: Node[] }

function paragraphsOf(html: string): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    if (node.nodeName === 'p') found.push(plainText(node).replace(/\s+/g, ' ').trim())
    else for (const child of node.childNodes ?? []) walk(child)
  }
  walk(parseFragment(html) as Node)
  return found.filter((text) => text.split(' ').length >= MIN_WORDS)
}

const plainText = (node: Node): string => node.value ?? (node.childNodes ?? []).map(plainText).join('')
