// npm run floors: writes the lowest secure version of each release line from the advisories that were looked up.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Floors, isOlder } from '../check/version-floors.ts'

type Advisories = {
  /** The day on which all packages were last looked up. */
  lookedUp: string
  packages: Record<string, { id: string; vulnerable: string[] }[]>
  /** Dependencies that only read what we wrote ourselves. */
  noForeignInput: string[]
}
type Manifest = Partial<Record<'dependencies' | 'optionalDependencies', Record<string, string>>>

const ADVISORIES = 'scripts/generate/advisories.json'
const FLOORS = 'scripts/generate/version-floors.json'

/**
 * Returns the floors of all packages that were looked up.
 * @throws {Error} if a range has another form than `<1.2.3` or `>=1.0.0 <1.2.3`
 */
export function floorsOf({ lookedUp, packages }: Pick<Advisories, 'lookedUp' | 'packages'>): Floors {
  const names = Object.keys(packages).toSorted()
  const floors = names.flatMap((name) => {
    const lines = linesOf(packages[name] ?? [])
    return lines.length > 0 ? [[name, lines] as const] : []
  })
  return {
    lookedUp,
    floors: Object.fromEntries(floors),
    withoutAdvisories: names.filter((name) => packages[name]?.length === 0),
  }
}

/** Returns one sentence for each production dependency that nobody has looked up, or said to read only our own data. */
export function notLookedUp(manifest: Manifest, { packages, noForeignInput }: Omit<Advisories, 'lookedUp'>): string[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  return names
    .filter((name) => !(name in packages) && !noForeignInput.includes(name))
    .map((name) => `${name}: look up its advisories and add them to ${ADVISORIES}, or list it there as noForeignInput.`)
}

/** Returns a sentence if the file of floors and the advisories differ, and one for each dependency not looked up. */
export function staleFloors(root: string): string[] {
  const isStale = readFileSync(join(root, FLOORS), 'utf8') !== written(root)
  return [
    ...(isStale ? [`${FLOORS} and ${ADVISORIES} differ. Run npm run floors.`] : []),
    ...notLookedUp(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), readAdvisories(root)),
  ]
}

export const readFloors = (root: string): Floors => JSON.parse(readFileSync(join(root, FLOORS), 'utf8'))

const readAdvisories = (root: string): Advisories => JSON.parse(readFileSync(join(root, ADVISORIES), 'utf8'))

const written = (root: string) => `${JSON.stringify(floorsOf(readAdvisories(root)), undefined, 2)}\n`

/** Returns a line is a major version: its floor is the highest that one of its advisories asks for. */
function linesOf(advisories: { id: string; vulnerable: string[] }[]) {
  const lines = new Map<string, Floors['floors'][string][number]>()
  for (const { id, vulnerable } of advisories)
    for (const range of vulnerable) {
      const [, from = '0.0.0', floor] = /^(?:>=(\S+) )?<(\S+)$/.exec(range) ?? []
      if (!floor) throw new Error(`${id}: “${range}” is not a range such as <1.2.3 or >=1.0.0 <1.2.3.`)
      const major = floor.split('.')[0] ?? ''
      const known = lines.get(major) ?? { from, floor, advisory: id }
      const isHigher = isOlder(known.floor, floor)
      lines.set(major, {
        from: isOlder(from, known.from) ? from : known.from,
        floor: isHigher ? floor : known.floor,
        advisory: isHigher ? id : known.advisory,
      })
    }
  return [...lines.values()].toSorted((a, b) => (isOlder(a.floor, b.floor) ? -1 : 1))
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const root = process.cwd()
  writeFileSync(join(root, FLOORS), written(root))
}
