import type { Finding } from '#engine/tool/blocks.ts'
import { unicodeHost } from '#engine/web/idn.ts'
import type { HopTiming, Page, ReceivedPage } from '#engine/web/page.ts'
import type { ScriptRedirect } from './script-redirect.ts'

/** What causes the next request: a status, a rule of HSTS, a header, or an element of the page. */
type StepKind = '300' | '301' | '302' | '303' | '307' | '308' | 'HSTS' | 'Refresh header' | 'Meta refresh'

export type Step = {
  url: string
  /** The URL with its host in Unicode, if that differs. */
  readable?: string
  status: number | null
  /** `null` at the end of the chain. */
  kind: StepKind | null
  /** As written by the server or the page. */
  location?: string
  /** Seconds that the page waits before its refresh. */
  delay?: number
  timing: HopTiming | null
  protocol: string | null
  tls: string | null
  hsts: string | null
  /** The host whose policy would make a browser skip this request. */
  upgradedBy?: string
}

/**
 * `refused` and `unmeasured` say nothing about the URL: the server shows our bot something else than people see (a
 * captcha, a login), or one of our own limits was reached.
 */
export type Outcome = 'ok' | 'error' | 'parked' | 'refused' | 'loop' | 'too-many' | 'unread' | 'unmeasured'

export type Chain = {
  requested: string
  steps: Step[]
  outcome: Outcome
  /** `null` if the chain does not end. */
  finalUrl: string | null
  finalStatus: number | null
  /** The canonical URL of the last page, absolute, and where it was found. */
  canonical: { url: string; evidence: string } | null
  redirects: number
  totalMs: number | null
  loopsAt?: string
  /** Why there is no page, as a sentence. */
  failure?: string
  scriptRedirect?: ScriptRedirect
  robots?: Page['robots']
  findings: Finding[]
}

export type Unchecked = Omit<Chain, 'findings'>

/** Everything that was received for one URL: one page for each refresh that was followed. */
export type Received = { page: ReceivedPage; refresh?: Following }[]
/** A refresh of a page to another URL. */
export type Following = {
  kind: 'Refresh header' | 'Meta refresh'
  url: string
  written: string
  delay: number
  evidence: string
}

export const isRead = (page: ReceivedPage): page is Page => 'status' in page

/** Returns a URL with its host in Unicode, or undefined if that is the same. */
export function readableUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  const readable = unicodeHost(hostname)
  return readable === hostname ? undefined : url.replace(hostname, readable)
}

/** Returns a URL without its fragment, which no server receives. */
export const withoutFragment = (url: string) => url.replace(/#.*$/s, '')
