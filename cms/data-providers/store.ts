import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'
import type { StoredProvider, StoredProviders } from '#engine/data-providers/stored-providers.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { announce } from '../hooks/announce.ts'
import { audit } from '../hooks/audit.ts'
import { openSetting, sealSetting } from './sealed-setting.ts'

// The tables are not part of Payload's schema: no API reads them, and no document, version, or export contains them.

/** What site processes are notified of when the configuration changes. */
export const DATA_PROVIDERS_TAG = 'data-providers'

/** Who changes something. */
export type Administrator = { payload: Payload; user: TypedUser }

/** What an administrator changes about a provider. What is absent stays. */
export type ProviderChange = {
  isOn?: boolean | undefined
  dailyLimitUsd?: number | undefined
  /** By name of the setting; `null` removes it. */
  settings?: Record<string, string | null> | undefined
}

/** Reads what the back office has stored about providers, with the secrets decrypted. */
export async function readStoredProviders({ db: { pool } }: Payload): Promise<StoredProviders> {
  const [providers, settings, orders] = await Promise.all([
    pool.query<{ provider: string; is_on: boolean; daily_limit_usd: number | null }>(
      'select provider, is_on, daily_limit_usd::float8 from data_providers',
    ),
    pool.query<{ provider: string; name: string; sealed: string; changed_at: Date }>(
      'select provider, name, sealed, changed_at from data_provider_settings',
    ),
    pool.query<{ capability: string; providers: string[] }>('select capability, providers from data_provider_orders'),
  ])
  const stored: Record<string, StoredProvider> = {}
  const rowOf = (id: string) => {
    stored[id] ??= { isOn: true, dailyLimitUsd: null, settings: {} }
    return stored[id]
  }
  for (const row of providers.rows)
    Object.assign(rowOf(row.provider), { isOn: row.is_on, dailyLimitUsd: row.daily_limit_usd })
  for (const { provider, name, sealed, changed_at } of settings.rows)
    rowOf(provider).settings[name] = { value: openSetting(sealed, provider, name), changedAt: changed_at }
  return {
    providers: stored,
    orders: Object.fromEntries(orders.rows.map((row) => [row.capability, row.providers])),
  }
}

/**
 * Saves a change to a provider, records in the audit log what changed but no value, and notifies all site processes.
 */
export async function changeProvider(by: Administrator, provider: string, change: ProviderChange): Promise<void> {
  await changing(by, `data-providers/${provider}`, async (transaction) => {
    const { execute } = await connection(transaction)
    const { isOn = null, dailyLimitUsd = null, settings = {} } = change
    await execute(sql`
      insert into data_providers (provider, is_on, daily_limit_usd)
      values (${provider}, coalesce(${isOn}::boolean, true), ${dailyLimitUsd}::numeric)
      on conflict (provider) do update set
        is_on = coalesce(${isOn}::boolean, data_providers.is_on),
        daily_limit_usd = coalesce(${dailyLimitUsd}::numeric, data_providers.daily_limit_usd)`)
    for (const [name, value] of Object.entries(settings)) {
      if (value === null)
        await execute(sql`delete from data_provider_settings where provider = ${provider} and name = ${name}`)
      else
        await execute(sql`
          insert into data_provider_settings (provider, name, sealed)
          values (${provider}, ${name}, ${sealSetting(value, provider, name)})
          on conflict (provider, name) do update set sealed = excluded.sealed, changed_at = now()`)
    }
    return [
      ...(isOn === null ? [] : [isOn ? 'turned on' : 'turned off']),
      ...(dailyLimitUsd === null ? [] : [`daily limit set to $${dailyLimitUsd}`]),
      ...Object.entries(settings).map(([name, value]) => `${name} ${value === null ? 'removed' : 'replaced'}`),
    ]
  })
}

/** Saves which providers are asked for a capability, in this order. */
export async function changeProviderOrder(by: Administrator, capability: string, providers: string[]): Promise<void> {
  await changing(by, `data-providers/${capability}`, async (transaction) => {
    const { execute } = await connection(transaction)
    await execute(sql`
      insert into data_provider_orders (capability, providers)
      values (${capability}, ${sql.param(providers)}::text[])
      on conflict (capability) do update set providers = excluded.providers`)
    return [`order: ${providers.join(', ')}`]
  })
}

async function changing(
  { payload, user }: Administrator,
  about: string,
  work: (transaction: Transaction) => Promise<string[]>,
) {
  await transactionOf(payload, async (transaction) => {
    const details = await work(transaction)
    await audit({ ...transaction, user }, 'data-provider-changed', { about, details: details.join(', ') })
    await announce(transaction, [DATA_PROVIDERS_TAG])
  })
}

async function connection(transaction: Transaction) {
  const found = await connectionOf(transaction)
  return { execute: (statement: Parameters<typeof found.execute>[0]) => found.execute(statement) }
}
