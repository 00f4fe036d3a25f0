/** Versions below these have known vulnerabilities. Some registries do not support `npm audit`, so the list is here. */
const FLOORS: Record<string, string> = {
  'ipaddr.js': '2.5.0',
  next: '16.3.3',
  nodemailer: '9.0.1',
  payload: '3.90.1',
  react: '19.2.8',
  'react-dom': '19.2.8',
  'sanitize-html': '2.18.1',
  sharp: '0.35.4',
  undici: '7.29.0',
}
/** One copy of a package, with its path and version. */
export type Package = { path: string; name: string; version: string }

/** All packages of Payload must have the same version. */
const PAYLOAD = '3.90.1'

/**
 * Finds packages below their floor, however deep another package has nested them and under whatever alias.
 * @param packages every copy in the lock file and on disk
 * @returns one sentence for each copy, and for each name of the list that is not there at all
 */
export function belowFloor(packages: Package[]): string[] {
  const old = packages.flatMap(({ path, name, version }) => {
    const floor = FLOORS[name]
    if (floor && isOlder(version, floor)) return [`${path} is ${version}; at least ${floor} is needed.`]
    return name.startsWith('@payloadcms/') && version !== PAYLOAD
      ? [`${path} is ${version}; all Payload packages must be ${PAYLOAD}.`]
      : []
  })
  const names = new Set(packages.map(({ name }) => name))
  const missing = Object.keys(FLOORS).filter((name) => !names.has(name))
  return [...new Set(old), ...missing.map((name) => `${name} has a floor but is not installed; remove its floor.`)]
}

type Lock = { packages: Record<string, { name?: string; version?: string }> }

/**
 * Returns every copy that a lock file names. An alias (`"a": "npm:b@1"`) counts under its real name.
 * @param lock a package-lock.json, version 3
 */
export function lockedPackages({ packages }: Lock): Package[] {
  return Object.entries(packages).flatMap(([path, { name, version }]) => {
    const ownName = path.split('node_modules/').at(-1)
    return path.includes('node_modules/') && ownName && version ? [{ path, version, name: name ?? ownName }] : []
  })
}

/** Compares major, minor and patch; a prerelease is older than its release. */
function isOlder(version: string, floor: string) {
  const [number = '', prerelease] = version.replace(/\+.*/, '').split(/-(.*)/)
  const [a, b] = [numbersOf(number), numbersOf(floor)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? Boolean(prerelease) : (a[at] ?? 0) < (b[at] ?? 0)
}

const numbersOf = (version: string) => version.split('.').map(Number)
