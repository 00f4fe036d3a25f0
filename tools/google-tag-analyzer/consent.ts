import type { Collected } from './collect-tags.ts'
import type { GoogleTag } from './tag-types.ts'

export const consentTypes = {
  v1: ['ad_storage', 'analytics_storage'],
  v2: ['ad_user_data', 'ad_personalization'],
  other: ['functionality_storage', 'personalization_storage', 'security_storage'],
} as const

export type ConsentState = {
  /** `none`: no default in the source. `unknown`: there is one, but its values are not constants. */
  version: 'none' | 'v1' | 'v2' | 'unknown'
  hasUpdate: boolean
  /** Whether every tag gets its data after the default; `null` without a default or without tags. */
  isFirst: boolean | null
  /** The default by type, for visitors outside the listed regions. */
  defaults: Record<string, string | null>
  /** Regions with a default of their own. */
  regions: string[]
  waitForUpdate: string | null
  platforms: string[]
}

/**
 * Returns what the source says about consent mode. Values that a consent platform sets at run time are not included.
 */
export function consentOf({ tags, platforms }: Collected): ConsentState {
  const defaults = tags.filter(({ kind, when }) => kind === 'consent-default' && when !== 'never')
  const names = new Set(defaults.flatMap(({ consent }) => Object.keys(consent ?? {})))
  const isUnknown = defaults.some(({ settings }) => settings.isUnknown !== undefined)
  const hasAll = consentTypes.v2.every((name) => names.has(name))
  const hasSome = consentTypes.v1.some((name) => names.has(name)) || consentTypes.v2.some((name) => names.has(name))
  const version = defaults.length === 0 ? 'none' : hasAll ? 'v2' : isUnknown ? 'unknown' : hasSome ? 'v1' : 'unknown'
  const general = defaults.filter(({ settings }) => settings.region === undefined)
  return {
    version,
    hasUpdate: tags.some(({ kind }) => kind === 'consent-update'),
    isFirst: isFirst(tags, defaults),
    defaults: Object.assign({}, ...general.map(({ consent }) => consent)),
    regions: [...new Set(defaults.flatMap(({ settings }) => settings.region?.split(', ') ?? []))],
    waitForUpdate: defaults.map(({ settings }) => settings.wait_for_update).find((one) => one !== undefined) ?? null,
    platforms: [...new Set(platforms.map(({ name }) => name))],
  }
}

const order = { load: 0, 'after-load': 1, 'on-event': 2, never: 3 }

/** Returns whether a tag sends or stores data as soon as it runs. */
export const sends = ({ kind, when }: GoogleTag) => when !== 'never' && /^(?:config|event|conversion|gtm)$/.test(kind)

/** Commands of one queue are processed in order; a container reads the entries that exist when it loads. */
function isFirst(tags: GoogleTag[], defaults: GoogleTag[]): boolean | null {
  const first = tags.filter(sends).toSorted(byTime)[0]
  const consent = defaults.toSorted(byTime)[0]
  if (!first || !consent) return null
  return byTime(consent, first) < 0
}

/** Compares by the phase in which commands run, then by their place. */
export const byTime = (one: GoogleTag, other: GoogleTag) =>
  order[one.when] - order[other.when] || one.offset - other.offset
