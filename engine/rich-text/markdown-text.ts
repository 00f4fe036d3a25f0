/** Lexical stores text formats as bits. */
const BOLD = 1
const ITALIC = 2
const STRUCK = 4
const CODE = 16

/**
 * Escapes everything in a text that Markdown would read as markup, including HTML.
 * @example escapeMarkdown('2 * 3 <b>') // '2 \\* 3 \\<b>'
 */
export function escapeMarkdown(text: string) {
  return text
    .replace(/[\\`*_[\]<>~|#]/g, (char) => `\\${char}`)
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*)([-=]+|\+|\d+[.)])(?=\s|$)/gm, (_, space: string, mark: string) => `${space}${escapeLast(mark)}`)
}

/** Returns text with its marks. Whitespace at its ends stays outside, where Markdown requires it. */
export function spanOf(text: string, format: number) {
  if (format & CODE) return codeSpan(text)
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const marks = [
    ...(format & STRUCK ? ['~~'] : []),
    ...(format & BOLD ? ['**'] : []),
    ...(format & ITALIC ? ['*'] : []),
  ]
  return `${before}${marks.join('')}${escapeMarkdown(words)}${marks.reverse().join('')}${after}`
}

/** Returns a code block between fences longer than any inside it. */
export function fenced(code: string, language: string) {
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${/^[\w+#-]+$/.test(language) && language !== 'text' ? language : ''}\n${code.replace(/\n+$/, '')}\n${fence}`
}

function codeSpan(text: string) {
  if (text === '') return ''
  const fence = '`'.repeat(longestRun(text) + 1)
  const pad = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${pad}${text.replace(/\s*\n\s*/g, ' ')}${pad}${fence}`
}

function longestRun(text: string) {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

function escapeLast(mark: string) {
  return `${mark.slice(0, -1)}\\${mark.slice(-1)}`
}

/** Returns plain text as one line of Markdown. */
export const oneLine = (text: string) => escapeMarkdown(text.replace(/\s+/g, ' ').trim())
