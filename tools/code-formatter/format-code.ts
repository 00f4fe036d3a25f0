import { formatXml, XmlProblem } from './format-xml.ts'

export type CodeLanguage = 'javascript' | 'typescript' | 'css' | 'html' | 'json' | 'markdown' | 'yaml' | 'sql' | 'xml'
export type Options = {
  language: CodeLanguage
  indent: 'two' | 'four' | 'tab'
  width: number
  singleQuotes: boolean
  semicolons: boolean
  dialect: 'sql' | 'postgresql' | 'mysql' | 'mariadb' | 'sqlite' | 'bigquery' | 'transactsql' | 'plsql'
  upperCase: boolean
}
export type Refusal = { message: string; line: number | null; column: number | null }

const PARSERS = {
  javascript: 'babel',
  typescript: 'typescript',
  css: 'scss',
  html: 'html',
  json: 'json',
  markdown: 'markdown',
  yaml: 'yaml',
} as const
const DEEPEST = 1_500
const ROUNDS = 3

/**
 * Formats until nothing changes any more, at most three times.
 * @returns the code as it was, with the reason and the place, where it does not parse
 */
export async function formatCode(source: string, options: Options) {
  const unchanged = { code: source, refusal: null as Refusal | null, isStable: true, rounds: 0 }
  const deep = tooDeep(source, options.language)
  if (deep) return { ...unchanged, refusal: deep }
  try {
    const format = await formatterOf(options)
    let code = await format(source)
    for (let rounds = 1; rounds <= ROUNDS; rounds++) {
      const again = await format(code)
      if (again === code) return { ...unchanged, code, rounds }
      code = again
    }
    return { ...unchanged, code, isStable: false, rounds: ROUNDS }
  } catch (error) {
    return { ...unchanged, refusal: refusalOf(error, source) }
  }
}

export type Formatted = Awaited<ReturnType<typeof formatCode>>

async function formatterOf(options: Options): Promise<(code: string) => Promise<string> | string> {
  const { language, indent, width, singleQuotes, semicolons, dialect, upperCase } = options
  const tabWidth = indent === 'two' ? 2 : 4
  if (language === 'xml') return (code) => formatXml(code, indent === 'tab' ? '\t' : ' '.repeat(tabWidth))
  if (language === 'sql') {
    const { format } = await import('sql-formatter')
    return (code) =>
      `${format(code, { language: dialect, tabWidth, useTabs: indent === 'tab', keywordCase: upperCase ? 'upper' : 'preserve', expressionWidth: Math.min(width, 120) })}\n`
  }
  const [{ format }, plugins] = await Promise.all([import('prettier/standalone'), pluginsOf(language)])
  const useTabs = indent === 'tab' && language !== 'yaml'
  return (code) =>
    format(code, {
      parser: PARSERS[language],
      plugins,
      tabWidth,
      useTabs,
      printWidth: width,
      singleQuote: singleQuotes,
      semi: semicolons,
    })
}

/** Only what the language needs is loaded; code inside HTML and Markdown is formatted too. */
async function pluginsOf(language: Exclude<CodeLanguage, 'sql' | 'xml'>) {
  const script = () => [import('prettier/plugins/babel'), import('prettier/plugins/estree')]
  const style = () => [import('prettier/plugins/postcss')]
  const wanted = {
    javascript: script,
    json: script,
    typescript: () => [import('prettier/plugins/typescript'), import('prettier/plugins/estree')],
    css: style,
    html: () => [import('prettier/plugins/html'), ...script(), ...style()],
    markdown: () => [import('prettier/plugins/markdown')],
    yaml: () => [import('prettier/plugins/yaml')],
  }[language]
  const loaded: unknown[] = await Promise.all(wanted())
  return loaded.map((one) => (one as { default?: unknown }).default ?? one) as never[]
}

function refusalOf(error: unknown, source: string): Refusal {
  if (error instanceof RangeError) return { message: 'It is nested too deeply to be parsed', line: null, column: null }
  if (error instanceof XmlProblem) {
    const lines = source.slice(0, error.at).split('\n')
    return { message: error.message, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
  const { message = String(error), loc } = error as {
    message?: string
    loc?: { start?: { line: number; column: number } }
  }
  const [, line, column] = /line (\d+),? column (\d+)/i.exec(message) ?? []
  const first =
    message
      .split('\n')[0]
      ?.replace(/\s*\(\d+:\d+\)$/, '')
      .replace(/\.$/, '') ?? ''
  return {
    message: first.slice(0, 300),
    line: loc?.start?.line ?? (line ? Number(line) : null),
    column: loc?.start?.column ?? (column ? Number(column) : null),
  }
}

/** Parsers that call themselves overflow or take minutes; nobody writes this by hand. */
function tooDeep(source: string, language: CodeLanguage): Refusal | undefined {
  const isMarkup = language === 'html' || language === 'xml'
  const pattern = isMarkup ? /<\/?[a-zA-Z][^\s/>]*/g : /[([{}\])]|^(?:>\s?){200}/gm
  let depth = 0
  for (const { 0: token, index } of source.matchAll(pattern)) {
    const isClosing = isMarkup ? token.startsWith('</') : ')]}'.includes(token)
    if (isMarkup && /^<(?:br|img|input|meta|link|hr|li|p|td|tr|th|option|area|source|col)$/i.test(token)) continue
    depth = Math.max(0, depth + (isClosing ? -1 : token.startsWith('>') ? DEEPEST + 1 : 1))
    if (depth <= DEEPEST) continue
    const lines = source.slice(0, index).split('\n')
    return {
      message: `It is nested more than ${DEEPEST.toLocaleString('en-US')} deep`,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
    }
  }
  return undefined
}
