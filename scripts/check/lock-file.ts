type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
/** What is read of a package-lock.json, version 3. */
export type LockFile = { packages: Record<string, Locked> }

/**
 * Finds dependencies that the lock file does not have. `npm install` leaves out optional ones that it cannot reach, and
 * `npm ci` then refuses the whole file.
 * @returns one sentence for each of them
 */
export function missingFromLock({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `package-lock.json has no ${name}, which ${path || 'package.json'} names: npm ci refuses it.`),
  )
}

/** Returns the folders in whose `node_modules` Node looks for what a package loads, the nearest first. */
function foldersAbove(path: string) {
  const parts = path.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`).reverse()
  return path ? [...folders, ''] : ['']
}
