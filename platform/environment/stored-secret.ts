import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from './environment-error.ts'

const BYTES = 32

/** In DATA_DIR: the key that signs and encrypts, and the one before. `PAYLOAD_SECRET` and its previous one win. */
export const [SECRET_FILE, PREVIOUS_SECRET_FILE] = ['secret', 'secret-previous']

/**
 * Returns a random secret that is generated once and stored next to the data, where only the user who runs the product
 * can read it.
 * @throws {EnvironmentError} if the data folder is not writable
 */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) storeSecret(dataDir, name, newSecret())
  return readFileSync(file, 'utf8')
}

/** Returns a stored secret, or undefined if there is none. */
export function keptSecret(dataDir: string, name: string): string | undefined {
  const file = join(dataDir, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Stores a secret unless there is one, because another process of the same start may have written it meanwhile. */
export function storeSecret(dataDir: string, name: string, secret: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, name), secret, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new EnvironmentError(
        `The data folder ${dataDir} is not writable (${code}). Set DATA_DIR to a folder that is.`,
      )
  }
}

export const newSecret = () => randomBytes(BYTES).toString('hex')
