import { getPayload, type Payload } from 'payload'
import type { PoolClient } from 'pg'
import config from './payload.config.ts'

let starting: Promise<Payload> | undefined

/** The CMS of this process. A start that failed, because the database was away, is tried again by the next caller. */
export function getCms(): Promise<Payload> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

/** Ends all connections, so that the process can end. */
export async function stopCms() {
  const cms = await starting?.catch(() => undefined)
  starting = undefined
  if (!cms) return
  const { pool } = cms.db
  await cms.destroy()
  const ended = pool.end()
  // Payload never gives back the connection it opens first; the pool would wait for it for ever.
  for (const client of (pool as unknown as { _clients: PoolClient[] })._clients) client.release(true)
  await ended
}

async function start() {
  // Payload would look for a Next development server to be told of changes.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  return getPayload({ config })
}
