import { countOf } from '#engine/text/count-of.ts'
import { type Block, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { FetchedFile } from './read-fetched.ts'
import { shownUrl } from './reasons.ts'

export type Verdict = {
  url: string
  agent: string
  isAllowed: boolean
  path: string
  fitting: number
  group: string | null
  rule: { directive: string; value: string; line: number } | null
  reason: string
  groupLines: string
  asSent: { path: string; isAllowed: boolean } | null
}
type Result = {
  verdicts: Verdict[]
  agents: string[]
  sitemaps: { url: string; line: number }[]
  groups: { rules: number }[]
  bytes: number
  faults: Finding[]
  /** The robots.txt of a site; `null` if it was pasted. */
  fetched: FetchedFile | null
}

const rfc = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }

/**
 * Returns the report on the verdicts: counts, the matrix, reasons, the groups, findings, and the file with the lines
 * that applied.
 */
export function reportVerdicts(
  { verdicts, agents, sitemaps, groups, bytes, faults, fetched }: Result,
  { robots: pasted }: { robots: string },
): Report {
  const robots = fetched?.text ?? pasted
  const blocked = verdicts.filter(({ isAllowed }) => !isAllowed)
  const urls = [...new Set(verdicts.map(({ url }) => url))]
  const grave = faults.filter(({ severity }) => severity === 'critical').length
  const blocks: Block[] = [
    metric([
      {
        label: 'Blocked',
        value: blocked.length,
        unit: `of ${verdicts.length}`,
        method: 'Combinations of URL and crawler that may not be fetched.',
        ref: rfc,
      },
      {
        label: 'Groups',
        value: groups.length,
        method: 'Consecutive user-agent lines with the rules below them.',
        ref: rfc,
      },
      {
        label: 'Rules',
        value: groups.reduce((sum, group) => sum + group.rules, 0),
        method: 'Allow and disallow lines that belong to a group.',
      },
      {
        label: 'Size',
        value: Math.round((bytes / 1024) * 10) / 10,
        unit: 'KiB',
        method: 'Bytes in UTF-8, divided by 1,024. Google reads 500 KiB.',
        ref: rfc,
      },
    ]),
  ]
  if (agents.length > 1)
    blocks.push(
      table({
        title: 'URLs and crawlers',
        columns: [{ label: 'URL', form: 'mono' }, ...agents.map((label) => ({ label }))],
        rows: urls.map((url, row) => [
          shownUrl(url),
          ...agents.map((_, column) => verdictCell(verdicts[row * agents.length + column]?.isAllowed === true)),
        ]),
      }),
    )
  blocks.push(
    table({
      title: 'Why',
      columns: [
        { label: 'URL', form: 'mono' },
        { label: 'Crawler' },
        { label: 'Verdict' },
        { label: 'Rule', form: 'mono' },
        { label: 'Line', form: 'number' },
        { label: 'Reason' },
      ],
      rows: verdicts.map(({ url, agent, isAllowed, rule, reason }) => [
        shownUrl(url),
        agent,
        verdictCell(isAllowed),
        rule?.directive ?? 'none',
        rule?.line ?? '',
        reason,
      ]),
    }),
    table({
      title: 'Group of each crawler',
      columns: [{ label: 'Crawler' }, { label: 'Group' }],
      rows: agents.map((agent) => [agent, verdicts.find((one) => one.agent === agent)?.groupLines ?? 'none']),
      note: 'A crawler follows the groups with its own name, and the groups for * only if it has none.',
    }),
  )
  if (sitemaps.length > 0)
    blocks.push(
      table({
        title: 'Sitemaps',
        columns: [
          { label: 'URL', form: 'mono' },
          { label: 'Line', form: 'number' },
        ],
        rows: sitemaps.map(({ url, line }) => [{ text: url, href: url }, line]),
      }),
    )
  blocks.push(
    findings(
      faults.length > 0
        ? faults
        : fetched && robots.trim() === ''
          ? [notThere(fetched)]
          : [
              {
                id: 'clean',
                severity: 'pass',
                title: 'Every line is valid.',
                why: 'There are no misspelled names, no rules without a group, and no rules that never match.',
                ref: rfc,
              },
            ],
    ),
  )
  if (robots.trim() !== '')
    blocks.push(
      code({
        title: `${fetched?.url ?? 'robots.txt'} with the deciding lines marked`,
        code: robots,
        language: 'text',
        marks: marksOf(verdicts),
        fileName: 'robots.txt',
      }),
    )
  const of = `${blocked.length} of ${verdicts.length} ${verdicts.length === 1 ? 'combination' : 'combinations'}`
  const start =
    robots.trim() === ''
      ? fetched && !fetched.isThere
        ? isMissing(fetched)
          ? `There is no robots.txt at ${fetched.url} (${fetched.status}), so every crawler may fetch everything`
          : `${fetched.url} responds with status ${fetched.status}, which crawlers take as no file: everything may be fetched`
        : 'The file is empty, so every crawler may fetch everything'
      : blocked.length === 0
        ? `Nothing is blocked for ${agents.length === 1 ? agents[0] : `these ${agents.length} crawlers`}`
        : `${of} ${blocked.length === 1 ? 'is' : 'are'} blocked`
  return {
    summary: `${start}${grave > 0 ? `; ${grave} ${grave === 1 ? 'line needs' : 'lines need'} fixing` : ''}.`,
    blocks,
    next: fetched ? nextTools(fetched.url) : [],
  }
}

const nextTools = (url: string): NonNullable<Report['next']> => {
  const site = new URL('/', url).href
  return [
    {
      slug: 'ai-crawler-checker',
      why: 'What the same file says to AI crawlers, by operator and purpose.',
      input: { url: site },
    },
    { slug: 'xml-sitemap-validator', why: 'Whether the sitemaps it names are valid.', input: { url: site } },
  ]
}

const verdictCell = (isAllowed: boolean) =>
  isAllowed ? { text: 'Allowed', severity: 'pass' as const } : { text: 'Blocked', severity: 'critical' as const }

function marksOf(verdicts: Verdict[]) {
  const lines = new Map<number, { tone: 'pass' | 'notice'; urls: Set<string> }>()
  for (const { rule, isAllowed, url } of verdicts) {
    if (!rule) continue
    const mark = lines.get(rule.line) ?? { tone: isAllowed ? 'pass' : 'notice', urls: new Set() }
    lines.set(rule.line, { ...mark, urls: mark.urls.add(url) })
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([line, { tone, urls }]) => ({
      line,
      tone,
      note: `${tone === 'pass' ? 'Allows' : 'Blocks'} ${countOf(urls.size, 'URL')}`,
    }))
}

const MISSING = [404, 410]
const isMissing = ({ status }: FetchedFile) => MISSING.includes(status)

/** Returns a finding about a site without rules; a refusal may be meant for our bot only. */
function notThere(fetched: FetchedFile): Finding {
  const { url, status, isThere } = fetched
  const base = { severity: 'notice' as const, evidence: `${url}, status ${status}`, ref: rfc }
  if (isThere || isMissing(fetched))
    return {
      ...base,
      id: 'no-rules',
      title: 'There are no rules.',
      why: 'Without rules, crawlers may fetch everything.',
    }
  return {
    ...base,
    id: 'refused',
    title: `robots.txt responds with status ${status}.`,
    why: 'Crawlers that get this status take it as no file (RFC 9309, 2.3.1.3). A firewall may refuse our bot only.',
    fix: 'Serve the file to everybody with status 200, or 404 if there are no rules.',
  }
}
