import { shownHost } from '#engine/net/hosts.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, chart, code, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { type Agent, agentsAsOf, type Purpose } from './agents/agent.ts'
import { agents } from './agents/index.ts'
import { leftOut } from './agents/left-out.ts'
import { groupText } from './group-text.ts'
import type { Result } from './result.ts'
import type { AgentVerdict } from './verdicts.ts'

const rfc = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }
const purposes: Record<Purpose, string> = { training: 'Training', search: 'Search and answers', user: 'Sent by users' }
const obedience = {
  yes: 'Yes, says its operator',
  no: 'No, says its operator or directory',
  customer: 'Its user decides',
}

/** Shows who may read the page: figures, a chart by purpose, the matrix, signals, llms.txt, and rules to paste. */
export function reportAgents(result: Result, _input?: unknown, run?: { isPartial: boolean }): Report {
  const { url, verdicts, signals, llmsTxt, llmsStatus, share, leadsTo, findings: faults, robots, state } = result
  const rows = agents.flatMap((agent) => {
    const verdict = verdicts.find(({ token }) => token === agent.token)
    return verdict ? [{ agent, verdict }] : []
  })
  const count = (purpose: Purpose, isAllowed: boolean) =>
    rows.filter(({ agent, verdict }) => agent.purpose === purpose && verdict.isAllowed === isAllowed).length
  const total = (purpose: Purpose) => count(purpose, true) + count(purpose, false)
  const kinds: Purpose[] = ['search', 'user', 'training']
  const blocks: Block[] = [
    metric([
      ...kinds.map((purpose) => ({
        label: `${purposes[purpose]}: allowed`,
        value: count(purpose, true),
        unit: `of ${total(purpose)}`,
        method: `Agents with this purpose in our table of ${agentsAsOf} that robots.txt allows to fetch ${url}.`,
        ref: rfc,
      })),
      {
        label: 'Text without scripts',
        value: share?.percent ?? null,
        unit: '%',
        method:
          'Words that a browser shows after scripts and that are in the HTML as sent, divided by all words that it shows.',
      },
      {
        label: 'llms.txt',
        value: llmsTxt ? countOf(llmsTxt.links, 'link') : llmsStatus === 'html' ? 'an HTML page' : 'none',
        method: 'Links in the sections of /llms.txt.',
        ref: { label: 'llmstxt.org', url: 'https://llmstxt.org/' },
      },
    ]),
    findings(faults),
    chart({
      title: 'Allowed and blocked',
      form: 'bars',
      labels: kinds.map((purpose) => purposes[purpose]),
      series: [
        { name: 'Allowed', values: kinds.map((purpose) => count(purpose, true)) },
        { name: 'Blocked', values: kinds.map((purpose) => count(purpose, false)) },
      ],
      method: 'Agents in our table, by purpose and by the verdict of robots.txt.',
    }),
    groups(rows),
    matrix(rows),
  ]
  if (signals.length > 0)
    blocks.push(
      table({
        title: 'Other signals',
        columns: [
          { label: 'Where', form: 'mono' },
          { label: 'Value', form: 'mono' },
          { label: 'Meaning' },
          { label: 'Standard' },
        ],
        rows: signals.map(({ name, value, meaning, isStandard }) => [
          name,
          value,
          meaning,
          isStandard ? 'documented by search engines' : 'proposal',
        ]),
      }),
    )
  if (llmsTxt)
    blocks.push(
      table({
        title: `llms.txt: ${llmsTxt.title ?? 'no title'}`,
        columns: [{ label: 'Section' }, { label: 'Links', form: 'number' }, { label: 'Line', form: 'number' }],
        rows: llmsTxt.sections.map(({ name, links, line }) => [name, links, line]),
      }),
    )
  blocks.push(
    code({
      title: 'Refuse training, allow search and answers',
      code: groupText(
        agents.filter(({ purpose }) => purpose === 'training').map(({ token }) => token),
        'Disallow',
      ),
      language: 'text',
      fileName: 'robots.txt',
    }),
    table({
      title: 'Names that are not in the table',
      columns: [{ label: 'Name', form: 'mono' }, { label: 'Why' }],
      rows: Object.entries(leftOut),
      isFolded: true,
    }),
  )
  return {
    summary:
      state === 'unreachable'
        ? 'robots.txt cannot be read, so crawlers must stay away from the whole site.'
        : `${whoMay(verdicts, url)}${leadsTo ? ` A script leads browsers to ${shownHost(leadsTo)}.` : ''}${share?.percent !== null && share ? ` ${share.percent}% of its text needs no scripts.` : ''}`,
    blocks,
    sources: [
      { name: 'Measured here', kind: 'measured' },
      { name: 'Documentation of operators', kind: 'open-data', asOf: agentsAsOf },
    ],
    ...(result.pageFailure || run?.isPartial ? { status: 'partial' as const } : {}),
    next: [
      {
        slug: 'robots-txt-tester',
        why: 'Test other URLs and a draft of the file before you publish it.',
        input: { url: robots.url, urls: url },
      },
      {
        slug: 'article-extractor',
        why: 'See the text that agents without scripts can take from the page.',
        input: { url },
      },
      { slug: 'http-header-checker', why: 'See X-Robots-Tag and all other headers.', input: { url } },
    ],
  }
}

const MAX_NAMED = 3

/** @example whoMay(verdicts, url) // '137 of 138 AI agents may read https://shop.com/; GPTBot may not.' */
function whoMay(verdicts: AgentVerdict[], url: string) {
  const blocked = verdicts.filter(({ isAllowed }) => !isAllowed).map(({ token }) => token)
  const may = `${verdicts.length - blocked.length} of ${verdicts.length} AI agents may read ${url}`
  if (blocked.length === 0) return `${may}.`
  const shown = blocked.length > MAX_NAMED + 1 ? blocked.slice(0, MAX_NAMED) : blocked
  const others = blocked.length - shown.length
  return `${may}; ${listOf([...shown, ...(others > 0 ? [`${others} more`] : [])])} may not.`
}

const listOf = (names: string[]) =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`

/** Returns one row for all agents of a purpose that the same line decides about: most sites treat them alike. */
function groups(rows: { agent: Agent; verdict: AgentVerdict }[]): Block {
  const alike = Map.groupBy(rows, ({ agent, verdict }) =>
    JSON.stringify([agent.purpose, verdict.isAllowed, verdict.rule ?? verdict.reason, verdict.line]),
  )
  const isBlocked = ([first]: typeof rows) => Number(first?.verdict.isAllowed === false)
  return table({
    title: 'Who may read the page',
    isAnswer: true,
    columns: [
      { label: 'Agents' },
      { label: 'Verdict' },
      { label: 'Purpose' },
      { label: 'Rule', form: 'mono' },
      { label: 'Line', form: 'number' },
    ],
    rows: [...alike.values()]
      .toSorted((a, b) => isBlocked(b) - isBlocked(a))
      .flatMap((same): Cell[][] => {
        const [first] = same
        if (!first) return []
        const { agent, verdict } = first
        const names = same.slice(0, MAX_NAMED).map((one) => one.agent.token)
        const others = same.length - names.length
        return [
          [
            listOf([...names, ...(others > 0 ? [`${others} more`] : [])]),
            verdictCell(agent, verdict),
            purposes[agent.purpose],
            verdict.rule ?? verdict.reason,
            verdict.line ?? '',
          ],
        ]
      }),
    note: 'The next table has each agent.',
  })
}

const verdictCell = ({ purpose }: Agent, { isAllowed }: AgentVerdict): Cell =>
  isAllowed
    ? { text: 'Allowed', severity: 'pass' }
    : { text: 'Blocked', severity: purpose === 'training' ? 'notice' : 'warning' }

const matrix = (rows: { agent: Agent; verdict: AgentVerdict }[]) =>
  table({
    title: 'Each agent',
    isFolded: true,
    columns: [
      { label: 'Agent', form: 'mono' },
      { label: 'Verdict' },
      { label: 'Operator' },
      { label: 'Purpose' },
      { label: 'Group', form: 'mono' },
      { label: 'Rule', form: 'mono' },
      { label: 'Line', form: 'number' },
      { label: 'Obeys robots.txt' },
      { label: 'Source' },
    ],
    rows: rows.map(({ agent, verdict }): Cell[] => [
      agent.token,
      verdictCell(agent, verdict),
      agent.operator,
      purposes[agent.purpose],
      verdict.group ?? 'none',
      verdict.rule ?? verdict.reason,
      verdict.line ?? '',
      agent.obeys ? obedience[agent.obeys] : null,
      { text: agent.source.isOperators ? 'operator' : 'directory', href: agent.source.url },
    ]),
    note: `Operators' documentation, or the directory knownagents.com where there is none; compared with public lists on ${agentsAsOf}.`,
  })
