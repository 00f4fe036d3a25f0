import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  name?: string
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
type Lock = { name: string; version: string; packages: Record<string, Entry> }

const FILE = 'sbom.cdx.json'

/** Writes the software bill of materials of a build next to it, from the lock file that it was built from. */
export function writeBillOfMaterials(root: string, folder: string) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  writeFileSync(join(root, folder, FILE), JSON.stringify(billOfMaterials(lock), undefined, 2))
}

/**
 * Returns the software bill of materials (CycloneDX 1.6, ECMA-424) of every package for production: name, version,
 * license, checksum, and what depends on what. `npm sbom --omit=dev` leaves out a third of them, those that
 * a development package uses too, and the generator of CycloneDX itself would add 96 packages and a native compiler.
 * @param lock a package-lock.json, version 3
 */
export function billOfMaterials({ name, version, packages }: Lock) {
  const ours = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.dev)
  const refOf = (path: string) => (path === '' ? `${name}@${version}` : path)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': refOf(''), name, version },
      properties: [{ name: 'cdx:lock:sha256', value: sha256(JSON.stringify(packages)) }],
    },
    components: ours.map(([path, entry]) => ({ 'bom-ref': refOf(path), ...componentOf(path, entry) })),
    dependencies: [['', packages[''] ?? {}] as const, ...ours].map(([path, entry]) => ({
      ref: refOf(path),
      dependsOn: namesOf(entry)
        .map((dependency) => resolve(packages, path, dependency))
        .filter((found) => found !== undefined)
        .toSorted(),
    })),
  }
}

function componentOf(path: string, { name = path.split('node_modules/').at(-1) ?? '', ...entry }: Entry) {
  const [scope, short] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const digest = /^(sha\d+)-(.+)$/.exec(entry.integrity ?? '')
  return {
    type: 'library',
    ...(scope ? { group: scope } : {}),
    name: short ?? name,
    version: entry.version ?? '',
    scope: entry.optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
    ...(entry.license ? { licenses: [licenseOf(entry.license)] } : {}),
    ...(digest?.[1] && digest[2]
      ? {
          hashes: [
            { alg: digest[1].replace('sha', 'SHA-'), content: Buffer.from(digest[2], 'base64').toString('hex') },
          ],
        }
      : {}),
  }
}

/** Returns the license field: SPDX has one field for a single identifier and another for an expression or a text. */
function licenseOf(license: string) {
  if (/\b(AND|OR|WITH)\b/.test(license)) return { expression: license }
  return { license: /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED' ? { id: license } : { name: license } }
}

const namesOf = ({ dependencies, optionalDependencies, peerDependencies }: Entry) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })

/** Finds the copy that Node loads for a name: in the package's own node_modules, or in those of a parent. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  const found = packages[path]
  if (found) return found.dev ? undefined : path
  const parent = from.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  return from === '' ? undefined : resolve(packages, parent, name)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
