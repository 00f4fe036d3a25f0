import { readHtml } from './html-tags.ts'

const BLOCK =
  /^(?:address|article|aside|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)$/
const UNSEEN = /^(?:script|style|template|noscript|iframe|textarea|select)$/

/** Returns HTML as plain text: blocks and breaks begin a line, and blank lines separate blocks. */
export function plainLines(html: string): string {
  if (!/[<&]/.test(html)) return joinLines(html)
  const parts: string[] = []
  let hidden: string | undefined
  readHtml(html, {
    tag: ({ name, isEnd }) => {
      if (hidden === name && isEnd) hidden = undefined
      else if (!hidden && !isEnd && UNSEEN.test(name)) hidden = name
      if (name === 'br') parts.push('\n')
      else if (BLOCK.test(name)) parts.push('\n\n')
    },
    text: (chars) => {
      if (!hidden) parts.push(chars)
    },
  })
  return joinLines(parts.join(''))
}

const joinLines = (text: string) =>
  text
    .split('\n')
    .map(oneLine)
    .join('\n')
    .split(/\n{2,}/)
    .join('\n\n')
    .trim()

/** Returns HTML as one line of plain text. Tags are left out, and character references are decoded. */
export const plainText = (html: string) => oneLine(/[<&]/.test(html) ? plainLines(html) : html)

const oneLine = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
