import { shownScore } from '#engine/data-providers/standing.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding, Severity } from '#engine/tool/blocks.ts'
import { chart, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Discovery } from './discover.ts'
import { reportDomains } from './report-discovery.ts'
import type { LinkState, Verified } from './verify.ts'

/** `sourceScore`: link position score of the domain of the page; `null` is unknown. */
export type VerifiedLink = Verified & { sourceScore: number | null }

export type LinkReport = {
  target: string
  links: VerifiedLink[]
  /** `null` where the pages were listed. */
  discovery: Exclude<Discovery, { kind: 'nothing' }> | null
}

const states: { state: LinkState; severity: Severity; title: (count: string) => string; why: string; fix: string }[] = [
  {
    state: 'dead',
    severity: 'critical',
    title: (count) => `${count} no longer ${verb(count, 'links', 'link')} to the target.`,
    why: 'What the link did for the site has ended.',
    fix: 'Ask the editor to restore the link, and name the page that it should lead to.',
  },
  {
    state: 'js-only',
    severity: 'warning',
    title: (count) => `${count} ${verb(count, 'names', 'name')} the target without a link that crawlers follow.`,
    why: 'Google follows a elements with an href; a click handler or a script is not a link.',
    fix: '<a href="https://…">anchor text</a>',
  },
  {
    state: 'redirect',
    severity: 'warning',
    title: (count) => `${count} ${verb(count, 'links', 'link')} through a redirect.`,
    why: 'Each redirect costs time, and the link is lost when someone removes it.',
    fix: 'Ask for a direct link, and keep the redirect until then.',
  },
  {
    state: 'nofollow',
    severity: 'notice',
    title: (count) => `${count} ${verb(count, 'uses', 'use')} nofollow.`,
    why: 'Google treats it as a hint not to follow the link or count it.',
    fix: 'Ask for the attribute to be removed if the link was earned and not paid for.',
  },
  {
    state: 'ugc',
    severity: 'notice',
    title: (count) => `${count} ${verb(count, 'marks', 'mark')} the link as user-generated.`,
    why: 'It is right for comments and forums; Google may not count the link.',
    fix: 'Leave it as it is in comments and forums.',
  },
  {
    state: 'sponsored',
    severity: 'notice',
    title: (count) => `${count} ${verb(count, 'marks', 'mark')} the link as sponsored.`,
    why: 'It is right for paid links: Google requires a mark for them.',
    fix: 'Leave it as it is if the link was paid for.',
  },
  {
    state: 'unknown',
    severity: 'notice',
    title: (count) => `${count} could not be read.`,
    why: 'The page may be up for other visitors. Its link is unknown, not dead.',
    fix: 'Try again later, or open the page in a browser.',
  },
]
const verb = (count: string, one: string, many: string) => (count.startsWith('1 ') ? one : many)
const rel = {
  label: 'Google: qualify outbound links',
  url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
}
const crawlable = {
  label: 'Google: crawlable links',
  url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
}

/** Returns the report: how many links are alive, and each page with its link and the reason. */
export function reportLinks({ target, links, discovery }: LinkReport): Report {
  if (discovery?.kind === 'domains') return reportDomains(discovery)
  const seen = discovery?.seen
  const count = (state: LinkState) => links.filter((one) => one.state === state).length
  const alive = count('alive')
  const known = links.length - count('unknown')
  const problems = states.flatMap(({ state, severity, title, why, fix }): Finding[] => {
    const own = links.filter((one) => one.state === state)
    if (own.length === 0) return []
    return [
      {
        id: `state-${state}`,
        severity,
        title: title(countOf(own.length, 'page')),
        why,
        evidence: own
          .slice(0, 10)
          .map(({ page, reason }) => `${page}: ${reason}`)
          .join('\n'),
        fix,
        ref: state === 'js-only' ? crawlable : rel,
      },
    ]
  })
  const noted = links.filter(({ notes, state }) => notes.length > 0 && state !== 'dead')
  if (noted.length > 0)
    problems.push({
      id: 'weak-page',
      severity: 'notice',
      title: `${countOf(noted.length, 'linking page')} ${noted.length === 1 ? 'has' : 'have'} a weakness of ${noted.length === 1 ? 'its' : 'their'} own.`,
      why: 'A link counts only if search engines index the page that it is on.',
      evidence: noted
        .slice(0, 10)
        .map(({ page, notes }) => `${page}: ${notes.join(' ')}`)
        .join('\n'),
      fix: 'Check whether the editor intended it.',
      ref: crawlable,
    })
  return {
    summary: `${alive} of ${countOf(links.length, 'page')} ${verb(countOf(links.length, 'page'), 'has', 'have')} a followed link to ${URL.parse(target)?.hostname ?? target}.${count('dead') > 0 ? ` ${countOf(count('dead'), 'link')} ${count('dead') === 1 ? 'is' : 'are'} gone.` : ''}`,
    blocks: [
      metric([
        {
          label: 'Followed links',
          value: alive,
          unit: `of ${links.length}`,
          method: 'Pages with an a or area element that leads to the target and is not nofollow, ugc, or sponsored.',
        },
        {
          label: 'Gone',
          value: count('dead'),
          method:
            'Pages that respond with 404 or 410, whose host has no IP address, or that no longer name the target in a link.',
        },
        {
          label: 'Still linking',
          value: known > 0 ? Math.round((100 * (known - count('dead') - count('js-only'))) / known) : null,
          unit: '%',
          method: 'Pages with any link to the target, divided by the pages that could be read.',
        },
        {
          label: 'Link headers',
          value: links.reduce((total, { headerLinks }) => total + headerLinks.length, 0),
          method:
            'Link headers of these pages that name the target (RFC 8288). They are counted apart: a browser shows none.',
        },
      ]),
      findings(
        problems.length > 0
          ? problems
          : [
              {
                id: 'all-alive',
                severity: 'pass',
                title: 'All links are alive and followed.',
                why: 'Each page has a link to the target that crawlers follow.',
              },
            ],
      ),
      chart({
        title: 'Links by state',
        form: 'donut',
        labels: ['alive', ...states.map(({ state }) => state)],
        series: [{ name: 'Pages', values: [alive, ...states.map(({ state }) => count(state))] }],
        highlight: 0,
        method: 'Number of pages in each state.',
      }),
      table({
        title: 'Pages',
        columns: [
          { label: 'Page', form: 'mono' },
          { label: 'State' },
          { label: 'Anchor' },
          { label: 'Link', form: 'mono' },
          { label: 'rel', form: 'mono' },
          { label: 'Line', form: 'number' },
          { label: 'Status', form: 'number' },
          {
            label: 'Source score',
            form: 'bar',
            method: 'Link position score of the linking domain, where it is listed.',
          },
          ...(seen ? [{ label: 'First seen' }, { label: 'Last seen' }] : []),
          { label: 'Why' },
        ],
        rows: links.map(({ page, finalUrl, state, best, status, reason, headerLinks, notes, sourceScore }) => [
          finalUrl ? { text: page, href: finalUrl } : page,
          {
            text: state,
            severity: state === 'alive' ? 'pass' : (states.find((one) => one.state === state)?.severity ?? 'notice'),
          },
          best ? best.anchor.slice(0, 200) || '(no text)' : '',
          best ? best.url.slice(0, 200) : '',
          best ? best.rel.join(' ') : '',
          best?.line ?? null,
          status,
          shownScore(sourceScore),
          ...(seen ? [seen[page]?.firstSeen ?? null, seen[page]?.lastSeen ?? null] : []),
          [reason, ...headerLinks.map(headerSentence), ...notes].join(' '),
        ]),
      }),
    ],
    ...(discovery
      ? {
          sources: [...discovery.sources, { name: 'Measured here', kind: 'measured' as const }],
          limits: [
            `${discovery.provider} found these pages${discovery.total === null ? '' : `, of ${withCommas(discovery.total)} links that it knows`}. Each of them was then opened and verified here.`,
          ],
        }
      : {}),
    next: [
      { slug: 'redirect-checker', why: 'Follow the redirects of the page that the links lead to.', input: {} },
      { slug: 'broken-link-checker', why: 'Find broken links on your own site.', input: {} },
    ],
  }
}

const headerSentence = (rel: string) => `A Link header names the target${rel ? ` with rel="${rel}"` : ''}.`
