import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Measure } from '#bench/measure.ts'
import { type CodeLanguage, formatCode } from './format-code.ts'

const root = fileURLToPath(new URL('../../bench/..', import.meta.url))
const LANGUAGES: Record<string, CodeLanguage> = {
  ts: 'typescript',
  mjs: 'javascript',
  css: 'css',
  json: 'json',
  md: 'markdown',
  yaml: 'yaml',
  html: 'html',
  xml: 'xml',
  sql: 'sql',
}
const MAX_PER_ITEM = 60
const options = {
  indent: 'two',
  width: 80,
  singleQuotes: false,
  semicolons: true,
  dialect: 'postgresql',
  upperCase: false,
} as const

/** Formats files of this project twice, and SQL of a folder. */
export async function measure(): Promise<Measure[]> {
  return [...(await measureStability()), ...(await measureSql())]
}

const DIALECTS = ['sql', 'postgresql', 'mysql', 'mariadb', 'sqlite', 'bigquery', 'transactsql', 'plsql'] as const
const MAX_UNFORMATTED = 5

/**
 * Formats each file in the folder SQL_STATEMENTS, which has a folder for each dialect. Of every output, each token is
 * compared with its source; what is not formatted is counted by reason.
 */
async function measureSql(): Promise<Measure[]> {
  const folder = process.env.SQL_STATEMENTS
  if (!folder) return []
  const measures: Measure[] = []
  for (const dialect of DIALECTS) {
    if (!existsSync(`${folder}/${dialect}`)) continue
    let [count, unread, guarded] = [0, 0, 0]
    for (const file of readdirSync(`${folder}/${dialect}`)) {
      const source = readFileSync(`${folder}/${dialect}/${file}`, 'utf8')
      const { refusal } = await formatCode(source, {
        ...options,
        dialect,
        language: 'sql',
        upperCase: ++count % 2 === 0,
      })
      if (refusal?.isReadable) guarded++
      else if (refusal) unread++
    }
    measures.push({
      what: `code-formatter: SQL files not formatted (${dialect})`,
      value: Math.round(((unread + guarded) / count) * 1_000) / 10,
      unit: '%',
      limit: MAX_UNFORMATTED,
      better: 'less',
      note: `${count} files: ${unread} do not parse, ${guarded} would change by more than their layout.`,
    })
  }
  return measures
}

/** The second run must not change anything. */
async function measureStability(): Promise<Measure[]> {
  const counts = new Map<string, number>()
  let [stable, refused, total] = [0, 0, 0]
  const more: string[] = []
  for (const folder of ['engine', 'platform', 'tools', 'scripts', 'site', 'content', 'docs', 'cms'])
    for (const file of readdirSync(`${root}/${folder}`, { recursive: true }) as string[]) {
      const language = LANGUAGES[extname(file).slice(1)]
      const source = language ? readFileSync(`${root}/${folder}/${file}`, 'utf8') : ''
      if (!language || source.length > 60_000 || (counts.get(language) ?? 0) >= MAX_PER_ITEM) continue
      counts.set(language, (counts.get(language) ?? 0) + 1)
      const result = await formatCode(source, { ...options, language })
      total++
      if (result.refusal) refused++
      else if (result.isStable) stable++
      if (result.rounds > 1) more.push(`${folder}/${file}`)
    }
  return [
    {
      what: 'code-formatter: files that a second run leaves alone',
      value: stable,
      unit: `of ${total}`,
      limit: total - refused,
      better: 'more',
      note: [
        [...counts].map(([language, count]) => `${language} ${count}`).join(', '),
        more.length > 0 ? `took more than one round: ${more.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    },
    { what: 'code-formatter: files refused', value: refused, unit: `of ${total}`, limit: 0, better: 'less' },
  ]
}
