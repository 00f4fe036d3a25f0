import { headerOf } from '#engine/web/headers.ts'
import { hstsHostOf, type NotedPolicies, noteHsts } from '#engine/web/hsts.ts'
import type { Hop, Page, ReceivedPage } from '#engine/web/page.ts'
import { isRefusal, stateOf } from '#engine/web/page-state.ts'
import { absolute, baseOf, relOf, type Tag, tagsOf } from '#engine/web/tags-of.ts'
import {
  type Chain,
  type Following,
  isRead,
  type Outcome,
  type Received,
  readableUrl,
  type Step,
  withoutFragment,
} from './chain.ts'
import { findFaults } from './findings.ts'
import { refreshTarget } from './refresh-target.ts'
import { findScriptRedirect } from './script-redirect.ts'

/** A response with a status from here on is no page: what should redirect leads nowhere, and the rest are errors. */
const NO_PAGE_FROM = 300

/** Returns the refresh by which a browser leaves this page, or undefined. A header takes precedence over an element. */
export async function refreshOf(page: Page): Promise<Following | undefined> {
  const tags = await tagsIn(page)
  const header = headerOf(page.headers, 'refresh')
  const meta = tags.find(
    ({ name, attributes, isInNoscript, isInTemplate }) =>
      name === 'meta' &&
      attributes['http-equiv']?.toLowerCase() === 'refresh' &&
      attributes.content !== undefined &&
      !isInNoscript &&
      !isInTemplate,
  )
  const base = header === undefined ? baseOf(tags, page.url) : page.url
  const refresh = refreshTarget(header ?? meta?.attributes.content ?? '', { url: page.url, base })
  if (!refresh) return undefined
  return {
    kind: header === undefined ? 'Meta refresh' : 'Refresh header',
    url: refresh.url,
    written: refresh.written,
    delay: refresh.delay,
    evidence: header === undefined ? `line ${meta?.line}: ${meta?.source}` : `refresh: ${header}`,
  }
}

/** Returns the complete chain from a URL to the last page, with its findings. */
export async function readChain(requested: string, received: Received, loopsAt?: string): Promise<Chain> {
  const noted: NotedPolicies = new Map()
  const steps = received.flatMap(({ page, refresh }) =>
    page.hops.map((hop, index) => stepOf(hop, index === page.hops.length - 1 ? refresh : undefined, noted)),
  )
  const last = received.at(-1)?.page
  const loop = loopsAt ?? (last && !isRead(last) ? loopIn(last.hops) : undefined)
  const page = last && isRead(last) && !loop ? last : undefined
  const outcome = page ? outcomeOfPage(page) : undefined
  // What a captcha or a parked domain says is not said by the site.
  const tags = page && outcome !== 'refused' && outcome !== 'parked' ? await tagsIn(page) : []
  const scriptRedirect = await findScriptRedirect(tags)
  const failed = last && !isRead(last) && !loop ? last : undefined
  const times = steps.map(({ timing }) => timing?.total ?? 0)
  const chain: Omit<Chain, 'findings'> = {
    requested,
    steps,
    outcome: loop ? 'loop' : failed ? outcomeOf(failed) : (outcome ?? 'ok'),
    finalUrl: page?.url ?? null,
    finalStatus: page?.status ?? null,
    canonical: page ? canonicalOf(page, tags) : null,
    redirects: steps.filter(({ kind }) => kind !== null).length,
    totalMs: steps.length > 0 ? times.reduce((sum, ms) => sum + ms, 0) : null,
    ...(loop ? { loopsAt: loop } : {}),
    ...(failed ? { failure: ('unmeasured' in failed ? failed.unmeasured : failed.failure).message } : {}),
    ...(page && outcome !== 'ok' ? { failure: stateOf(page).message } : {}),
    ...(scriptRedirect ? { scriptRedirect } : {}),
    ...(page?.robots ? { robots: page.robots } : {}),
  }
  return { ...chain, findings: findFaults(chain, received) }
}

function outcomeOf(page: Exclude<ReceivedPage, Page>): Outcome {
  if ('unmeasured' in page) return 'unmeasured'
  return page.failure.kind === 'redirects' ? 'too-many' : 'unread'
}

function outcomeOfPage(page: Page): Outcome {
  const state = stateOf(page)
  if (state.kind === 'parked') return 'parked'
  if (isRefusal(state)) return 'refused'
  return page.status >= NO_PAGE_FROM ? 'error' : 'ok'
}

function stepOf(hop: Hop, refresh: Following | undefined, noted: NotedPolicies): Step {
  const isUpgrade = hop.redirectedBy === 'hsts'
  const upgradedBy = isUpgrade ? new URL(hop.url).hostname : hstsHostOf(noted, hop.url)
  noteHsts(noted, hop.url, hop.headers)
  const kind = isUpgrade
    ? 'HSTS'
    : refresh
      ? refresh.kind
      : hop.location === undefined
        ? null
        : (String(hop.status) as Step['kind'])
  const location = refresh?.written ?? headerOf(hop.headers, 'location') ?? hop.location
  const readable = readableUrl(hop.url)
  return {
    url: hop.url,
    ...(readable ? { readable } : {}),
    status: isUpgrade ? null : hop.status,
    kind,
    ...(location === undefined ? {} : { location }),
    ...(refresh ? { delay: refresh.delay } : {}),
    timing: isUpgrade ? null : hop.timing,
    protocol: isUpgrade ? null : hop.httpVersion,
    tls: hop.tls?.protocol ?? null,
    hsts: hop.url.startsWith('https:') ? (headerOf(hop.headers, 'strict-transport-security') ?? null) : null,
    ...(upgradedBy ? { upgradedBy } : {}),
  }
}

/** Returns the URL that repeats in a chain. Without cookies, the same request gets the same response. */
function loopIn(hops: Hop[]): string | undefined {
  const seen = new Set<string>()
  for (const { url, location } of hops) {
    seen.add(withoutFragment(url))
    if (location && seen.has(withoutFragment(location))) return location
  }
  return undefined
}

function canonicalOf(page: Page, tags: Tag[]): Chain['canonical'] {
  const element = tags.find(
    (tag) => tag.name === 'link' && relOf(tag).includes('canonical') && tag.isInHead && tag.attributes.href,
  )
  const url = element && absolute(element.attributes.href ?? '', baseOf(tags, page.url))
  if (element && url) return { url, evidence: `line ${element.line}: ${element.source}` }
  const link = headerOf(page.headers, 'link') ?? ''
  const target = /<([^>]*)>[^,<]*;\s*rel\s*=\s*"?[^",;]*\bcanonical\b/i.exec(link)?.[1]
  const fromHeader = target === undefined ? undefined : absolute(target, page.url)
  return fromHeader ? { url: fromHeader, evidence: `link: ${link}` } : null
}

/** Only HTML responses have elements. */
const tagsIn = async (page: Page) => (/html/.test(page.mediaType) ? tagsOf(page.text) : [])
