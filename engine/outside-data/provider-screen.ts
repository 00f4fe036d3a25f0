/** What the screen “Data providers” of the back office gets. It has no secret in it. */
export type ProvidersScreen = { providers: ShownProvider[]; capabilities: ShownCapability[] }

export type ShownProvider = {
  id: string
  name: string
  website: string
  isOn: boolean
  /** Every required setting has a value that can be read. */
  isComplete: boolean
  capabilities: { id: string; label: string }[]
  settings: ShownSetting[]
  dailyLimitUsd: number
  today: Spending
  month: Spending
  /** ISO 8601; `null` if it was never called. */
  lastCalledAt: string | null
}

export type ShownSetting = {
  name: string
  label: string
  isSecret: boolean
  isOptional: boolean
  /** `unreadable`: stored with another `PAYLOAD_SECRET`. */
  from: 'environment' | 'back office' | 'unreadable' | 'nowhere'
  /** Only of a setting that is no secret. */
  value?: string
  /** The last characters of a secret that is long enough for them. */
  ending?: string
  /** ISO 8601. */
  changedAt?: string
}

/** Days are UTC. */
export type Spending = {
  costUsd: number
  calls: number
  failures: number
  cacheHits: number
  /** Seconds, of the stored answers that were used; `null` without any. */
  cacheAge: number | null
}

export type ShownCapability = { id: string; label: string; order: { id: string; name: string; isUsed: boolean }[] }

/** The response to “Try it”. */
export type Trial = {
  kind: 'found' | 'unknown' | 'failed'
  message: string
  howTo?: string
  durationMs: number
  /** HTTP requests to the provider; `status` is undefined where no response came. */
  requests: { host: string; status?: number }[]
  costUsd: number
  /** What was asked, as a person would say it. */
  question: string
  columns: string[]
  rows: string[][]
  /** The result as JSON, shortened, without secrets. */
  json: string
}
