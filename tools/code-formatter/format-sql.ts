import type { ParamTypes } from 'sql-formatter'
import { changedToken } from './same-tokens.ts'
import { type SqlDialect, sqlTokens } from './sql-tokens.ts'

export type SqlOptions = { indent: 'two' | 'four' | 'tab'; width: number; dialect: SqlDialect; upperCase: boolean }

/** Error about SQL that the formatter would change: what it would do, and the offset of the place. */
export class WouldChange extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/**
 * Returns the function that formats SQL. If the formatter tears an operator apart that it does not know, such as one
 * that a user of PostgreSQL defined, the function is given all operators of the source.
 */
export async function sqlFormatter(source: string, options: SqlOptions): Promise<(code: string) => string> {
  const { formatDialect, ...dialects } = await import('sql-formatter')
  const { indent, width, dialect: name, upperCase } = options
  const dialect = dialects[name]
  const layout = {
    tabWidth: indent === 'two' ? 2 : 4,
    useTabs: indent === 'tab',
    keywordCase: upperCase ? 'upper' : 'preserve',
    expressionWidth: Math.min(width, 120),
    paramTypes: parametersOf(name, dialect.tokenizerOptions.paramTypes ?? {}),
  } as const
  const formatWith = (one: typeof dialect) => (code: string) =>
    formatBetweenLines(code, name, (part) => formatDialect(part, { ...layout, dialect: one }))
  const format = formatWith(dialect)
  if (!changedToken(source, format(source), { dialect: name, isUpper: upperCase })) return format
  const found = sqlTokens(source, name).filter(({ kind, text }) => kind === 'sign' && text.length > 1 && text !== '..')
  const operators = [...new Set([...(dialect.tokenizerOptions.operators ?? []), ...found.map(({ text }) => text)])]
  return formatWith({ ...dialect, tokenizerOptions: { ...dialect.tokenizerOptions, operators } })
}

/**
 * Formats what is between the lines of a client, such as GO of SQL Server and / of SQL*Plus, which have to stay lines
 * of their own.
 */
function formatBetweenLines(code: string, dialect: SqlDialect, format: (part: string) => string): string {
  const parts: string[] = []
  let from = 0
  const add = (part: string) => part.trim() !== '' && parts.push(format(part))
  for (const { kind, text, at } of sqlTokens(code, dialect)) {
    if (kind !== 'line') continue
    add(code.slice(from, at))
    parts.push(text.trim())
    from = at + text.length
  }
  add(code.slice(from))
  return `${parts.join('\n')}\n`
}

/**
 * Checks that formatting changed nothing but the layout, and the case of keywords if requested.
 * @throws {WouldChange} with the first token that it changed
 */
export function checkSql(source: string, output: string, { dialect, upperCase }: SqlOptions): void {
  const change = changedToken(source, output, { dialect, isUpper: upperCase })
  if (!change) return
  const { before, after, at } = change
  const what = before === after ? `the line break before ${before} would go` : `“${before}” would become “${after}”`
  throw new WouldChange(`Formatting would change more than the layout: ${what}`, at)
}

/**
 * Returns the placeholders that stay as they are: those of the dialect, and tags of Jinja and dbt. In PostgreSQL, a
 * question mark belongs to an operator of jsonb or geometry (`?`, `?|`, `?&`, `?#`); its placeholders are `$1`.
 */
function parametersOf(dialect: SqlDialect, own: ParamTypes): ParamTypes {
  const custom = [
    '\\{\\{[\\s\\S]*?\\}\\}',
    '\\{%[\\s\\S]*?%\\}',
    '\\{#[\\s\\S]*?#\\}',
    '[$#]\\{[^}]*\\}',
    '%\\(\\w+\\)s',
    '%s(?!\\w)',
  ]
  return {
    ...own,
    positional: dialect !== 'postgresql',
    named: [...new Set([...(own.named ?? []), ...(dialect === 'sqlite' ? ['$' as const] : []), ':' as const])],
    custom: custom.map((regex) => ({ regex })),
  }
}
