import { constants } from 'node:fs'
import { access, mkdir, rm } from 'node:fs/promises'
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
  await access(path, constants.R_OK).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') throw new UserError(`There is no backup at ${path}.`)
    throw new UserError(`${path} cannot be read (${code}). It and its folder must belong to the user of the product.`)
  })
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
