import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { UserError } from './start-scripts.ts'

/** The ending of an encrypted backup: what `age` and `tar` read, too. */
export const SEALED = '.tar.age'

/** Throws unless a text is the public part of an age key. */
export function checkRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient)
  } catch {
    throw new UserError(`--encrypt-to=${recipient} is no public key of age, which begins with age1.`)
  }
}

/** Writes a new secret key to a file that must not exist, and returns its public part. */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  await writeFile(file, `${identity}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} could not be written (${error.code}).`)
  })
  return identityToRecipient(identity)
}

/** Packs a folder into one encrypted file. Only who has the secret key can open it. */
export async function seal(folder: string, file: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const tar = spawn('tar', ['--create', '--file=-', '--directory', folder, '.'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = endOf(tar)
  const draft = `${file}.partial`
  try {
    const packed = Readable.toWeb(tar.stdout) as unknown as globalThis.ReadableStream<Uint8Array>
    const sealed = (await encrypter.encrypt(packed)) as unknown as ReadableStream
    await pipeline(Readable.fromWeb(sealed), createWriteStream(draft, { mode: 0o600 }))
    await ended
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Opens an encrypted backup in a new folder.
 * @param beside the folder in which it is made
 * @param identityFile a file with the secret key, as `age-keygen` writes it
 * @returns the folder, which the caller deletes
 * @throws {UserError} if the key does not open it, or the file is damaged
 */
export async function unseal(file: string, identityFile: string, beside: string): Promise<string> {
  const decrypter = new Decrypter()
  const lines = (await readFile(identityFile, 'utf8').catch(() => '')).split('\n')
  try {
    decrypter.addIdentity(lines.find((line) => line.startsWith('AGE-SECRET-KEY-'))?.trim() ?? '')
  } catch {
    throw new UserError(`${identityFile} has no secret key of age (a line that begins with AGE-SECRET-KEY-1).`)
  }
  const sealed = Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>
  const opened = await decrypter.decrypt(sealed).catch((error: Error) => {
    throw new UserError(`The key in ${identityFile} does not open ${file} (${error.message}). Nothing was changed.`)
  })
  const folder = await mkdtemp(join(beside, 'opened-'))
  const tar = spawn('tar', ['--extract', '--file=-', '--directory', folder], { stdio: ['pipe', 'ignore', 'pipe'] })
  try {
    const ended = endOf(tar)
    await Promise.all([pipeline(Readable.fromWeb(opened as unknown as ReadableStream), tar.stdin), ended])
    return folder
  } catch (error) {
    tar.kill()
    await rm(folder, { recursive: true, force: true })
    throw new UserError(`${file} is damaged, and nothing was changed (${(error as Error).message}).`)
  }
}

function endOf(tar: ReturnType<typeof spawn>): Promise<void> {
  let said = ''
  tar.stderr?.on('data', (chunk) => (said = `${said}${chunk}`.slice(-1_000)))
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', (error) => reject(new UserError(`tar does not start: ${error.message}`)))
    tar.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`tar: ${said.trim()}`))))
  })
  ended.catch(() => undefined)
  return ended
}
