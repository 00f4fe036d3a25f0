import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns what an archive of `npm run release` says about itself, or undefined in a checkout. An archive has its
 * packages and its builds.
 * @returns {{ version: string, commit: string, builtAt: string } | undefined}
 */
export function releaseOf(root) {
  const file = join(root, 'release.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Returns the version, and in an archive the commit, such as `0.2.0 (4e62cd4e)`. */
export function versionOf(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const release = releaseOf(root)
  return release ? `${release.version} (${release.commit})` : version
}
