/**
 * Returns paths under which files can be stored in one folder, in the order of their names. Names may include folders;
 * no path leads out of the folder, and duplicates get a number, also if only capitals differ: many disks ignore case.
 * @example pathsFor(['a.png', '../A.png']) // ['a.png', 'A-2.png']
 */
export function pathsFor(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const path = freePath(safePath(name), taken)
    taken.add(path.toLowerCase())
    return path
  })
}

/** @example safePath('../a\\b.png') // 'a/b.png' */
export const safePath = (name: string) =>
  name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/') || 'file'

function freePath(path: string, taken: Set<string>) {
  if (!taken.has(path.toLowerCase())) return path
  const dot = path.lastIndexOf('.') > path.lastIndexOf('/') ? path.lastIndexOf('.') : path.length
  for (let count = 2; ; count++) {
    const other = `${path.slice(0, dot)}-${count}${path.slice(dot)}`
    if (!taken.has(other.toLowerCase())) return other
  }
}
