import { vi } from 'vitest'
import type { EmailMessage, Mailer } from '#providers/email/mailer.ts'
import type { Outcome } from '#providers/outcome.ts'
import { query } from './database.ts'
import { inject } from './product.ts'

/** Every row of an outbox test contains it. */
export const HOST = 'outbox-test.example'

const TABLES = [
  ...['tools', 'outbox', 'webhook_deliveries', 'contact_requests', 'quotes'],
  ...['applications', 'reviews', 'subscribers', 'issues'],
]

/** Loads the worker's functions and the CMS into this process, on the product's database, so tests need not wait. */
export async function startWorkerInProcess() {
  const environment = {
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: inject('dataDir'),
    SITE_URL: 'https://agency.example',
    LOG_LEVEL: 'silent',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${inject('openPort')}`,
  }
  Object.assign(process.env, environment)
  vi.resetModules()
  const worker = {
    ...(await import('#cms/database/client.ts')),
    ...(await import('#worker/deliver-webhook.ts')),
    ...(await import('#worker/notify.ts')),
    ...(await import('#worker/record-outcome.ts')),
    ...(await import('#worker/resume-waiting.ts')),
    ...(await import('#worker/send-email.ts')),
  }
  const cms = await worker.getCms()
  const setSettings = (data: object) => cms.updateGlobal({ slug: 'mail-settings', data, depth: 0 })
  const settings = await cms.findGlobal({ slug: 'mail-settings', depth: 0 })
  return {
    ...worker,
    setSettings,
    async stop() {
      await setSettings(settings)
      for (const table of TABLES) await query(`delete from ${table} t where t::text like $1`, [`%${HOST}%`])
      await worker.stopCms()
      for (const name of Object.keys(environment)) delete process.env[name]
    },
  }
}

/** Returns a mailer that records what it sends and returns this outcome, or throws it. */
export function recordingMailer(outcome: Outcome | Error = { kind: 'delivered' }, onSend = async () => {}) {
  const sent: EmailMessage[] = []
  const mailer: Mailer = {
    async send(message) {
      sent.push(message)
      await onSend()
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    isServerUp: () => true,
    close: () => undefined,
  }
  return { mailer, sent }
}

/** Returns a row as it is stored. */
export async function stored(table: string, id: number) {
  const [row] = await query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])
  return row ?? {}
}
