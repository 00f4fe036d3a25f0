import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Returns how an operator runs a command of the product: `prairie-signal` in an archive of a release, whose server
 * needs no npm, otherwise npm. Relative to the folder of the product.
 * @example commandLine('restore', '/var/backups/1') // 'npm run restore -- /var/backups/1'
 */
export function commandLine(command: string, ...args: string[]): string {
  if (existsSync('release.json')) return ['prairie-signal', command, ...args].join(' ')
  const script = command === 'start' ? ['npm', 'start'] : ['npm', 'run', command]
  return [...script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
}

/**
 * Returns the absolute path of what an operator wrote, relative to the folder in which they called the command. npm and
 * `prairie-signal` change to the folder of the product, and keep the former one in INIT_CWD.
 */
export const callersPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path)
