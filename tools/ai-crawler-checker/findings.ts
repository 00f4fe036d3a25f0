import { shownHost } from '#engine/net/hosts.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { Agent } from './agents/agent.ts'
import { groupText } from './group-text.ts'
import { ofNames } from './names.ts'
import type { Checked } from './result.ts'
import { LITTLE_PERCENT, MUCH_PERCENT } from './text-share.ts'
import { isRefusal } from './verdicts.ts'

const rfc: Reference = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }
const llms: Reference = { label: 'llmstxt.org', url: 'https://llmstxt.org/' }
const google: Reference = {
  label: 'Google: robots meta tag and X-Robots-Tag',
  url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
}
/** How many agents the lines to paste name. */
const MAX_REFUSED = 5
const order = ['critical', 'warning', 'notice', 'pass']

/** Returns what keeps AI agents out, what lets them in by mistake, and what they cannot read. */
export function findFaults(checked: Checked, agents: Agent[]): Finding[] {
  const found = [
    ...ofRobots(checked, agents),
    ...ofNames(checked.state === 'file' ? checked.robots.text : '', agents),
    ...ofPage(checked),
    ...ofLlms(checked),
  ]
  return found.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

function ofRobots({ robots, state, verdicts, url }: Checked, agents: Agent[]): Finding[] {
  if (state === 'unreachable')
    return [
      {
        id: 'robots-unreachable',
        severity: 'critical',
        title: `robots.txt cannot be read${robots.status === null ? '' : `: status ${robots.status}`}.`,
        why: 'Crawlers must then assume that the whole site is blocked.',
        evidence: robots.failure ? `${robots.url}: ${robots.failure}` : robots.url,
        fix: 'Serve the file with status 200, or 404 if there are no rules.',
        ref: { label: 'RFC 9309, 2.3.1.4', url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4' },
      },
    ]
  const refused: Finding[] = isRefusal(state, robots.status)
    ? [
        {
          id: 'robots-refused',
          severity: 'warning',
          title: `robots.txt responds with status ${robots.status}.`,
          why: 'Search engines treat that as no file, so every rule in it is without effect. Often a firewall refuses bots, ours or all.',
          evidence: robots.url,
          fix: 'Serve the file to everybody with status 200, or 404 if there are no rules.',
          ref: { label: 'RFC 9309, 2.3.1.3', url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.3' },
        },
      ]
    : []
  const of = (purpose: Agent['purpose'], isAllowed: boolean) =>
    verdicts.filter(
      (one) =>
        one.isAllowed === isAllowed && agents.some(({ token, purpose: own }) => token === one.token && own === purpose),
    )
  const found: Finding[] = refused
  const search = of('search', false)
  if (search.length > 0)
    found.push({
      id: 'search-blocked',
      severity: 'warning',
      title: `${countOf(search.length, 'agent')} that ${search.length === 1 ? 'answers' : 'answer'} from an index may not read ${url}.`,
      why: 'Their answers cannot cite the page and link to it.',
      evidence: evidenceOf(search),
      fix: groupText(tokensOf(search), 'Allow'),
      ref: rfc,
    })
  const users = of('user', false)
  if (users.length > 0)
    found.push({
      id: 'user-blocked',
      severity: 'notice',
      title: `${countOf(users.length, 'agent')} that users send may not read ${url}.`,
      why: 'An assistant cannot open the page when a customer asks about it. Some ignore robots.txt for such requests.',
      evidence: evidenceOf(users),
      fix: groupText(tokensOf(users), 'Allow'),
      ref: rfc,
    })
  const training = of('training', true)
  found.push({
    id: 'training-allowed',
    severity: 'notice',
    title:
      training.length === 0
        ? 'No agent that trains models may read the page.'
        : `${countOf(training.length, 'agent')} that ${training.length === 1 ? 'trains' : 'train'} models may read ${url}.`,
    why: 'Whether you want that is your decision. A rule works only from now on, and only for agents that obey.',
    evidence: training.length === 0 ? robots.url : evidenceOf(training),
    ...(training.length > 0 ? { fix: refusal(tokensOf(training)) } : {}),
    ref: rfc,
  })
  return found
}

const evidenceOf = (list: Checked['verdicts']) =>
  list
    .slice(0, 8)
    .map(({ token, rule, line, reason }) => `${token}: ${rule ? `${rule} (line ${line})` : reason}`)
    .join('\n') + (list.length > 8 ? `\n… ${list.length - 8} more` : '')

const tokensOf = (list: Checked['verdicts']) => list.map(({ token }) => token)

/**
 * Returns rules that refuse agents that train models. Only the first names are listed here; the report has the complete
 * file.
 */
function refusal(tokens: string[]) {
  const others = tokens.length - MAX_REFUSED
  const shown = groupText(others > 0 ? tokens.slice(0, MAX_REFUSED) : tokens, 'Disallow')
  return others > 0 ? `${shown}\n# The robots.txt in this report also names the other ${others}.` : shown
}

function ofPage({ signals, share, leadsTo, pageFailure, isRefused, url }: Checked): Finding[] {
  const found: Finding[] = signals
    .filter(({ blocksSearch }) => blocksSearch)
    .map(({ value, meaning, evidence }) => ({
      id: 'signal',
      severity: 'warning',
      title: `“${value}” keeps the page out of AI answers that come from search.`,
      why: meaning,
      evidence,
      fix: 'Remove it if the page is to be cited.',
      ref: google,
    }))
  if (pageFailure)
    found.push({
      id: 'page-unread',
      severity: isRefused ? 'notice' : 'warning',
      title: `${url} could not be read, so its text is unknown.`,
      why: pageFailure,
      evidence: url,
      fix: 'Check that the page responds to programs as it does to browsers.',
      ref: rfc,
    })
  if (leadsTo)
    found.push({
      id: 'script-leads-away',
      severity: 'warning',
      title: `A script leads browsers to ${shownHost(leadsTo)}.`,
      why: 'Agents without scripts stay on this page; visitors read another one. How much of its text needs scripts was not measured.',
      evidence: `${url} → ${leadsTo}`,
      fix: 'If the page has moved, redirect on the server with status 301.',
      ref: {
        label: 'Google: redirects',
        url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
      },
    })
  if (share?.percent !== null && share !== undefined && share.percent < MUCH_PERCENT)
    found.push({
      id: 'needs-scripts',
      severity: share.percent < LITTLE_PERCENT ? 'critical' : 'warning',
      title: `Without scripts, agents find ${share.percent}% of the words that visitors see.`,
      why: 'Most AI crawlers do not run scripts. What a script adds does not exist for them.',
      evidence: `${share.wordsInHtml} words in the HTML, ${share.wordsRendered} in the browser`,
      fix: 'Render the text on the server.',
      ref: { label: 'web.dev: rendering on the web', url: 'https://web.dev/articles/rendering-on-the-web' },
    })
  return found
}

function ofLlms({ llmsTxt, llmsStatus, llmsUrl }: Checked): Finding[] {
  if (!llmsTxt)
    return [
      {
        id: 'no-llms-txt',
        severity: 'notice',
        title: llmsStatus === 'html' ? 'The URL of llms.txt returns an HTML page.' : 'There is no llms.txt.',
        why: 'The file is a proposal. No large operator promises to read it; agents for programmers sometimes do.',
        evidence: llmsUrl,
        fix: '# Your store\n\n> What you sell, and to whom.\n\n## Pages\n\n- [Shipping](https://example.com/shipping): Countries, prices, and times',
        ref: llms,
      },
    ]
  return llmsTxt.faults.map(({ id, line, title, fix, evidence }) => ({
    id: `llms-${id}`,
    severity: 'notice',
    title: `llms.txt: ${title}`,
    why: 'Programs that read the file expect the format of the proposal.',
    evidence: `line ${line}: ${evidence}`,
    fix,
    ref: llms,
  }))
}
