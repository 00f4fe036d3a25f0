import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { allTools } from '#runs/catalog.ts'

export type LibraryRow = {
  name: string
  version: string
  license: string
  tools: { slug: string; name: string; does: string }[]
}

/** Returns the libraries whose results appear in reports, with their installed versions and licenses. */
export async function libraryRows(): Promise<LibraryRow[]> {
  const rows = new Map<string, LibraryRow>()
  for (const { slug, name: toolName, libraries = [] } of await allTools()) {
    for (const { name, does } of libraries) {
      const row = rows.get(name) ?? { name, ...readPackage(name), tools: [] }
      row.tools.push({ slug, name: toolName, does })
      rows.set(name, row)
    }
  }
  return [...rows.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Reads the installed package.json, because a handwritten list would be wrong after the next update. */
function readPackage(name: string): { version: string; license: string } {
  const path = resolve('node_modules', name, 'package.json')
  const {
    version,
    license,
    licenses = [],
  } = JSON.parse(readFileSync(path, 'utf8')) as {
    version: string
    license?: string
    /** How packages named it before npm 3. */
    licenses?: { type: string }[]
  }
  return { version, license: license ?? (licenses.map(({ type }) => type).join(' or ') || 'not named') }
}
