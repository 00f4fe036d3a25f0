// npm run docs:providers: writes the tables of docs/providers.md from the list of providers.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import { capabilityList, type ProviderFacts, providerList } from '#engine/data-providers/provider-list.ts'
import { staleFiles } from './stale-files.ts'

const FILE = 'docs/providers.md'
const START = '<!-- written by npm run docs:providers -->\n'
const END = '<!-- end -->'

const providers: ProviderFacts[] = [...providerList]

/** Returns a sentence if the tables no longer say what the list of providers says. */
export function staleProviderDocs(root: string): string[] {
  const path = join(root, FILE)
  return staleFiles(
    [{ path, text: withProviderTables(readFileSync(path, 'utf8')), command: 'npm run docs:providers' }],
    root,
  )
}

/** Returns the text of a document with its tables as the list of providers has them. */
export function withProviderTables(text: string): string {
  const start = text.indexOf(START) + START.length
  return `${text.slice(0, start)}\n${providerTables()}\n${text.slice(text.indexOf(END))}`
}

/** Returns one table of all providers, and one for each capability, as Markdown. */
export function providerTables(): string {
  const overview = table(
    ['provider', 'id', 'settings', 'price'],
    providers.map(({ id, name, website, settings, price, priceSource }) => [
      `[${name}](${website})`,
      `\`${id}\``,
      settings.map((setting) => `\`${setting.name}\`${setting.isOptional ? ' (optional)' : ''}`).join(', '),
      priceSource ? `${price} ([read here](${priceSource}))` : price,
    ]),
  )
  const capabilities = Object.entries(capabilityList).map(([capability, { name, order }]) => {
    const rows = providers.flatMap((provider) => {
      const sent = provider.supplies[capability as Capability]
      return sent ? [[provider.name, sent]] : []
    })
    return `### ${name[0]?.toUpperCase()}${name.slice(1)}\n\nOrder: \`${order}\`\n\n${table(['provider', 'what leaves this server'], rows)}`
  })
  return [overview, ...capabilities].join('\n')
}

function table(head: string[], body: string[][]) {
  const widths = head.map((cell, column) => Math.max(cell.length, ...body.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('')
}

if (fileURLToPath(import.meta.url) === process.argv[1])
  writeFileSync(FILE, withProviderTables(readFileSync(FILE, 'utf8')))
