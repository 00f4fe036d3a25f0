import type { Finding } from '#engine/tool/blocks.ts'
import { isConfusable } from '#engine/web/confusable-host.ts'
import { unicodeHost } from '#engine/web/idn.ts'
import type { Received, Step, Unchecked } from './chain.ts'
import { ofTheLastPage, ofWhatIsLost } from './last-page-findings.ts'
import { confusables, crawl, moves, redirects, rfc6797, rfc9110 } from './references.ts'

/** Number of redirects that Googlebot follows. */
const GOOGLEBOT_HOPS = 10

const order = ['critical', 'warning', 'notice', 'pass']

/** Returns what is wrong or doubtful on the way from a URL to its page, the worst first. */
export function findFaults(chain: Unchecked, received: Received): Finding[] {
  const found = [
    ...atTheEnd(chain),
    ...onTheWay(chain),
    ...ofRefreshes(received),
    ...ofTheLastPage(chain, chain.redirects),
  ]
  if (found.length === 0) found.push(passed(chain))
  return found.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

const passed = ({ redirects: count, requested }: Unchecked): Finding => ({
  id: count === 0 ? 'no-redirect' : 'one-redirect',
  severity: 'pass',
  title:
    count === 0 ? 'The URL responds itself, without a redirect.' : 'One permanent redirect leads straight to the page.',
  why: 'Visitors and crawlers need no detour.',
  evidence: requested,
  ref: redirects,
})

function atTheEnd({
  outcome,
  requested,
  loopsAt,
  failure,
  finalStatus,
  finalUrl,
  steps,
  redirects: count,
}: Unchecked): Finding[] {
  const last = steps.at(-1)
  if (outcome === 'loop')
    return [
      {
        id: 'loop',
        severity: 'critical',
        title: `The redirects come back to ${loopsAt} and never reach a page.`,
        why: 'Browsers show an error (ERR_TOO_MANY_REDIRECTS), and search engines drop the URL.',
        evidence: trail(steps),
        fix: 'Remove one of the rules. Often one adds what another removes: www, https, or the slash at the end.',
        ref: rfc9110('15.4'),
      },
    ]
  if (outcome === 'too-many')
    return [
      {
        id: 'too-many',
        severity: 'critical',
        title: `After ${count} redirects there is still no page.`,
        why: `Googlebot gives up after ${GOOGLEBOT_HOPS} redirects; browsers after 20.`,
        evidence: trail(steps),
        fix: `Redirect ${requested} straight to its last URL.`,
        ref: crawl,
      },
    ]
  if (outcome === 'unmeasured')
    return [
      {
        id: 'unmeasured',
        severity: 'notice',
        title: 'The URL was not measured to its end.',
        why: 'Our server limits how many requests it sends. This says nothing about the URL.',
        evidence: `${last ? `${last.url} → ${last.location ?? ''}` : requested}\n${failure ?? ''}`,
        fix: 'Check it again in a minute.',
        ref: crawl,
      },
    ]
  if (outcome === 'refused')
    return [
      {
        id: 'refused',
        severity: 'notice',
        title: `The last URL shows our bot no page${finalStatus === null ? '' : ` (status ${finalStatus})`}.`,
        why: failure ?? '',
        evidence: `${finalStatus} ${finalUrl}`,
        fix: 'Open it in a private window: if the page appears there, the redirects are right.',
        ref: crawl,
      },
    ]
  if (outcome === 'parked')
    return [
      {
        id: 'parked',
        severity: 'critical',
        title: 'The last URL shows the page of a parked domain.',
        why: 'Visitors see advertising or an offer to buy the domain instead of a page.',
        evidence: `${finalStatus} ${finalUrl}`,
        fix: 'Redirect to a page that exists.',
        ref: crawl,
      },
    ]
  if (outcome === 'unread')
    return [
      {
        id: 'unread',
        severity: 'critical',
        title:
          steps.length > 0 ? 'A redirect leads to a URL that could not be fetched.' : 'The URL could not be fetched.',
        why: 'Visitors see an error instead of a page, and search engines cannot read what the URL leads to.',
        evidence: `${last ? `${last.url} → ${last.location ?? ''}` : requested}\n${failure ?? 'There was no response.'}`,
        fix: 'Correct the target, or bring its server back.',
        ref: crawl,
      },
    ]
  if (finalStatus !== null && finalStatus >= 300 && finalStatus < 400)
    return [
      leadsNowhere(finalStatus, `${finalStatus} ${finalUrl}${last?.location ? `\nlocation: ${last.location}` : ''}`),
    ]
  if (outcome === 'error')
    return [
      {
        id: 'error-status',
        severity: 'critical',
        title: `The last URL responds with status ${finalStatus}.`,
        why: 'Visitors see an error page, and search engines do not index it.',
        evidence: `${finalStatus} ${finalUrl}`,
        fix:
          count > 0 ? 'Redirect to a page that exists.' : 'Bring the page back, or redirect to its successor with 301.',
        ref: crawl,
      },
    ]
  return []
}

/** Returns what is wrong with a status that should lead to another URL, or to a stored copy, and does not. */
function leadsNowhere(status: number, evidence: string): Finding {
  if (status === 304)
    return {
      id: 'not-modified',
      severity: 'critical',
      title: 'The server responds with 304 (Not Modified), although we asked for no stored copy.',
      why: 'Visitors who open the URL for the first time have no copy and get an empty page.',
      evidence,
      fix: 'Send 304 only to requests with If-None-Match or If-Modified-Since. Often a cache in between removes them.',
      ref: rfc9110('15.4.5'),
    }
  if (status === 300)
    return {
      id: 'multiple-choices',
      severity: 'critical',
      title: 'Status 300 offers several URLs and chooses none.',
      why: 'Browsers stay on the list instead of the page, and crawlers stop here.',
      evidence,
      fix: 'Redirect to one URL with 301 or 302.',
      ref: rfc9110('15.4.1'),
    }
  return {
    id: 'no-location',
    severity: 'critical',
    title: `Status ${status} announces another URL, but no valid Location header says which.`,
    why: 'Browsers show an empty page, and crawlers stop here.',
    evidence,
    fix: 'Send a Location header with an absolute URL.',
    ref: rfc9110('10.2.2'),
  }
}

function onTheWay(chain: Unchecked): Finding[] {
  const { steps, outcome, requested, finalUrl, redirects: count } = chain
  const found: Finding[] = []
  const target = finalUrl ?? 'the last URL'
  const own = steps.filter(({ kind }) => kind !== null && kind !== 'HSTS')
  const map = `Redirect ${requested} straight to ${target}, and update links to it.`
  if (outcome !== 'loop' && outcome !== 'too-many' && own.length > GOOGLEBOT_HOPS)
    found.push({
      id: 'beyond-googlebot',
      severity: 'critical',
      title: `The page is ${own.length} redirects away; Googlebot follows ${GOOGLEBOT_HOPS}.`,
      why: 'Google reports a redirect error and does not index the page through this URL.',
      evidence: trail(steps),
      fix: map,
      ref: crawl,
    })
  else if (outcome !== 'loop' && outcome !== 'too-many' && own.length > 1)
    found.push({
      id: 'chain',
      severity: 'warning',
      title: `${own.length} redirects lead to the page; one is enough.`,
      why: 'Each costs every visitor a round trip, and on a phone that is often more than 100 ms.',
      evidence: trail(steps),
      fix: map,
      ref: moves,
    })
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]
    if (next && step.url.startsWith('https:') && next.url.startsWith('http:') && next.kind !== 'HSTS')
      found.push({
        id: 'downgrade',
        severity: 'critical',
        title: 'A redirect leaves https for http.',
        why: 'Anyone between the visitor and the server can read and change the request, and cookies are sent unencrypted.',
        evidence: arrow(step),
        fix: `Write https in the target: ${next.url.replace(/^http:/, 'https:')}`,
        ref: rfc9110('17.3'),
      })
    if (step.upgradedBy) found.push(upgrade(step))
    if (step.kind === '300')
      found.push({
        id: 'choices',
        severity: 'notice',
        title: 'Status 300 offers choices; browsers take the one in Location.',
        why: 'Few clients agree on what it means.',
        evidence: arrow(step),
        fix: 'Send 301 or 302 instead.',
        ref: rfc9110('15.4.1'),
      })
    if (step.location?.startsWith('//'))
      found.push({
        id: 'protocol-relative',
        severity: 'notice',
        title: 'The target has no scheme, so http stays http.',
        why: 'The redirect keeps the scheme of the request.',
        evidence: arrow(step),
        fix: `Write https:${step.location}`,
        ref: rfc9110('10.2.2'),
      })
  }
  const temporary = steps.filter(({ kind }) => /^(?:302|303|307)$/.test(kind ?? ''))
  if (temporary.length > 0) found.push(temporaryHops(temporary))
  for (const host of new Set(steps.map(({ url }) => new URL(url).hostname)))
    if (host.includes('xn--') && isConfusable(unicodeHost(host)))
      found.push({
        id: 'mixed-scripts',
        severity: 'warning',
        title: `${unicodeHost(host)} has letters that look like others.`,
        why: 'Such names imitate others. Browsers show them in Punycode.',
        evidence: host,
        fix: 'Compare the Punycode name with the one you expect.',
        ref: confusables,
      })
  return [...found, ...ofWhatIsLost(chain, count)]
}

const temporaryHops = (hops: Step[]): Finding => ({
  id: 'temporary',
  severity: 'notice',
  title: `${hops.length === 1 ? 'One redirect is' : `${hops.length} redirects are`} temporary (${[...new Set(hops.map(({ kind }) => kind))].join(', ')}).`,
  why: 'Search engines may keep showing the old URL. That is right for a sale or a language choice and wrong for a move.',
  evidence: atMost([...new Set(hops.map(arrow))]),
  fix: 'If the move is permanent, send 301, or 308 where the method must stay.',
  ref: redirects,
})

const upgrade = (step: Step): Finding => ({
  id: 'hsts-upgrade',
  severity: 'notice',
  title:
    step.kind === 'HSTS'
      ? 'HSTS upgraded this URL to https without a request.'
      : 'A browser that knows the HSTS policy skips this request and goes to https.',
  why: `The policy of ${step.upgradedBy} forbids http. Crawlers and first-time visitors may still take this step.`,
  evidence: step.url,
  fix: 'Redirect to the https URL directly.',
  ref: rfc6797,
})

const ofRefreshes = (received: Received): Finding[] =>
  received.flatMap(({ refresh }) =>
    refresh
      ? [
          {
            id: refresh.kind === 'Meta refresh' ? 'meta-refresh' : 'refresh-header',
            severity: 'warning' as const,
            title:
              refresh.delay > 0
                ? `The page forwards after ${refresh.delay} seconds (${refresh.kind.toLowerCase()}).`
                : `The page forwards at once (${refresh.kind.toLowerCase()}).`,
            why:
              refresh.delay > 0
                ? 'Google treats a delayed refresh as a temporary redirect, and visitors see a page that vanishes.'
                : 'It loads a whole page to say what a header could say, and not every crawler follows it.',
            evidence: refresh.evidence,
            fix: `Send status 301 with “Location: ${refresh.url}”.`,
            ref: redirects,
          },
        ]
      : [],
  )

const arrow = ({ url, status, location }: Step) => `${status ?? ''} ${url}\nlocation: ${location ?? ''}`.trim()

const MAX_TRAIL = 12
const trail = (steps: Step[]) => atMost(steps.map(({ url, kind, status }) => `${kind ?? status ?? ''} ${url}`))

const atMost = (lines: string[]) =>
  (lines.length > MAX_TRAIL ? [...lines.slice(0, MAX_TRAIL), `… ${lines.length - MAX_TRAIL} more`] : lines).join('\n')
