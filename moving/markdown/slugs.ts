/**
 * Returns a text as Hugo writes it into a path.
 * Source: https://gohugo.io/functions/urls/urlize
 */
export const hugoPart = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}._~+#-]/gu, '')
    .replace(/-{2,}/g, '-')

/** Returns a path that begins with a slash and has no empty parts. */
export const joinedPath = (...parts: string[]): string => `/${parts.join('/')}`.replace(/\/{2,}/g, '/')

/** Returns the folder of a path, with a slash at its end; nothing for a file at the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Returns the name of a file without its folder and ending. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z\d]{1,9}$/i, '')

/** Returns a path without `.` and `..`; undefined if it leads out of the folder. */
export function normalPath(path: string): string | undefined {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}
