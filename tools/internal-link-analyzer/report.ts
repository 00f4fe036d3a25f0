import { STATE_LABELS } from '#engine/crawl/link-sources.ts'
import { DAMPING } from '#engine/crawl/page-rank.ts'
import { countOf } from '#engine/text/count-of.ts'
import { roundExactly } from '#engine/text/numbers.ts'
import { type Block, chart, findings, graph, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { LinkAnalysis } from './analyze.ts'
import { findingsOf } from './findings.ts'

const ref = {
  label: 'Brin and Page 1998',
  url: 'https://doi.org/10.1016/S0169-7552(98)00110-X',
}
const MAX_ANCHORS = 200

/** Turns an analysis into the report that visitors see. */
export function reportLinks(analysis: LinkAnalysis, _input: unknown, run?: { isPartial: boolean }): Report {
  const { pages, broken, redirecting, orphans, isCut, start } = analysis
  const isPartial = run?.isPartial ?? false
  const deepest = Math.max(0, ...pages.map(({ depth }) => depth))
  const problems = [
    broken.length > 0 ? countOf(broken.length, 'broken target') : '',
    redirecting.length > 0 ? countOf(redirecting.length, 'redirected target') : '',
    orphans && orphans.length > 0 ? countOf(orphans.length, 'orphan page') : '',
  ].filter(Boolean)
  const count = `${countOf(pages.length, 'page')}, ${countOf(analysis.edges, 'connection')}`
  return {
    summary: `${count}${isPartial ? ' so far' : ''}; the deepest page is ${countOf(deepest, 'click')} away. ${problems.length > 0 ? `${problems.join(', ')}.` : 'No broken or redirected internal links.'}`,
    blocks: [
      figures(analysis),
      findings(findingsOf(analysis)),
      depthChart(analysis),
      tree(analysis),
      pageTable(analysis),
      anchorTable(analysis),
      ...targetTables(analysis),
    ],
    ...(isPartial || isCut ? { status: 'partial' as const } : {}),
    limits: isCut
      ? [
          `The crawl ended after ${countOf(pages.length, 'page')}: depth is exact for these, ranks are those of the part that was read, and orphans are unknown.`,
        ]
      : [],
    next: [
      { slug: 'broken-link-checker', why: 'Checks the links to other sites, too.', input: { url: start } },
      {
        slug: 'xml-sitemap-validator',
        why: 'Checks the sitemap that orphans were looked up in.',
        input: { url: start },
      },
      ...(redirecting[0]
        ? [
            {
              slug: 'redirect-checker',
              why: 'Shows every hop of a redirected link.',
              input: { url: redirecting[0].url },
            },
          ]
        : []),
    ],
  }
}

function figures({ pages, links, broken, redirecting, orphans, nofollow, isCut }: LinkAnalysis): Block {
  const depths = pages.map(({ depth }) => depth)
  return metric([
    {
      label: 'Pages',
      value: pages.length,
      method: `HTML pages with a status of 2xx that links lead to${isCut ? '; more pages are left' : ''}.`,
    },
    { label: 'Internal links', value: links, method: 'All links (a, area) to the same site, on all pages read.' },
    {
      label: 'Average depth',
      value: depths.length > 0 ? roundExactly(depths.reduce((a, b) => a + b, 0) / depths.length, 1) : null,
      unit: 'clicks',
      method: 'Mean of the smallest number of clicks from the start page to each page.',
    },
    {
      label: 'Broken targets',
      value: broken.length,
      method: 'URLs that internal links lead to and that do not work, each counted once.',
    },
    {
      label: 'Redirected targets',
      value: redirecting.length,
      method: 'URLs that internal links lead to and that redirect, each counted once.',
    },
    {
      label: 'Orphan pages',
      value: orphans?.length ?? null,
      method:
        orphans === null
          ? 'Unknown: the site has no sitemap that we could read, or pages are left that were not crawled.'
          : 'URLs of the sitemap to which no page that was read has a link.',
    },
    {
      label: 'Nofollow targets',
      value: nofollow.length,
      method: 'URLs of the site that at least one internal link with rel="nofollow" leads to.',
    },
  ])
}

function depthChart({ pages }: LinkAnalysis): Block {
  const deepest = Math.max(0, ...pages.map(({ depth }) => depth))
  const counts = Array.from({ length: deepest + 1 }, (_, at) => pages.filter(({ depth }) => depth === at).length)
  return chart({
    title: 'Pages by click depth',
    form: 'bars',
    unit: 'pages',
    labels: counts.map((_, at) => (at === 0 ? 'Start page' : countOf(at, 'click'))),
    series: [{ name: 'Pages', values: counts }],
    method: 'Smallest number of clicks from the start page, redirects not counted as clicks.',
  })
}

function tree({ pages }: LinkAnalysis): Block {
  return graph({
    title: 'Depth tree',
    form: 'tree',
    note: 'Each page is below the first page that leads to it on a shortest path.',
    nodes: pages.map(({ url, title, depth, linksIn }) => ({
      id: url,
      label: title || pathOf(url),
      detail: [
        ...(title ? [pathOf(url)] : []),
        depth === 0 ? 'start' : countOf(depth, 'click'),
        `${countOf(linksIn, 'link')} in`,
      ].join(' · '),
    })),
    edges: pages.flatMap(({ url, parent }) => (parent === null ? [] : [{ from: parent, to: url, label: '' }])),
  })
}

function pageTable({ pages }: LinkAnalysis): Block {
  return table({
    title: 'Pages by internal weight',
    columns: [
      { label: 'Page', form: 'mono' },
      { label: 'Title' },
      {
        label: 'PageRank',
        form: 'bar',
        unit: '%',
        method: `Power iteration, damping ${DAMPING}, nofollow links left out.`,
      },
      { label: 'Links in', form: 'number', method: 'Other pages that link to it.' },
      { label: 'Links out', form: 'number', method: 'Other pages of the site that it links to.' },
      { label: 'Clicks', form: 'number' },
      { label: 'Indexable' },
    ],
    rows: pages
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ url, title, rank, linksIn, linksOut, depth, isIndexable }) => [
        { text: pathOf(url), href: url },
        title,
        roundExactly(rank * 100, 2),
        linksIn,
        linksOut,
        depth,
        isIndexable ? 'yes' : { text: 'no', severity: 'notice' },
      ]),
    note: `Shares of the rank of all pages, computed as in ${ref.label} on these pages alone; links from other sites are not known here.`,
  })
}

function anchorTable({ anchors }: LinkAnalysis): Block {
  return table({
    title: 'Anchor texts',
    columns: [
      { label: 'Text' },
      { label: 'Links', form: 'number' },
      { label: 'Pages', form: 'number' },
      { label: 'Leads to', form: 'mono' },
    ],
    rows: anchors
      .slice(0, MAX_ANCHORS)
      .map(({ text, links, targets, isGeneric }) => [
        text === '' ? { text: '(no text)', severity: 'warning' } : isGeneric ? { text, severity: 'notice' } : text,
        links,
        targets.length,
        targets.length === 1 ? pathOf(targets[0] ?? '') : `${pathOf(targets[0] ?? '')} and ${targets.length - 1} more`,
      ]),
    ...(anchors.length > MAX_ANCHORS ? { note: `The ${MAX_ANCHORS} most frequent of ${anchors.length} texts.` } : {}),
  })
}

function targetTables({ broken, redirecting, unknown, orphans }: LinkAnalysis): Block[] {
  const rows = [...broken, ...redirecting, ...unknown].flatMap(({ url, fragment, state, sources }) =>
    sources.map(({ page, line, anchor }) => [
      { text: fragment ? `${url}#${fragment}` : url, href: url },
      {
        text: state.hops.length > 1 && state.verdict === 'ok' ? 'Redirects' : STATE_LABELS[state.kind],
        severity: state.verdict === 'broken' ? ('critical' as const) : ('notice' as const),
      },
      state.hops.length > 1 ? (state.hops.at(-1) ?? '') : '',
      { text: page, href: page },
      line,
      anchor,
    ]),
  )
  return [
    ...(rows.length > 0
      ? [
          table({
            title: 'Links to fix',
            columns: [
              { label: 'Link', form: 'mono' },
              { label: 'State' },
              { label: 'Ends at', form: 'mono' },
              { label: 'On page', form: 'mono' },
              { label: 'Line', form: 'number' },
              { label: 'Anchor text' },
            ],
            rows,
          }),
        ]
      : []),
    ...(orphans && orphans.length > 0
      ? [
          table({
            title: 'Orphan pages',
            columns: [{ label: 'URL of the sitemap', form: 'mono' }],
            rows: orphans.map((url) => [{ text: url, href: url }]),
          }),
        ]
      : []),
  ]
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url)
