import { placesOf, STATE_LABELS } from '#engine/crawl/link-sources.ts'
import type { LinkKind } from '#engine/crawl/link-state.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, chart, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { advice } from './advice.ts'
import type { CheckedLink, LinkCheck } from './check-links.ts'

const MAX_FINDINGS = 100

/** Turns a check into the report that visitors see. */
export function reportBroken(check: LinkCheck, _input: unknown, run?: { isPartial: boolean }): Report {
  const { targets, start, isCut } = check
  const isPartial = run?.isPartial ?? false
  const broken = targets.filter(({ state }) => state.verdict === 'broken')
  const unchecked = check.counts.unchecked ?? 0
  const known = targets.length - unchecked
  const result = broken.length === 0 ? 'no broken links' : `${countOf(broken.length, 'broken target')} of ${known}`
  return {
    summary:
      check.links === 0 && !isPartial
        ? 'No link was found, so there is nothing to check.'
        : `${countOf(check.links, 'link')} on ${countOf(check.pages, 'page')}${isPartial ? ' so far' : ''}: ${result}.${unchecked > 0 && !isPartial ? ` ${countOf(unchecked, 'target was', 'targets were')} not checked.` : ''}`,
    blocks: [
      figures(check, broken),
      donut(check),
      findings(findingsOf(targets)),
      ...linkTable('Broken links', broken),
      ...linkTable(
        'Could not be checked',
        targets.filter(({ state }) => state.verdict === 'unknown' && state.kind !== 'unchecked'),
      ),
      ...linkTable(
        'Redirected links',
        targets.filter(({ state }) => state.verdict === 'ok' && state.hops.length > 1),
      ),
    ],
    ...(isPartial || isCut ? { status: 'partial' as const } : {}),
    limits:
      isCut && !isPartial ? ['The crawl ended before all links were checked: those are counted as “Not checked”.'] : [],
    next: [
      {
        slug: 'internal-link-analyzer',
        why: 'Shows orphan pages and where the internal weight goes.',
        input: { url: start },
      },
      ...(broken[0]
        ? [
            {
              slug: 'redirect-checker',
              why: 'After you add a redirect, shows whether it works.',
              input: { url: broken[0].url },
            },
          ]
        : [{ slug: 'http-header-checker', why: 'Checks the headers of the start page.', input: { url: start } }]),
    ],
  }
}

function figures({ links, pages, targets, counts, redirected }: LinkCheck, broken: CheckedLink[]): Block {
  const unknown = targets.filter(({ state }) => state.verdict === 'unknown').length
  return metric([
    { label: 'Links', value: links, method: `All links on ${countOf(pages, 'page')}, repeated ones included.` },
    { label: 'Targets', value: targets.length, method: 'Different URLs that these links lead to.' },
    {
      label: 'Broken targets',
      value: broken.length,
      method:
        'Targets that respond with an error, do not respond, say “not found”, or lack the place that a link names.',
    },
    { label: 'Redirected targets', value: redirected, method: 'Targets that work after one or more redirects.' },
    {
      label: 'Unknown',
      value: unknown,
      method: `Targets that refused our robot, limited its requests, or were not checked (${counts.unchecked ?? 0}).`,
    },
  ])
}

/** Kinds in the order of the chart: what works first. */
const KINDS = Object.keys(STATE_LABELS) as LinkKind[]

function donut({ counts }: LinkCheck): Block {
  const present = KINDS.filter((kind) => counts[kind])
  const worst = present
    .filter((kind) => kind !== 'ok' && kind !== 'unchecked')
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))[0]
  return chart({
    title: 'Targets by state',
    form: 'donut',
    unit: 'targets',
    labels: present.map((kind) => STATE_LABELS[kind]),
    series: [{ name: 'Targets', values: present.map((kind) => counts[kind] ?? 0) }],
    ...(worst ? { highlight: present.indexOf(worst) } : {}),
    method: 'Each URL counts once, by the last response after redirects.',
  })
}

const RANK = { critical: 0, warning: 1, notice: 2, pass: 3 }

function findingsOf(targets: CheckedLink[]): Finding[] {
  return targets
    .flatMap((target) => findingOf(target) ?? [])
    .toSorted((a, b) => RANK[a.severity] - RANK[b.severity])
    .slice(0, MAX_FINDINGS)
}

function findingOf(target: CheckedLink): Finding | undefined {
  const { url, fragment, state, sources, suggestion } = target
  if (state.kind === 'ok' || state.kind === 'unchecked') return undefined
  const { severity, why, fix, ref } = advice[state.kind]
  const first = sources[0]
  return {
    id: state.kind,
    severity,
    title: `${STATE_LABELS[state.kind]}: ${fragment ? `${url}#${fragment}` : url}`,
    why,
    evidence: [
      state.status === null ? '' : `Status ${state.status}`,
      state.hops.length > 1 ? state.hops.join(' → ') : '',
      state.message ?? '',
      ...(state.soft404?.reasons ?? []),
      placesOf(target),
    ]
      .filter(Boolean)
      .join('\n'),
    fix: suggestion ? `Link to ${suggestion} instead: href="${suggestion}"` : fix,
    ref,
    ...(first ? { place: { line: first.line, path: first.page } } : {}),
  }
}

function linkTable(title: string, targets: CheckedLink[]): Block[] {
  if (targets.length === 0) return []
  const rows = targets.flatMap(({ url, fragment, state, sources, suggestion }) => {
    const full = fragment ? `${url}#${fragment}` : url
    const severity = state.verdict === 'broken' ? 'critical' : 'notice'
    return sources.map(({ page, line, anchor, kind }) => [
      { text: full, href: full },
      {
        text: state.kind === 'ok' ? 'Redirects' : STATE_LABELS[state.kind],
        severity: severity as 'critical' | 'notice',
      },
      state.status,
      { text: page, href: page },
      line,
      anchor || `(${kind})`,
      suggestion ?? (state.kind === 'ok' ? (state.hops.at(-1) ?? '') : ''),
    ])
  })
  return [
    table({
      title,
      columns: [
        { label: 'Link', form: 'mono' },
        { label: 'State' },
        { label: 'Status', form: 'number' },
        { label: 'On page', form: 'mono' },
        { label: 'Line', form: 'number' },
        { label: 'Anchor text' },
        { label: 'Link to', form: 'mono' },
      ],
      rows,
    }),
  ]
}
