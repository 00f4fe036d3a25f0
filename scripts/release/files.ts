import { existsSync, globSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the files that patterns match, as paths from the root. */
export const globFiles = (root: string, patterns: string[]): string[] => globSync(patterns, { cwd: root }).sort()

/** Returns every file and link in a folder, or the file itself, as paths from the root; nothing if there is none. */
export function filesIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (!lstatSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesIn(root, `${path}/${name}`))
}
