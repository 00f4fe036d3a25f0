import {
  type Block,
  type Cell,
  code,
  type DiffRow,
  diff,
  type Finding,
  findings,
  metric,
  score,
  table,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { headerOf } from '#engine/web/headers.ts'
import type { PreloadRule } from '#engine/web/hsts-preload.ts'
import type { CacheReport } from '#engine/web/http-cache.ts'
import { cacheFindings, cacheSentence, rfc9111 } from './cache-findings.ts'
import { headerMeanings, unwanted } from './header-meanings.ts'
import { headersTable } from './headers-table.ts'
import { preloadFinding, preloadTable } from './preload-report.ts'
import { type RobotsRule, robotsFindings } from './robots-tag.ts'
import type { Cookie } from './rules/cookies.ts'
import { ruleReferences, ruleTitles } from './rules/references.ts'
import type { CheckedRule, SecurityScore } from './rules/score.ts'

type Result = {
  url: string
  requested: string
  status: number
  headers: [name: string, value: string][]
  /** What came instead of the page: then nothing is scored. */
  instead?: string | undefined
  isHtml: boolean
  security: SecurityScore | null
  cache: CacheReport
  cookies: Cookie[]
  robots: RobotsRule[]
  /** For a site that requests preloading of its HSTS. */
  preload?: PreloadRule[]
}

const GRAVE_POINTS = -20
const FIRST_ERROR = 400
const observatory = {
  label: 'MDN HTTP Observatory: scoring',
  url: 'https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring',
}

const noPage = (status: number, message: string): Finding => ({
  id: 'no-page',
  severity: 'notice',
  title: `These are the headers of a response without a page (status ${status}).`,
  why: 'Servers send other headers with errors and files than with pages, so there is no grade.',
  evidence: message,
  fix: 'Check the URL of a page that responds with status 200.',
  ref: { label: 'RFC 9110, 15', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-15' },
})

/** Shows what came instead of a page, with its headers and no score: it says nothing about the site's pages. */
const reportUnscored = ({ status, headers, cache, robots, url }: Result, message: string): Report => ({
  summary: `The server responds with ${status}, so there is no page to grade. ${message}`,
  blocks: [
    metric([{ label: 'Status', value: status, method: 'Status of the last response.' }]),
    // X-Robots-Tag is how a file is kept out of search; that of an error says nothing.
    findings([...(status < FIRST_ERROR ? robotsFindings(robots) : []), noPage(status, message)]),
    cacheTable(cache),
    headersTable(headers),
  ],
  next: [{ slug: 'redirect-checker', why: 'See each hop to the response.', input: { urls: url } }],
})

const cacheTable = (cache: CacheReport) =>
  table({
    title: 'Caching',
    columns: [{ label: 'Cache' }, { label: 'Verdict' }],
    rows: [
      ['Browser', cacheSentence(cache.private)],
      ['CDN or proxy', cacheSentence(cache.shared)],
      ...extraCacheRows(cache),
    ],
    note: 'By RFC 9111. A CDN may be configured to do otherwise.',
  })

/** Shows the score with its rules, the cache verdict, each header with its meaning, and headers to paste. */
export function reportHeaders(result: Result): Report {
  const { security, cache, headers, robots, cookies, status, url, preload = [] } = result
  if (!security) return reportUnscored(result, result.instead ?? '')
  const faults = [
    ...robotsFindings(robots),
    ...security.rules.map(ruleFinding),
    ...preloadFinding(preload),
    ...cacheFindings(cache, headers, { isHtml: result.isHtml, setsCookies: cookies.length > 0 }),
    ...unwantedFindings(headers),
  ]
  const order = ['critical', 'warning', 'notice', 'pass']
  const failed = security.rules.filter(({ passes }) => !passes)
  const blocks: Block[] = [
    score({
      parts: { measured: security.rules.length, of: security.rules.length, unit: 'rule' },
      value: Math.min(100, security.score),
      label: 'Security score',
      method: `100 points, minus what failed rules cost, plus what good settings earn where the rest has 90 points or more: ${security.score} points. Same scoring as the MDN HTTP Observatory, version 6.`,
      ref: observatory,
    }),
    metric([
      {
        label: 'Grade',
        value: security.grade,
        method: 'The score by the table of the HTTP Observatory: A+ from 100 points.',
        ref: observatory,
      },
      {
        label: 'Rules passed',
        value: security.rules.length - failed.length,
        unit: `of ${security.rules.length}`,
        method: 'Rules of the HTTP Observatory that the response meets.',
        ref: observatory,
      },
      { label: 'Status', value: status, method: 'Status of the last response.' },
      {
        label: 'Headers',
        value: headers.length,
        method: 'Header lines of the last response; a header that is sent twice counts twice.',
      },
    ]),
    findings(faults.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))),
    rulesTable(security),
    cacheTable(cache),
    headersTable(headers),
  ]
  if (preload.length > 0) blocks.push(preloadTable(preload))
  if (cookies.length > 0) blocks.push(cookieTable(cookies))
  if (robots.length > 0)
    blocks.push(
      table({
        title: 'X-Robots-Tag',
        columns: [{ label: 'Crawler' }, { label: 'Rule', form: 'mono' }, { label: 'Meaning' }],
        rows: robots.map(({ agent, rule, meaning }) => [agent === '*' ? 'all' : agent, rule, meaning]),
      }),
    )
  const advised = advisedHeaders(security, headers)
  if (advised.length > 0) {
    blocks.push(diff({ title: 'Sent and recommended', labels: ['Sent', 'Advised'], rows: advised.map(diffRow) }))
    blocks.push(
      code({
        title: 'Headers to add (nginx)',
        code: advised.map(({ name, advice }) => `add_header ${canonical(name)} "${advice}" always;`).join('\n'),
        language: 'text',
        fileName: 'headers.conf',
      }),
    )
  }
  const isBlocked = robots.some(({ rule }) => /^(?:noindex|none)$/i.test(rule))
  return {
    summary: `Grade ${security.grade} (${security.score} points): ${failed.length === 0 ? 'all rules are met' : `${failed.length} of ${security.rules.length} rules failed`}.${isBlocked ? ' X-Robots-Tag keeps the page out of search results.' : ''}`,
    blocks,
    next: [
      {
        slug: 'ssl-checker',
        why: 'Check the certificate and the versions of TLS behind these headers.',
        input: { host: new URL(url).hostname },
      },
      {
        slug: 'redirect-checker',
        why: 'See each hop between http and the final https URL.',
        input: { urls: url.replace(/^https:/, 'http:') },
      },
      { slug: 'page-speed-checker', why: 'Measure what caching and compression save.', input: { url } },
    ],
  }
}

function ruleFinding({ rule, title, evidence, fix, points, passes }: CheckedRule): Finding {
  const severity = passes ? (fix ? 'notice' : 'pass') : points <= GRAVE_POINTS ? 'critical' : 'warning'
  return {
    id: rule,
    severity,
    title,
    why: `${ruleReferences[rule].why} ${points === 0 ? 'No effect on the score.' : `${points > 0 ? '+' : '−'}${Math.abs(points)} points.`}`,
    evidence,
    ...(fix ? { fix } : {}),
    ref: ruleReferences[rule].ref,
  }
}

const rulesTable = ({ rules }: SecurityScore) =>
  table({
    title: 'Security rules',
    columns: [{ label: 'Rule' }, { label: 'Result' }, { label: 'Points', form: 'number' }, { label: 'Finding' }],
    rows: rules.map(({ rule, passes, points, title }): Cell[] => [
      ruleTitles[rule],
      passes
        ? { text: 'Passed', severity: 'pass' }
        : { text: 'Failed', severity: points <= GRAVE_POINTS ? 'critical' : 'warning' },
      points,
      title,
    ]),
    note: 'Points above 100 count only where no more than ten were lost.',
  })

function extraCacheRows({ staleWhileRevalidate, staleIfError, isImmutable, age }: CacheReport): Cell[][] {
  return [
    ...(age > 0 ? [['Age', `The copy is ${age} seconds old.`]] : []),
    ...(staleWhileRevalidate === null
      ? []
      : [
          [
            'stale-while-revalidate',
            `A stale copy may be shown for ${staleWhileRevalidate} seconds while a new one is fetched (RFC 5861).`,
          ],
        ]),
    ...(staleIfError === null
      ? []
      : [['stale-if-error', `A stale copy may be shown for ${staleIfError} seconds if the server fails (RFC 5861).`]]),
    ...(isImmutable ? [['immutable', 'A reload does not ask the server while the copy is fresh (RFC 8246).']] : []),
  ]
}

const cookieTable = (cookies: Cookie[]) =>
  table({
    title: 'Cookies',
    columns: [
      { label: 'Name', form: 'mono' },
      { label: 'Domain', form: 'mono' },
      { label: 'Path', form: 'mono' },
      { label: 'Secure' },
      { label: 'HttpOnly' },
      { label: 'SameSite' },
      { label: 'Until' },
    ],
    rows: cookies.map(({ name, domain, path, isSecure, isHttpOnly, sameSite, expires }): Cell[] => [
      name,
      domain,
      path,
      yesNo(isSecure),
      isHttpOnly ? 'yes' : 'no',
      sameSite ?? 'not set',
      expires === undefined ? 'end of session' : new Date(expires).toISOString().slice(0, 10),
    ]),
    note: 'Values are not shown.',
  })

const yesNo = (isSet: boolean): Cell =>
  isSet ? { text: 'yes', severity: 'pass' } : { text: 'no', severity: 'warning' }

const unwantedFindings = (headers: Result['headers']): Finding[] =>
  headers.flatMap(([name, value]) => {
    const hasVersion = name === 'server' && /\d\.\d/.test(value)
    const fix = hasVersion
      ? 'Turn the version off: “server_tokens off;” in nginx, “ServerTokens Prod” in Apache.'
      : unwanted[name]
    return fix
      ? [
          {
            id: 'unwanted-header',
            severity: 'notice' as const,
            title: hasVersion ? 'The Server header names a version.' : `${canonical(name)} serves no purpose.`,
            why: headerMeanings[name] ?? 'Browsers do not use it.',
            evidence: `${name}: ${value}`,
            fix,
            ref:
              name === 'pragma'
                ? rfc9111('5.4')
                : {
                    label: 'MDN: HTTP headers',
                    url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers',
                  },
          },
        ]
      : []
  })

type Advice = { name: string; sent: string | undefined; advice: string }

/** Returns one line for each header whose rule names a header to send. */
function advisedHeaders({ rules }: SecurityScore, headers: Result['headers']): Advice[] {
  return rules.flatMap(({ fix }) => {
    const [, name, advice] = /(?:^|\n)([a-z-]+): (.+)$/.exec(fix ?? '') ?? []
    return name && advice ? [{ name, advice, sent: headerOf(headers, name) }] : []
  })
}

function diffRow({ name, sent, advice }: Advice, index: number): DiffRow {
  const side = (value: string) => ({ line: index + 1, parts: [{ text: `${name}: ` }, { text: value, changed: true }] })
  return sent === undefined
    ? { kind: 'add', after: side(advice) }
    : { kind: 'change', before: side(sent), after: side(advice) }
}

const canonical = (name: string) => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
