import type { Tag } from '#engine/web/read-tags.ts'
import type { When } from './callback-time.ts'
import type { GoogleUrl } from './google-urls.ts'

export type TagKind =
  | GoogleUrl['kind']
  /** `gtag('config', …)`: a destination that gets data. */
  | 'config'
  | 'consent-default'
  | 'consent-update'
  | 'event'
  /** An event with `send_to` of Google Ads, or named `conversion`. */
  | 'conversion'
  | 'set'
  | 'js'
  | 'data-layer'
  | 'data-layer-push'
  | 'universal-analytics'
  | 'amp-analytics'
  /** A consent command in a form that the Google tag does not understand. */
  | 'consent-malformed'

export type GoogleTag = {
  kind: TagKind
  id: string | null
  line: number
  offset: number
  position: 'head' | 'body'
  isInNoscript: boolean
  /** How it is loaded. */
  loading: 'async' | 'defer' | 'blocking' | 'inline' | 'injected' | 'iframe' | 'pixel'
  when: When
  /** Behind a condition whose result the source does not show. */
  isConditional: boolean
  url: string | null
  host: string | null
  isServerSide: boolean
  dataLayer: string | null
  /** The function that was called: `gtag`, unless the page names it differently. */
  command: string | null
  /** State by consent type; `null` where the value is not a constant. */
  consent: Record<string, string | null> | null
  /**
   * Of a configuration: `server_container_url`, `send_page_view`; of a consent command: `wait_for_update`, `region`.
   */
  settings: Record<string, string | null>
}

/**
 * `run`: a browser runs it; `delayed`: a plugin runs it on the first interaction or after consent; `data`: it is not
 * code.
 */
export type ScriptRole = 'run' | 'delayed' | 'blocked' | 'data'

const JAVASCRIPT =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/
/** Values that optimization plugins put into `type` to run a script later. */
const DELAYED =
  /^(?:rocketlazyloadscript|litespeed\/javascript|text\/(?:lazyload|partytown|delayscript)|[\da-f]{20,}-(?:text\/javascript|application\/javascript|module|)|wpmdelay|cfasync|text\/x-delay)$/
const CONSENT_ATTRIBUTE =
  /^(?:data-(?:cookieconsent|category|cookiecategory|cookie-category|consent.*|cmp.*|usercentrics|service|purposes?|vendor|cookieyes|cky.*|cookie-consent|didomi-purposes|name|type|src-cookieconsent|blocked.*|iub-purposes)|class)$/

/** Returns what a browser does with a script element, by its `type` (HTML Standard, 4.12.1.1). */
export function roleOf({ attributes }: Tag): ScriptRole {
  const type = (attributes.type ?? (attributes.language ? `text/${attributes.language}` : '')).trim().toLowerCase()
  const essence = type.replace(/\s*;.*$/, '')
  if (JAVASCRIPT.test(essence) && attributes.nomodule === undefined) return 'run'
  if (JAVASCRIPT.test(essence)) return 'blocked'
  if (DELAYED.test(essence)) return 'delayed'
  if (essence !== 'text/plain') return 'data'
  return Object.keys(attributes).some((name) => CONSENT_ATTRIBUTE.test(name)) ? 'delayed' : 'blocked'
}

/** Returns whether a tag can run at all. */
export const runs = ({ when }: GoogleTag) => when !== 'never'

/** @example linesOf(tags) // 'Lines 8, 14' */
export function linesOf(tags: GoogleTag[]) {
  const lines = [...new Set(tags.map(({ line }) => line))]
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}`
}
