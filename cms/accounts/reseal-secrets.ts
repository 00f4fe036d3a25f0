import type { Payload } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { sealedFor as sealedForProvider } from '../data-providers/sealed-setting.ts'
import { sealedFor as sealedForRecipient } from '../emails/sealed-email.ts'
import { SEALED_FOR as SEALED_FOR_LEADS } from '../webhooks/lead-secret.ts'
import { sealedFor as sealedForWebhook } from '../webhooks/signing-secret.ts'
import { resealed, type SealedFor } from './secret-box.ts'
import { sealedFor as sealedForAccount } from './two-factor/store.ts'

type Row = { row: string; owner: string; sealed: string }
type Place = { table: string; column: string; owner: string; sealedFor: (owner: string) => SealedFor }

/** Every column with encrypted texts, and the SQL of whose they are. */
const PLACES: Place[] = [
  { table: 'two_factor', column: 'secret', owner: 'user_id', sealedFor: sealedForAccount },
  {
    table: 'data_provider_settings',
    column: 'sealed',
    owner: `provider || '/' || name`,
    sealedFor: (owner) => sealedForProvider(...(owner.split('/') as [string, string])),
  },
  { table: 'outbox', column: 'body', owner: '"to"', sealedFor: sealedForRecipient },
  { table: 'webhooks', column: 'sealed_secret', owner: 'id', sealedFor: (id) => sealedForWebhook(Number(id)) },
  { table: 'mail_settings', column: 'webhook_secret', owner: 'id', sealedFor: () => SEALED_FOR_LEADS },
  { table: '_mail_settings_v', column: 'version_webhook_secret', owner: 'id', sealedFor: () => SEALED_FOR_LEADS },
]

/** Formats put a version before what is encrypted. */
const VERSION = /^v1\./

/**
 * Encrypts with the current PAYLOAD_SECRET what was encrypted with the previous one. Does nothing without a previous
 * one. Each text is replaced only if it is still the same, so that an editor may change it meanwhile.
 * @returns how many texts were encrypted again
 */
export async function resealSecrets({ db: { pool } }: Pick<Payload, 'db'>): Promise<number> {
  if (environment.previousSecret === undefined) return 0
  let count = 0
  for (const { table, column, owner, sealedFor } of PLACES) {
    const { rows } = await pool.query<Row>(
      `select ctid::text as row, (${owner})::text as owner, ${column} as sealed from ${table} where ${column} is not null`,
    )
    for (const { row, owner, sealed } of rows) {
      const [version = ''] = VERSION.exec(sealed) ?? []
      const again = resealed(sealed.slice(version.length), sealedFor(owner))
      if (again === undefined) continue
      const values = [version + again, row, sealed]
      await pool.query(`update ${table} set ${column} = $1 where ctid = $2::tid and ${column} = $3`, values)
      count += 1
    }
  }
  return count
}
