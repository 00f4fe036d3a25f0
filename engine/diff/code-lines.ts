import type { Language } from '../tool/blocks.ts'

/**
 * Text that must not be changed (strings, comments, templates, preformatted elements), text after which a line breaks,
 * and spaces.
 */
const script = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{};]|\s+/g
const sheet = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|url\([^)"']*\)|[{};]|\s+/g
const markup = /<!--[\s\S]*?-->|<(script|style|pre|textarea)\b[\s\S]*?<\/\1>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const tokens: Partial<Record<Language, RegExp>> = { javascript: script, css: sheet, html: markup, xml: markup }

/** Returns whether a space between two characters has no meaning. */
const isIdle: Partial<Record<Language, (before: string, after: string) => boolean>> = {
  javascript: (before, after) => !(/[\w$]/.test(before) && /[\w$]/.test(after)),
  css: (before, after) => /[{};,:>(]/.test(before) || /[{};,>)!]/.test(after),
}

/**
 * Lays out code with one statement, rule, or tag per line and without meaningless spaces, so that minified code can be
 * compared with its source line by line. Only for display: nothing is parsed.
 * @example codeLines('a { color: red; }', 'css') // 'a{\ncolor:red\n}'
 */
export function codeLines(code: string, language: Language): string {
  const pattern = tokens[language]
  if (!pattern) return code
  const isUseless = isIdle[language]
  const broken = code.replace(pattern, (token, ...rest) => {
    if (pattern === markup) return `\n${token}\n`
    if (token === '{') return '{\n'
    if (token === ';') return '\n'
    if (token === '}') return '\n}\n'
    if (token.trim() !== '') return token.startsWith('//') ? `${token}\n` : token
    const at = rest.find((value) => typeof value === 'number') as number
    return isUseless?.(code[at - 1] ?? '', code[at + token.length] ?? '') ? '' : ' '
  })
  return broken
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
