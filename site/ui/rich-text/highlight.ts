import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import apache from 'shiki/langs/apache.mjs'
import bash from 'shiki/langs/bash.mjs'
import css from 'shiki/langs/css.mjs'
import html from 'shiki/langs/html.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import liquid from 'shiki/langs/liquid.mjs'
import nginx from 'shiki/langs/nginx.mjs'
import php from 'shiki/langs/php.mjs'
import python from 'shiki/langs/python.mjs'
import sql from 'shiki/langs/sql.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import xml from 'shiki/langs/xml.mjs'
import yaml from 'shiki/langs/yaml.mjs'

/** Classes in the stylesheet: comment, keyword, string, number. */
export type TokenClass = 'c' | 't-key' | 't-str' | 't-num'
export type CodeToken = { text: string; className?: TokenClass }
/** A line of code and its state: added, deleted, or a comment. */
export type CodeLine = { tokens: CodeToken[]; className?: 'add' | 'del' | 'c' }

/** Languages by what editors may write, with the name that visitors see. Grammars load on first use. */
const LANGUAGES: Record<string, { name: string; grammar?: typeof html }> = {
  apache: { name: 'Apache', grammar: apache },
  bash: { name: 'Shell', grammar: bash },
  css: { name: 'CSS', grammar: css },
  diff: { name: 'Changes' },
  html: { name: 'HTML', grammar: html },
  http: { name: 'HTTP' },
  javascript: { name: 'JavaScript', grammar: javascript },
  json: { name: 'JSON', grammar: json },
  liquid: { name: 'Liquid', grammar: liquid },
  nginx: { name: 'nginx', grammar: nginx },
  php: { name: 'PHP', grammar: php },
  python: { name: 'Python', grammar: python },
  sql: { name: 'SQL', grammar: sql },
  text: { name: 'Text' },
  typescript: { name: 'TypeScript', grammar: typescript },
  xml: { name: 'XML', grammar: xml },
  yaml: { name: 'YAML', grammar: yaml },
}
const ALIASES: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  py: 'python',
  yml: 'yaml',
  sh: 'bash',
  shell: 'bash',
  jsonc: 'json',
  'json-ld': 'json',
  svg: 'xml',
  htaccess: 'apache',
  plaintext: 'text',
  txt: 'text',
}

/** Longer lines are rendered without colors: minified code can keep a grammar busy for seconds. */
const MAX_LINE_LENGTH = 2_000
/** Timeout for one line. The first line of a language also compiles its grammar; the rendered page is cached. */
const MAX_LINE_MS = 5_000

/**
 * Maps grammar scopes to classes. Classes pass through the highlighter as colors, because a theme holds nothing else.
 * Later rules win over earlier ones of equal depth.
 */
const SCOPES: [TokenClass | undefined, string[]][] = [
  ['t-key', ['keyword', 'storage', 'entity.name.tag', 'support.type.property-name.json', 'entity.name.command']],
  [undefined, ['keyword.operator', 'storage.type.function.arrow']],
  ['t-str', ['string']],
  [undefined, ['string.unquoted.argument', 'string.regexp.apacheconf', 'string.replacement.apacheconf']],
  ['t-num', ['constant.numeric', 'constant.language', 'constant.other.color', 'keyword.other.unit']],
  ['c', ['comment']],
]
const THEME = 'classes'
const PLAIN = '#000000'
const markOf = (index: number) => `#00000${index + 1}`
const classOf = new Map(SCOPES.map(([className], i) => [markOf(i), className]))

let highlighter: HighlighterCore | undefined

/** A name that an editor wrote for a language without a grammar, such as `Ruby` or `c++`. */
const WRITTEN_NAME = /^[a-z][\w+#. -]{0,19}$/i

/** Returns the name of a language as visitors know it: the editor's own if the site has no grammar for it. */
export function languageName(language: string) {
  const written = language.trim()
  return LANGUAGES[known(language)]?.name ?? (WRITTEN_NAME.test(written) ? written : 'Text')
}

/**
 * Splits code into lines of classed tokens. Without a grammar, the tokens have no classes; in `diff`, the signs at the
 * start of lines become their state.
 */
export function highlight(code: string, language: string): CodeLine[] {
  const source = code.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')
  if (known(language) === 'diff') return source.split('\n').map(changedLine)
  const grammar = LANGUAGES[known(language)]?.grammar
  if (!grammar) return source.split('\n').map((text) => ({ tokens: [{ text }] }))
  return tokenize(source, known(language), grammar)
}

function tokenize(source: string, lang: string, grammar: typeof html): CodeLine[] {
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [theme()],
  })
  if (!highlighter.getLoadedLanguages().includes(lang)) highlighter.loadLanguageSync(grammar)
  const lines = highlighter.codeToTokensBase(source, {
    lang,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    tokenizeTimeLimit: MAX_LINE_MS,
  })
  return lines.map((line) => {
    const tokens = line.map(({ content, color }) => ({ text: content, className: classOf.get(color ?? PLAIN) }))
    const written = tokens.filter(({ text }) => text.trim() !== '')
    return {
      tokens,
      className: written.length > 0 && written.every(({ className }) => className === 'c') ? 'c' : undefined,
    }
  })
}

function changedLine(line: string): CodeLine {
  if (/^(\+\+\+|---|@@|diff |index )/.test(line)) return { tokens: [{ text: line }], className: 'c' }
  const className = line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : undefined
  return { tokens: [{ text: className || line.startsWith(' ') ? line.slice(1) : line }], className }
}

function theme() {
  const settings = SCOPES.map(([, scope], i) => ({ scope, settings: { foreground: markOf(i) } }))
  return {
    name: THEME,
    type: 'light' as const,
    fg: PLAIN,
    bg: '#ffffff',
    settings: [{ settings: { foreground: PLAIN } }, ...settings],
  }
}

function known(language: string) {
  const name = language.trim().toLowerCase()
  // Prism names changes of a language so.
  if (name.startsWith('diff-')) return 'diff'
  return ALIASES[name] ?? name
}
