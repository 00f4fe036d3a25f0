export type SqlDialect = 'sql' | 'postgresql' | 'mysql' | 'mariadb' | 'sqlite' | 'bigquery' | 'transactsql' | 'plsql'

/** A token, and its offset in UTF-16 code units. */
export type SqlToken = { kind: 'word' | 'text' | 'comment' | 'line' | 'sign'; text: string; at: number }

/** Parts that every dialect has, or that tools put into SQL: Jinja, dbt, MyBatis, and the placeholders of drivers. */
const TEMPLATE = String.raw`\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}|[$#]\{[^}]*\}`
const NUMBER = String.raw`0x[\da-f]+|(?:\d[\d_]*(?:\.(?!\.)\d*)?|\.\d+)(?:e[+-]?\d+)?`
const WORD = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_$]*`
const MARKED_WORD = String.raw`@{0,2}[\p{L}_#@][\p{L}\p{N}\p{M}_$#@]*`
const PLACEHOLDER = String.raw`%\(\w+\)s|%s(?!\w)|\$\d+|@[{(]\w+[)}]|(?<!:):(?:\w+|"[^"]*"|'[^']*'|\{\w+\})|\$\w+`
/** Longest first. PostgreSQL has a rule instead of a list. */
const SIGNS = String.raw`<=>|->>|#>>|\|\|=|<<=|>>=|\*\*=|!~~\*|<=|>=|<>|!=|==|:=|=>|->|#>|\|\||&&|<<|>>|::|\*\*|\+=|-=|\*=|\/=|%=|&=|\^=|\|=|!<|!>|~=|\.\.|\(\+\)`

const QUOTED = `'(?:[^']|'')*'`
const ESCAPED = String.raw`'(?:[^'\\]|\\[\s\S]|'')*'`
const DOUBLE = '"(?:[^"]|"")*"'
const DOUBLE_ESCAPED = String.raw`"(?:[^"\\]|\\[\s\S]|"")*"`
const BACKTICK = '`(?:[^`]|``)*`'
const BRACKETS = String.raw`\[(?:[^\]]|\]\])*\]`
const DOLLAR = String.raw`\$(?<tag>[\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?\$\k<tag>\$`
const ORACLE = String.raw`n?q'(?:\[[\s\S]*?\]|\{[\s\S]*?\}|\([\s\S]*?\)|<[\s\S]*?>|(?<quote>[^\s])[\s\S]*?\k<quote>)'`
const TRIPLE = String.raw`r?b?(?:"""[\s\S]*?"""|'''[\s\S]*?''')|b?r(?:"[^"\n]*"|'[^'\n]*')`

const TEXTS: Record<SqlDialect, string[]> = {
  sql: [QUOTED, DOUBLE, BACKTICK],
  postgresql: [DOLLAR, `e${ESCAPED}`, `u&${QUOTED}`, `u&${DOUBLE}`, `[bxn]?${QUOTED}`, DOUBLE],
  mysql: [`[bxn]?${ESCAPED}`, DOUBLE_ESCAPED, BACKTICK],
  mariadb: [`[bxn]?${ESCAPED}`, DOUBLE_ESCAPED, BACKTICK],
  sqlite: [`x?${QUOTED}`, DOUBLE, BACKTICK, BRACKETS],
  bigquery: [TRIPLE, `[br]?${ESCAPED}`, DOUBLE_ESCAPED, BACKTICK],
  transactsql: [`n?${QUOTED}`, DOUBLE, BRACKETS],
  plsql: [ORACLE, `n?${QUOTED}`, DOUBLE],
}

/** Lines of a client that are no SQL: they end where the line ends. */
const LINES: Partial<Record<SqlDialect, string>> = {
  postgresql: String.raw`^[ \t]*\\[^\n]*`,
  mysql: String.raw`^[ \t]*delimiter[ \t][^\n]*`,
  mariadb: String.raw`^[ \t]*delimiter[ \t][^\n]*`,
  transactsql: String.raw`^[ \t]*go(?:[ \t]+\d+)?[ \t]*;?[ \t]*$`,
  plsql: String.raw`^[ \t]*\/[ \t]*$`,
}

const hasHashComments = (dialect: SqlDialect) => /^(?:mysql|mariadb|bigquery)$/.test(dialect)

/**
 * Returns the tokens of SQL without whitespace, read independently of the formatter: strings, names, comments,
 * operators, and placeholders of the dialect, each in one piece.
 */
export function sqlTokens(source: string, dialect: SqlDialect): SqlToken[] {
  const pattern = patternOf(dialect)
  const tokens: SqlToken[] = []
  for (let at = 0; at < source.length; ) {
    if (source.startsWith('/*', at)) {
      const end = endOfComment(source, at, dialect === 'postgresql' || dialect === 'transactsql')
      tokens.push({ kind: 'comment', text: source.slice(at, end), at })
      at = end
      continue
    }
    pattern.lastIndex = at
    const found = pattern.exec(source)
    const { space, line, comment, text, word } = found?.groups ?? {}
    const sign = dialect === 'postgresql' && !space ? operatorAt(source, at) : undefined
    const taken = (line ?? comment ?? text ?? word) === undefined ? (sign ?? found?.[0]) : found?.[0]
    const written = taken ?? source.slice(at, at + 1)
    if (space === undefined) {
      const kind = line !== undefined ? 'line' : comment ? 'comment' : text ? 'text' : word ? 'word' : 'sign'
      tokens.push({ kind, text: written, at })
    }
    at += written.length
  }
  return tokens
}

const patterns = new Map<SqlDialect, RegExp>()

function patternOf(dialect: SqlDialect): RegExp {
  const known = patterns.get(dialect)
  if (known) return known
  const hash = hasHashComments(dialect) ? String.raw`|#[^\n]*` : ''
  const line = LINES[dialect]
  const parts = [
    ...(line ? [`(?<line>${line})`] : []),
    String.raw`(?<space>\s+)`,
    String.raw`(?<comment>--[^\n]*${hash})`,
    `(?<text>${TEMPLATE}|${TEXTS[dialect].join('|')})`,
    PLACEHOLDER,
    `(?<word>${/^(?:postgresql|bigquery|sqlite)$/.test(dialect) ? WORD : MARKED_WORD})`,
    NUMBER,
    SIGNS,
    String.raw`[\s\S]`,
  ]
  const made = new RegExp(parts.join('|'), 'iuym')
  patterns.set(dialect, made)
  return made
}

function endOfComment(source: string, from: number, isNested: boolean) {
  let depth = 0
  for (let at = from; at < source.length; at++) {
    if (source.startsWith('/*', at) && (isNested || depth === 0)) {
      depth++
      at++
    } else if (source.startsWith('*/', at)) {
      depth--
      at++
      if (depth === 0) return at + 1
    }
  }
  return source.length
}

/**
 * Returns the operator of PostgreSQL that begins here (documentation, 4.1.3): the longest run of its characters, which
 * ends in + or - only if another character makes clear that it is one operator.
 */
function operatorAt(source: string, at: number): string | undefined {
  let run = /^[+\-*/<>=~!@#%^&|`?]+/.exec(source.slice(at, at + 64))?.[0]
  if (!run || /^[@#][\p{L}_]/u.test(source.slice(at, at + 2))) return undefined
  const comment = run.search(/--|\/\*/)
  if (comment > 0) run = run.slice(0, comment)
  while (run.length > 1 && /[+-]$/.test(run) && !/[~!@#%^&|`?]/.test(run)) run = run.slice(0, -1)
  return run
}
