/** One copy of a package, with its path and version. */
export type Package = { path: string; name: string; version: string }

/** Versions from `from` up to `floor` are vulnerable. `advisory` names the last one that the floor fixes. */
type Line = { from: string; floor: string; advisory: string }
export type Floors = { lookedUp: string; floors: Record<string, Line[]>; withoutAdvisories: string[] }

/** All packages of Payload must have the same version. */
const PAYLOAD = '3.90.1'

/**
 * Finds packages below their floor, however deep another package has nested them and under whatever alias.
 * @param packages every copy in the lock file and on disk
 * @returns one sentence for each copy, and for each name of the list that is not there at all
 */
export function belowFloor(packages: Package[], { floors, withoutAdvisories }: Floors): string[] {
  const old = packages.flatMap(({ path, name, version }) => {
    const line = floors[name]?.find(({ from, floor }) => !isOlder(version, from) && isOlder(version, floor))
    if (line) return [`${path} is ${version}; at least ${line.floor} is needed (${line.advisory}).`]
    return name.startsWith('@payloadcms/') && version !== PAYLOAD
      ? [`${path} is ${version}; all Payload packages must be ${PAYLOAD}.`]
      : []
  })
  const names = new Set(packages.map(({ name }) => name))
  const missing = [...Object.keys(floors), ...withoutAdvisories].filter((name) => !names.has(name))
  return [
    ...new Set(old),
    ...missing.map((name) => `${name} is in scripts/generate/advisories.json but not installed; remove it there.`),
  ]
}

type Lock = { packages: Record<string, { name?: string; version?: string; dev?: boolean }> }

/**
 * Returns every copy for production that a lock file names. An alias (`"a": "npm:b@1"`) counts under its real name.
 * @param lock a package-lock.json, version 3
 */
export function lockedPackages({ packages }: Lock): Package[] {
  return Object.entries(packages).flatMap(([path, { name, version, dev }]) => {
    const ownName = path.split('node_modules/').at(-1)
    const isOurs = path.includes('node_modules/') && !dev
    return isOurs && ownName && version ? [{ path, version, name: name ?? ownName }] : []
  })
}

/** Returns the copies that no tool for development brought along: those read only what developers give them. */
export function withoutDevelopment(installed: Package[], { packages }: Lock): Package[] {
  return installed.filter(({ path }) => !packages[path]?.dev)
}

/** Compares major, minor and patch; a prerelease is older than its release. */
export function isOlder(version: string, floor: string) {
  const [number = '', prerelease] = version.replace(/\+.*/, '').split(/-(.*)/)
  const [a, b] = [numbersOf(number), numbersOf(floor)]
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at < 0 ? Boolean(prerelease) : (a[at] ?? 0) < (b[at] ?? 0)
}

const numbersOf = (version: string) => version.split('.').map(Number)
