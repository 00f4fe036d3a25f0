import { extname } from 'node:path'

/** The server runs on these, so the site restarts on the same port within a second or two. */
const SERVER_FOLDERS = [
  'audit',
  'cms',
  'emails',
  'engine',
  'platform',
  'providers',
  'public',
  'runs',
  'site/server',
  'tools',
]
/** The browser alone has these; Astro's development server brings them there. */
const BROWSER_ONLY = /\.(css|client\.tsx?|worker\.tsx?)$/
const NO_CODE = /\.(test\.tsx?|md)$/
const CODE = ['.ts', '.tsx', '.mjs', '.json']

/**
 * Returns what a changed source file requires of the running site.
 * @param path relative to the root of the project, with slashes
 * @returns `restart` for code of the server, `render` for code of pages, `none` if nothing needs to be done
 * @example effectOfChange('cms/collections/posts.ts') // 'restart'
 */
export function effectOfChange(path: string): 'restart' | 'render' | 'none' {
  if (NO_CODE.test(path) || BROWSER_ONLY.test(path)) return 'none'
  if (path.startsWith('public/') || path === 'astro.config.ts') return 'restart'
  if (!CODE.includes(extname(path))) return 'none'
  if (SERVER_FOLDERS.some((folder) => path.startsWith(`${folder}/`))) return 'restart'
  return path.startsWith('site/') || path.startsWith('content/') ? 'render' : 'none'
}
