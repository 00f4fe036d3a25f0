import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, chart, code, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { type Agent, agentsAsOf, type Purpose } from './agents/agent.ts'
import { agents } from './agents/index.ts'
import { leftOut } from './agents/left-out.ts'
import { groupText } from './findings.ts'
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
  const { url, verdicts, signals, llmsTxt, llmsStatus, share, findings: faults, robots, state } = result
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
    { ...matrix(rows), isAnswer: true },
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
    }),
  )
  const blocked = verdicts.filter(({ isAllowed }) => !isAllowed).length
  return {
    summary:
      state === 'unreachable'
        ? 'robots.txt cannot be read, so crawlers must stay away from the whole site.'
        : `${verdicts.length - blocked} of ${verdicts.length} AI agents may read ${url}; ${blocked} may not.${share?.percent !== null && share ? ` ${share.percent}% of its text needs no scripts.` : ''}`,
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

const matrix = (rows: { agent: Agent; verdict: AgentVerdict }[]) =>
  table({
    title: 'Agents',
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
      verdict.isAllowed
        ? { text: 'Allowed', severity: 'pass' }
        : { text: 'Blocked', severity: agent.purpose === 'training' ? 'notice' : 'warning' },
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
