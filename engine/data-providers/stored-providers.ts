/** What the back office has stored about the data providers, decrypted: it never leaves the server. */
export type StoredProviders = {
  /** By id of the provider. */
  providers: Record<string, StoredProvider>
  /** By capability, ids of providers, the one that is asked first in front. */
  orders: Record<string, string[]>
}

export type StoredProvider = {
  isOn: boolean
  /** US dollars; `null` where the default applies. */
  dailyLimitUsd: number | null
  /** By name of the setting. */
  settings: Record<string, StoredSetting>
}

/** `value` is `null` where `PAYLOAD_SECRET` has been replaced since: the operator enters it again. */
export type StoredSetting = { value: string | null; changedAt: Date }

export const NOTHING_STORED: StoredProviders = { providers: {}, orders: {} }

/** US dollars that a provider may cost in a day (UTC) until an administrator sets another limit. */
export const DEFAULT_DAILY_LIMIT_USD = 5
