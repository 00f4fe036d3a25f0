/** What the screen “Data providers” of the back office gets. It has no secret in it. */
export type ProvidersScreen = { providers: ShownProvider[]; capabilities: ShownCapability[] }

export type ShownProvider = {
  id: string
  name: string
  website: string
  price: string
  isOn: boolean
  /** Every required setting has a value that can be read. */
  isComplete: boolean
  supplies: { id: string; name: string; sends: string }[]
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
  kind: 'text' | 'server' | 'switch'
  /** `unreadable`: stored with another `PAYLOAD_SECRET`. */
  from: 'environment' | 'back office' | 'unreadable' | 'nowhere'
  /** Only of a setting that is no secret. */
  value?: string
  /** The last characters of a secret that is long enough to show them. */
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
  /** Average age in seconds of the stored results that were used; `null` if there were none. */
  cacheAge: number | null
}

export type ShownCapability = {
  id: string
  name: string
  /** `variable` sets the order where it is `environment`. */
  from: 'environment' | 'back office'
  variable: string
  order: { id: string; name: string; isUsed: boolean }[]
}

/** The response to “Try it”. */
export type Trial = {
  kind: 'found' | 'unknown' | 'failed'
  /** What was asked, as a person would say it. */
  question: string
  message: string
  howTo?: string
  durationMs: number
  costUsd: number
  /** HTTP requests to the provider; `status` is undefined where no response came. */
  requests: { host: string; status?: number; durationMs: number }[]
  columns: string[]
  rows: string[][]
  /** The result as JSON, shortened, without secrets. */
  json: string
}
