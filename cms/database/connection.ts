import type { Payload } from 'payload'
import { stopSender } from '../jobs/jobs.ts'

let starting: Promise<Payload> | undefined

/**
 * Returns the CMS of this process. It starts without the database; a start that failed is tried again by the next
 * caller.
 */
export function getCms(): Promise<Payload> {
  starting ??= start().catch((error: unknown) => {
    starting = undefined
    throw error
  })
  return starting
}

/** Lets unit tests stand in for the CMS; without one, the next caller starts it again. */
export function standInForCms(cms: Payload | undefined) {
  starting = cms && Promise.resolve(cms)
}

/** Ends all connections, so that the process can end. */
export async function stopCms() {
  const cms = await starting?.catch(() => undefined)
  starting = undefined
  if (!cms) return
  const { pool } = cms.db
  await stopSender()
  await cms.destroy()
  await pool.end()
  // Without this, Payload would return the closed instance again.
  ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
}

async function start() {
  // Otherwise Payload looks for a Next development server to notify about changes.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  // Loaded when it starts: code that only might ask the CMS loads in a tenth of the time.
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('../payload.config.ts')])
  return getPayload({ config })
}
