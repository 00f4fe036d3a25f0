// npm run docs:environment: writes the tables of variables in docs and .env.example from the schema.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { providerVariables } from '#platform/environment/provider-variables.ts'
import { Environment } from '#platform/environment/variables.ts'
import { staleFiles } from './stale-files.ts'

type Variable = {
  name: string
  /** The default as a line of .env.example; undefined if there is none or it depends on something else. */
  value: string | undefined
  /** The default, as the table shows it. */
  defaultText: string
  /** What the variable does and the form it expects, as Markdown. */
  meaning: string
}

/** What an installation needs first. */
const FIRST = new Set([
  ...['SITE_URL', 'PORT', 'TRUSTED_PROXIES', 'DATA_DIR', 'DATABASE_URL'],
  ...['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SMTP_URL', 'CONTACT_EMAIL', 'SITE_INDEXING'],
])
/** The documents with a table of variables, and which variables each of them has. */
const DOCUMENTS = [
  { path: 'README.md', has: (name: string) => FIRST.has(name) },
  { path: 'docs/configuration.md', has: (name: string) => !(name in providerVariables) },
  { path: 'docs/providers.md', has: (name: string) => name in providerVariables },
]
const EXAMPLE = '.env.example'
/** The table of a document, from its heads to the last row. */
const TABLE = /^\| variable .*\n(?:\|.*\n)+/m

/** Returns one sentence for each file that no longer says what the schema says. */
export function staleEnvironmentDocs(root: string): string[] {
  const command = 'npm run docs:environment'
  return staleFiles(
    written(root).map(({ path, text }) => ({ path: join(root, path), text, command })),
    root,
  )
}

function written(root: string) {
  const documents = DOCUMENTS.map(({ path, has }) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text: text.replace(TABLE, () => environmentTable(has)) }
  })
  return [...documents, { path: EXAMPLE, text: environmentExample() }]
}

/** Returns the Markdown table of these variables, its columns aligned. */
export function environmentTable(has: (name: string) => boolean = () => true): string {
  const rows = [
    ['variable', 'default', 'meaning'],
    ...variables()
      .filter(({ name }) => has(name))
      .map(({ name, defaultText, meaning }) => [`\`${name}\``, defaultText, meaning]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  const [head = [], ...body] = rows
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('')
}

/** Returns the lines of `.env.example`: every variable commented out, with its meaning and its default. */
export function environmentExample(): string {
  const head = `# Copy this file to .env, and remove the “# ” in front of what you change.
# npm run docs:environment writes it from platform/environment/variables.ts.
`
  const entries = variables().map(({ name, value, defaultText, meaning }) => {
    const assignment = value === undefined ? `# Default: ${defaultText}\n# ${name}=` : `# ${name}=${value}`
    return `# ${meaning.replaceAll('`', '')}\n${assignment}\n`
  })
  return [head, ...entries].join('\n')
}

function variables(): Variable[] {
  const defaults: Record<string, unknown> = Environment.parse({})
  return Object.entries(Environment.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const { does, shown, expects } = schema.meta() as { does: string; shown?: string; expects?: string }
    const value = shown === undefined ? String(defaults[name]) : undefined
    return {
      name,
      value,
      defaultText: shown ?? String(defaults[name]),
      meaning: expects ? `${does} (${expects})` : does,
    }
  })
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const root = process.cwd()
  for (const { path, text } of written(root)) writeFileSync(join(root, path), text)
}
