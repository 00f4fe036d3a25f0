import { deeperThan } from '#engine/text/bracket-depth.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { checkSql, type SqlOptions, sqlFormatter, WouldChange } from './format-sql.ts'
import { formatXml, XmlProblem } from './format-xml.ts'

export type CodeLanguage = 'javascript' | 'typescript' | 'css' | 'html' | 'json' | 'markdown' | 'yaml' | 'sql' | 'xml'
export type Options = SqlOptions & { language: CodeLanguage; singleQuotes: boolean; semicolons: boolean }

/** `isReadable`: the code parses, but its layout cannot be changed without changing more. */
export type Refusal = { message: string; line: number | null; column: number | null; isReadable: boolean }

const PARSERS = {
  javascript: 'babel',
  typescript: 'typescript',
  html: 'html',
  json: 'json',
  markdown: 'markdown',
  yaml: 'yaml',
} as const
const MAX_DEPTH = 1_500
const ROUNDS = 3

/**
 * Formats code until it no longer changes, at most three times.
 * @returns the code unchanged, with the reason and the place, if it cannot be parsed, or if more than its layout would
 * change
 */
export async function formatCode(source: string, options: Options) {
  const unchanged = { code: source, refusal: null as Refusal | null, isStable: true, rounds: 0 }
  const deep = tooDeep(source, options.language)
  if (deep) return { ...unchanged, refusal: deep }
  try {
    const format = await formatterOf(source, options)
    let code = await format(source)
    if (options.language === 'sql') checkSql(source, code, options)
    for (let rounds = 1; rounds <= ROUNDS; rounds++) {
      const again = await format(code)
      if (again !== code && options.language === 'sql') checkSql(source, again, options)
      if (again === code) return { ...unchanged, code, rounds }
      code = again
    }
    return { ...unchanged, code, isStable: false, rounds: ROUNDS }
  } catch (error) {
    return { ...unchanged, refusal: refusalOf(error, source) }
  }
}

export type Formatted = Awaited<ReturnType<typeof formatCode>>

async function formatterOf(source: string, options: Options): Promise<(code: string) => Promise<string> | string> {
  const { language, indent, width, singleQuotes, semicolons } = options
  const tabWidth = indent === 'two' ? 2 : 4
  if (language === 'xml') return (code) => formatXml(code, indent === 'tab' ? '\t' : ' '.repeat(tabWidth))
  if (language === 'sql') return sqlFormatter(source, options)
  const [{ format }, plugins] = await Promise.all([import('prettier/standalone'), pluginsOf(source, language)])
  const useTabs = indent === 'tab' && language !== 'yaml'
  return (code) =>
    format(code, {
      parser: language === 'css' ? styleDialect(source) : PARSERS[language],
      plugins,
      tabWidth,
      useTabs,
      printWidth: width,
      singleQuote: singleQuotes,
      semi: semicolons,
    })
}

function styleDialect(source: string) {
  if (/^[ \t]*@[\w-]+\s*:|^[ \t]*\.[\w-]+\(.*\)[ \t]*[;{]|~"/m.test(source)) return 'less'
  return /\$[\w-]+\s*:|@(?:mixin|include|use|forward|extend|function|if|each|for|while)\b|#\{|^[ \t]*\/\/|[;}][ \t]*\/\//m.test(
    source,
  )
    ? 'scss'
    : 'css'
}

/** Loads only the plugins for the language and for code inside it: in HTML, and in fences of Markdown. */
async function pluginsOf(source: string, language: Exclude<CodeLanguage, 'sql' | 'xml'>) {
  const script = () => [import('prettier/plugins/babel'), import('prettier/plugins/estree')]
  const typed = () => [import('prettier/plugins/typescript'), import('prettier/plugins/estree')]
  const style = () => [import('prettier/plugins/postcss')]
  const markup = () => [import('prettier/plugins/html'), ...script(), ...style()]
  const yaml = () => [import('prettier/plugins/yaml')]
  const when = (pattern: RegExp, load: () => Promise<unknown>[]) => (pattern.test(source) ? load() : [])
  const wanted: Record<typeof language, () => Promise<unknown>[]> = {
    javascript: script,
    json: script,
    typescript: typed,
    css: style,
    html: () => [...markup(), ...when(/\blang=["']?tsx?\b/, typed)],
    markdown: () => [
      import('prettier/plugins/markdown'),
      ...when(/^---|^[ \t]*[`~]{3,}\s*ya?ml\b/m, yaml),
      ...when(/^[ \t]*[`~]{3,}\s*(?:jsx?|javascript|mjs|cjs|json[5c]?)\b/m, script),
      ...when(/^[ \t]*[`~]{3,}\s*(?:tsx?|typescript|mts|cts)\b/m, typed),
      ...when(/^[ \t]*[`~]{3,}\s*(?:css|scss|less)\b/m, style),
      ...when(/^[ \t]*[`~]{3,}\s*(?:html|vue)\b/m, markup),
    ],
    yaml,
  }
  const loaded = await Promise.all(wanted[language]())
  return loaded.map((one) => (one as { default?: unknown }).default ?? one) as never[]
}

function refusalOf(error: unknown, source: string): Refusal {
  if (error instanceof RangeError)
    return { message: 'The code is nested too deeply to parse', line: null, column: null, isReadable: false }
  if (error instanceof XmlProblem || error instanceof WouldChange)
    return { message: error.message, ...placeOf(source, error.at), isReadable: error instanceof WouldChange }
  const { message = String(error), loc } = error as {
    message?: string
    loc?: { start?: { line: number; column: number } }
  }
  const [, line, column] = /line (\d+),? column (\d+)/i.exec(message) ?? []
  const first =
    message
      .split('\n')[0]
      ?.replace(/\s*\(\d+:\d+\)$/, '')
      .replace(/^(?:CssSyntaxError|SyntaxError|Parse error): /, '')
      .replace(/^Parse error at token: «EOF»/, 'The code ends before it is complete')
      .replace(/ at line \d+,? column \d+$/i, '')
      .replace(/\.$/, '') ?? ''
  return {
    message: first.slice(0, 300),
    line: loc?.start?.line ?? (line ? Number(line) : null),
    column: loc?.start?.column ?? (column ? Number(column) : null),
    isReadable: false,
  }
}

function placeOf(source: string, at: number) {
  const lines = source.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** Recursive parsers overflow the stack or take minutes on such input, which nobody writes by hand. */
function tooDeep(source: string, language: CodeLanguage): Refusal | undefined {
  const at =
    language === 'html' || language === 'xml'
      ? deepTag(source)
      : (deeperThan(source, MAX_DEPTH) ?? deepQuote(source, language))
  if (at === undefined || at < 0) return undefined
  const message = `The code is nested more than ${withCommas(MAX_DEPTH)} levels deep`
  return { message, ...placeOf(source, at), isReadable: false }
}

function deepTag(source: string) {
  let depth = 0
  for (const { 0: tag, index } of source.matchAll(/<\/?[a-zA-Z][^\s/>]*/g)) {
    if (/^<(?:br|img|input|meta|link|hr|li|p|td|tr|th|option|area|source|col)$/i.test(tag)) continue
    depth = Math.max(0, depth + (tag.startsWith('</') ? -1 : 1))
    if (depth > MAX_DEPTH) return index
  }
  return undefined
}

const deepQuote = (source: string, language: CodeLanguage) =>
  language === 'markdown' ? source.search(/^(?:>\s?){200}/m) : undefined
