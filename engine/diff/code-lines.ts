import type { Language } from '../tool/blocks.ts'

/** What breaks a line, and what must not be broken: strings, comments, and in scripts templates. */
const statements = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{};]/g
const rules = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|url\([^)"']*\)|[{};]/g
const tags = /<!--[\s\S]*?-->|<(script|style|pre|textarea)\b[\s\S]*?<\/\1>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const breaks: Partial<Record<Language, RegExp>> = { javascript: statements, css: rules, html: tags, xml: tags }

/**
 * Lays out code with one statement, rule, or tag per line, so that minified code can be compared with its source line by
 * line. Only for display: strings, comments, and preformatted elements stay whole, nothing is parsed.
 * @example codeLines('a{color:red}b{}', 'css') // 'a{\ncolor:red\n}\nb{\n}'
 */
export function codeLines(code: string, language: Language): string {
  const breaking = breaks[language]
  if (!breaking) return code
  const broken = code.replace(breaking, (token) => {
    if (token === '{' || token === ';') return `${token}\n`
    if (token === '}') return '\n}\n'
    return breaking === tags ? `\n${token}\n` : token
  })
  return broken
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== ';')
    .join('\n')
}
