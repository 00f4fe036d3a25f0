import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './version-floors.ts'

/**
 * Returns every package in node_modules, at any depth: what actually runs, whatever the lock file says.
 * @param root the folder that holds node_modules
 */
export function installedPackages(root: string, folder = 'node_modules'): Package[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((entry) => !entry.startsWith('.'))
    .flatMap((entry) => {
      const scope = `${folder}/${entry}`
      return entry.startsWith('@') ? readdirSync(join(root, scope)).map((name) => `${scope}/${name}`) : [scope]
    })
    .flatMap((path) => [...packageAt(root, path), ...installedPackages(root, `${path}/node_modules`)])
}

function packageAt(root: string, path: string): Package[] {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return []
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'))
  return name && version ? [{ path, name, version }] : []
}
