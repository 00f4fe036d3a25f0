import { mkdir, rm } from 'node:fs/promises'
import { exists } from './files.ts'
import { SEALED, unseal } from './sealed.ts'
import { UserError } from './start-scripts.ts'

/**
 * Does work with a backup, which is decrypted first if it is encrypted.
 * @param identity the file with the secret key
 * @throws {UserError} if there is no such backup, or the key does not open it
 */
export async function openBackup<T>(
  path: string,
  { identity, dataDir }: { identity: string | undefined; dataDir: string },
  work: (backup: string) => Promise<T>,
): Promise<T> {
  if (!(await exists(path))) throw new UserError(`There is no backup at ${path}.`)
  if (!path.endsWith(SEALED)) return work(path)
  if (!identity) throw new UserError(`${path} is encrypted. Add --identity=FILE, the file with its secret key.`)
  await mkdir(dataDir, { recursive: true })
  const folder = await unseal(path, identity, dataDir)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
