import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, code, findings, graph, metric, type Severity, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'
import { refusedLines } from '#engine/web/refused-lines.ts'
import type { Chain, Outcome, Step } from './chain.ts'

const MAX_DIAGRAMS = 5

const outcomes: Record<Outcome, { text: string; severity: Severity }> = {
  ok: { text: 'Reached', severity: 'pass' },
  error: { text: 'Error page', severity: 'critical' },
  parked: { text: 'Parked domain', severity: 'critical' },
  refused: { text: 'Refuses our bot', severity: 'notice' },
  loop: { text: 'Loop', severity: 'critical' },
  'too-many': { text: 'Too many redirects', severity: 'critical' },
  unread: { text: 'No response', severity: 'critical' },
  unmeasured: { text: 'Not measured', severity: 'notice' },
}

/**
 * Returns the report on the chains: how many arrive, one row for each URL, each hop, a diagram, findings, and rules to
 * paste.
 */
export function reportChains({ chains, refused }: { chains: Chain[]; refused: RefusedLine[] }): Report {
  const reached = chains.filter(({ outcome }) => outcome === 'ok')
  const redirected = chains.filter(({ redirects }) => redirects > 0)
  const longest = Math.max(0, ...chains.map(({ redirects }) => redirects))
  const faults = chains.flatMap(({ findings: list, requested }) =>
    list.map((fault) => ({ ...fault, place: { field: 'urls', path: requested } })),
  )
  const blocks: Block[] = [
    metric([
      {
        label: 'Reached a page',
        value: reached.length,
        unit: `of ${chains.length}`,
        method: 'URLs whose chain ends with a page: a status of 2xx, and neither a parked domain nor a captcha.',
      },
      {
        label: 'Redirected',
        value: redirected.length,
        unit: `of ${chains.length}`,
        method: 'URLs with at least one redirect: by status, HSTS, Refresh header, or meta refresh.',
      },
      {
        label: 'Longest chain',
        value: longest,
        unit: longest === 1 ? 'redirect' : 'redirects',
        method: 'Redirects between the URL you entered and the last response.',
      },
      {
        label: 'Slowest chain',
        value: slowest(chains),
        unit: 'ms',
        method:
          'Sum over all hops of the time from the start of a request to the end of its response, measured from our server.',
      },
    ]),
  ]
  if (chains.length > 1) blocks.push(overview(chains))
  blocks.push(hopTable(chains))
  for (const chain of redirected.filter(({ steps }) => steps.length > 1).slice(0, MAX_DIAGRAMS))
    blocks.push(diagram(chain))
  blocks.push(findings(faults))
  const rules = rulesFor(chains)
  if (rules)
    blocks.push(
      code({
        title: 'Direct redirects to paste (Apache .htaccess)',
        code: rules,
        language: 'text',
        fileName: 'redirects.txt',
      }),
    )
  blocks.push(...refusedLines(refused))
  const unmeasured = chains.filter(({ outcome }) => outcome === 'unmeasured').length
  return {
    summary: summaryOf(chains),
    blocks,
    ...(unmeasured > 0
      ? {
          status: 'partial' as const,
          limits: [`${countOf(unmeasured, 'URL was', 'URLs were')} not measured: our own limit was reached.`],
        }
      : {}),
    next: nextTools(chains),
  }
}

function summaryOf(chains: Chain[]) {
  const [only] = chains
  if (chains.length === 1 && only) {
    const hops = countOf(only.redirects, 'redirect')
    if (only.outcome === 'loop') return `The redirects form a loop at ${only.loopsAt}.`
    if (only.outcome === 'too-many') return `No page after ${hops}.`
    if (only.outcome === 'unread' || only.outcome === 'unmeasured')
      return `${only.requested} could not be followed to its end: ${only.failure}`
    if (only.outcome === 'refused' || only.outcome === 'parked') return `${only.finalUrl}: ${only.failure}`
    const way = only.redirects === 0 ? 'No redirect' : `${hops.charAt(0).toUpperCase()}${hops.slice(1)}`
    return `${way}; ${only.finalUrl} responds with ${only.finalStatus}.`
  }
  const unmeasured = chains.filter(({ outcome }) => outcome === 'unmeasured').length
  const refused = chains.filter(({ outcome }) => outcome === 'refused').length
  const broken = chains.filter(({ outcome }) => outcome !== 'ok').length - unmeasured - refused
  const long = chains.filter(({ redirects }) => redirects > 1).length
  const start =
    broken === 0
      ? reachedAll(chains.length - unmeasured - refused, unmeasured > 0)
      : `${broken} of ${countOf(chains.length, 'URL')} ${broken === 1 ? 'does' : 'do'} not reach a page`
  const unknown = refused === 0 ? '' : `; ${refused} ${refused === 1 ? 'shows' : 'show'} our bot no page`
  return `${start}${unknown}; ${long} ${long === 1 ? 'takes' : 'take'} more than one redirect.`
}

function reachedAll(count: number, isPartial: boolean) {
  if (count === 0) return isPartial ? 'No URL was measured' : 'No URL shows a page'
  const which = isPartial ? (count === 1 ? ' that was measured' : ' that were measured') : ''
  const all = count === 1 ? 'The only URL' : count === 2 ? 'Both URLs' : `All ${countOf(count, 'URL')}`
  return `${all}${which} ${count === 1 ? 'reaches' : 'reach'} a page`
}

const slowest = (chains: Chain[]) => {
  const times = chains.flatMap(({ totalMs }) => (totalMs === null ? [] : [Math.round(totalMs)]))
  return times.length > 0 ? Math.max(...times) : null
}

const overview = (chains: Chain[]) =>
  table({
    title: 'URLs',
    columns: [
      { label: 'URL', form: 'mono' },
      { label: 'Result' },
      { label: 'Redirects', form: 'number' },
      { label: 'Last status', form: 'number' },
      { label: 'Last URL', form: 'mono' },
      { label: 'Canonical', form: 'mono' },
      { label: 'Time', form: 'number', unit: 'ms' },
    ],
    rows: chains.map(({ requested, outcome, redirects, finalStatus, finalUrl, canonical, totalMs }): Cell[] => [
      requested,
      outcomes[outcome],
      redirects,
      finalStatus,
      linked(finalUrl),
      canonical ? (canonical.url === finalUrl ? 'same' : linked(canonical.url)) : 'none',
      totalMs === null ? null : Math.round(totalMs),
    ]),
  })

const hopTable = (chains: Chain[]) =>
  table({
    title: 'Hops',
    columns: [
      ...(chains.length > 1 ? [{ label: 'From', form: 'mono' as const }] : []),
      { label: 'Hop', form: 'number' },
      { label: 'URL', form: 'mono' },
      { label: 'Status', form: 'number' },
      { label: 'Redirect' },
      { label: 'Location', form: 'mono' },
      { label: 'Time', form: 'number', unit: 'ms' },
      { label: 'First byte', form: 'number', unit: 'ms' },
      { label: 'Protocol' },
      { label: 'HSTS', form: 'mono' },
    ],
    rows: chains.flatMap((chain) =>
      chain.steps.map((step, index): Cell[] => [
        ...(chains.length > 1 ? [chain.requested] : []),
        index + 1,
        { text: step.readable ? `${step.readable} (${step.url})` : step.url, href: step.url },
        step.status === null ? '' : { text: String(step.status), severity: severityOf(step) },
        kindOf(step),
        step.location ?? '',
        step.timing ? Math.round(step.timing.total) : null,
        step.timing ? Math.round(step.timing.firstByte) : null,
        [step.protocol ? `HTTP/${step.protocol}` : '', step.tls ?? ''].filter(Boolean).join(', '),
        step.hsts ?? '',
      ]),
    ),
  })

const kindOf = ({ kind, delay }: Step) => (kind === null ? '' : delay ? `${kind}, ${delay} s` : meanings[kind])
const meanings: Record<NonNullable<Step['kind']>, string> = {
  '300': '300, multiple choices',
  '301': '301, permanent',
  '302': '302, temporary',
  '303': '303, see other',
  '307': '307, temporary, keeps the method',
  '308': '308, permanent, keeps the method',
  HSTS: 'HSTS upgrade, no request',
  'Refresh header': 'Refresh header, at once',
  'Meta refresh': 'Meta refresh, at once',
}

const severityOf = ({ status, kind }: Step): Severity =>
  (status ?? 0) >= 400 ? 'critical' : kind === null ? 'pass' : 'notice'

function diagram({ requested, steps, loopsAt, finalUrl }: Chain): Block {
  const nodes = steps.map(({ url, status, kind }, index) => ({
    id: String(index),
    label: url,
    detail: kind === 'HSTS' ? 'no request' : `status ${status ?? 'unknown'}`,
  }))
  const edges = steps.slice(0, -1).map((step, index) => ({
    from: String(index),
    to: String(index + 1),
    label: [step.kind ?? '', step.timing ? `${Math.round(step.timing.total)} ms` : ''].filter(Boolean).join(' · '),
  }))
  const back = loopsAt === undefined ? -1 : steps.findIndex(({ url }) => url === loopsAt)
  if (back >= 0) edges.push({ from: String(steps.length - 1), to: String(back), label: 'back' })
  return graph({
    title: `From ${requested}`,
    nodes,
    edges,
    ...(finalUrl ? {} : { note: 'The chain does not reach a page.' }),
  })
}

/** Returns one rule for each URL on the same host that takes more than one redirect. */
function rulesFor(chains: Chain[]) {
  const lines = chains
    .filter(({ outcome, redirects }) => outcome === 'ok' && redirects > 1)
    .flatMap(({ steps, finalUrl }) => {
      const first = new URL(steps[0]?.url ?? '')
      const final = finalUrl ?? ''
      return first.search === '' && first.pathname !== '/'
        ? [`RedirectMatch 301 "^${first.pathname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$" "${final}"`]
        : []
    })
  return [...new Set(lines)].join('\n')
}

function nextTools(chains: Chain[]): NonNullable<Report['next']> {
  const url = chains.find(({ finalUrl }) => finalUrl)?.finalUrl
  if (!url) return []
  return [
    {
      slug: 'http-header-checker',
      why: 'See all headers of the last page, its caching, and its security rules.',
      input: { url },
    },
    {
      slug: 'broken-link-checker',
      why: 'Find the links on your site that still lead through redirects.',
      input: { url },
    },
    {
      slug: 'hreflang-checker',
      why: 'Language versions must name final URLs, not redirecting ones.',
      input: { urls: url },
    },
  ]
}

const linked = (url: string | null): Cell => (url ? { text: url, href: url } : '')
