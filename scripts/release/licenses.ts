import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

type Package = { name?: string; version?: string; license?: string; licenses?: { type: string }[] }

const PACKAGE = /node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$/
const RULE = `\n${'-'.repeat(80)}\n\n`

/** Returns the names, versions, licenses, and license texts of the packages in an archive, as one text. */
export function licensesOf(root: string, paths: string[]): string {
  const texts = paths.filter((path) => PACKAGE.test(path)).map((path) => licenseOf(root, path, paths))
  return texts.filter(Boolean).sort().join(RULE)
}

function licenseOf(root: string, path: string, paths: string[]) {
  const { name, version, license, licenses = [] } = JSON.parse(readFileSync(join(root, path), 'utf8')) as Package
  if (!name) return ''
  const folder = path.slice(0, -'package.json'.length)
  const files = paths.filter(
    (file) => file.startsWith(folder) && /^(?:licen[cs]e|copying|notice)/i.test(basename(file)),
  )
  const own = files.filter((file) => !file.slice(folder.length).includes('node_modules/'))
  const stated = license ?? licenses.map(({ type }) => type).join(' or ')
  const texts = own.map((file) => `\n${readFileSync(join(root, file), 'utf8').trim()}\n`)
  return `${name} ${version}: ${stated || 'see below'}\n${texts.join('')}`
}
