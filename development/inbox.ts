import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const folderOf = (dataDir: string) => join(dataDir, 'mails')

/**
 * Starts a mail server on loopback that stores every email as a file of `DATA_DIR/mails` and forwards none.
 * @returns its URL, to be used as SMTP_URL
 */
export async function startInbox(dataDir: string) {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    logger: false,
    async onData(stream, _session, done) {
      const id = `${Date.now()}-${randomUUID()}`
      try {
        await pipeline(stream, createWriteStream(join(folder, `${id}.part`)))
        renameSync(join(folder, `${id}.part`), join(folder, `${id}.eml`))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  // A client that disconnects early is not an error worth reporting.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

/** Returns the ids of the emails that arrived, newest first. */
export function emailIds(dataDir: string) {
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names
    .map((name) => name.slice(0, -'.eml'.length))
    .sort()
    .reverse()
}

/** Reads an email. `id` must be one of `emailIds`. */
export async function readEmail(dataDir: string, id: string) {
  return { id, ...(await PostalMime.parse(readFileSync(join(folderOf(dataDir), `${id}.eml`)))) }
}
