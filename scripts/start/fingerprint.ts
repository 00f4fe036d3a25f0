import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Installed, written by the build itself, or tests: a build contains none of them. */
const NOT_BUILT = /^(?:node_modules|next-env\.d\.ts|.*\.test\.tsx?)$/

/**
 * Returns a hash of the names and contents of all sources but tests: the same in every checkout of the same files.
 * @param sources paths of files and folders, from the root
 */
export function fingerprint(root: string, sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) visit(source)
  return hash.digest('hex')

  function visit(path: string) {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (!found) return
    if (found.isDirectory()) {
      for (const entry of readdirSync(join(root, path)).sort())
        if (!entry.startsWith('.') && !NOT_BUILT.test(entry)) visit(`${path}/${entry}`)
    } else hash.update(`${path}\n${found.size}\n`).update(readFileSync(join(root, path)))
  }
}
