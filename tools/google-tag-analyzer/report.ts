import { countOf } from '#engine/text/count-of.ts'
import type { Finding, GraphEdge, GraphNode } from '#engine/tool/blocks.ts'
import { findings, graph, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { When } from './callback-time.ts'
import type { ConsentState } from './consent.ts'
import { nameOf, whenNames } from './kind-names.ts'
import type { PageData } from './read-page.ts'
import type { GoogleTag } from './tag-types.ts'

type Ordered = GoogleTag & { order: number }
export type TagReport = {
  url: string | null
  seoData: PageData
  tags: Ordered[]
  consent: ConsentState
  problems: Finding[]
}

const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }
const consentNames = { none: 'none', v1: 'v1', v2: 'v2', unknown: 'set, version unknown' }

/** Returns the report: findings, the tags in the order in which they fire, consent, and the head of the page. */
export function reportTags({ url, seoData, tags, consent, problems }: TagReport): Report {
  const sorted = problems.toSorted((one, other) => rank[one.severity] - rank[other.severity])
  const active = tags.filter(({ when }) => when !== 'never')
  const ids = [...new Set(active.flatMap(({ id }) => (id ? [id.split('/')[0] ?? id] : [])))]
  return {
    summary: summaryOf(ids, sorted, consent),
    blocks: [
      metric([
        {
          label: 'IDs',
          value: ids.length,
          method: 'Different tag, container, and property IDs that the source loads or configures.',
        },
        {
          label: 'Tags and commands',
          value: active.length,
          method:
            'Scripts, frames, pixels, and commands of Google tags that can run. Comments and strings do not count.',
        },
        {
          label: 'Consent mode',
          value: consentNames[consent.version],
          method: 'v2 if the default names ad_user_data and ad_personalization, v1 if it names storage only.',
        },
        {
          label: 'Default before tags',
          value: consent.isFirst === null ? null : consent.isFirst ? 'yes' : 'no',
          method: 'Whether the consent default is processed before the first configuration, event, or container.',
        },
      ]),
      // Without any tag, no order can be reported as correct.
      ...(sorted.length > 0 || active.length > 0 ? [findings(sorted.length > 0 ? sorted : [allWell])] : []),
      ...(tags.length > 0 ? [firingOrder(tags)] : []),
      table({
        title: 'Tags in firing order',
        columns: [
          { label: 'Order', form: 'number', method: 'By when the code runs, then by its place in the source.' },
          { label: 'Tag' },
          { label: 'ID', form: 'mono' },
          { label: 'Runs' },
          { label: 'Loaded' },
          { label: 'In' },
          { label: 'Line', form: 'number' },
          { label: 'Host', form: 'mono' },
        ],
        rows: tags.map((tag) => [
          tag.order,
          nameOf(tag),
          tag.id ?? '',
          {
            text: `${whenNames[tag.when]}${tag.isConditional ? ', on a condition' : ''}`,
            severity: tag.when === 'never' ? 'notice' : 'pass',
          },
          tag.loading,
          tag.isInNoscript ? `${tag.position}, noscript` : tag.position,
          tag.line,
          tag.host ? `${tag.host}${tag.isServerSide ? ' (server-side)' : ''}` : '',
        ]),
        ...(tags.length === 0 ? { note: 'The source has no Google tag.' } : {}),
      }),
      table({
        title: 'Consent defaults',
        columns: [{ label: 'Type', form: 'mono' }, { label: 'Default' }],
        rows: Object.entries(consent.defaults).map(([name, value]) => [name, value]),
        note: consentNote(consent),
      }),
      table({
        title: 'Head of the page',
        columns: [{ label: 'Element' }, { label: 'Value' }],
        rows: [
          ['title', seoData.title],
          ['description', seoData.description],
          ['canonical', seoData.canonical],
          ['robots', seoData.robots],
          ['viewport', seoData.viewport],
          ['lang', seoData.lang],
          ...Object.entries({ ...seoData.og, ...seoData.twitter }),
          ...seoData.hreflang.map(({ lang, url: target }) => [`hreflang ${lang}`, target]),
        ].map(([name, value]) => [name ?? '', value ?? 'not set']),
      }),
      table({
        title: 'Headings',
        columns: [{ label: 'Level' }, { label: 'Text' }, { label: 'Line', form: 'number' }],
        rows: seoData.headings.slice(0, 200).map(({ level, text, line }) => [`h${level}`, text, line]),
      }),
    ],
    next: nextTools(url),
  }
}

const allWell: Finding = {
  id: 'all-well',
  severity: 'pass',
  title: 'No duplicates, gaps, or wrong places were found.',
  why: 'All tags that the source shows are present once and in order.',
}

function summaryOf(ids: string[], problems: Finding[], { version }: ConsentState) {
  const serious = problems.filter(({ severity }) => severity === 'critical').length
  const tags =
    ids.length === 0
      ? 'The source has no Google tag.'
      : `${countOf(ids.length, 'Google ID')}: ${ids.slice(0, 4).join(', ')}${ids.length > 4 ? ' …' : ''}.`
  const consent = ids.length === 0 ? '' : ` Consent mode: ${consentNames[version]}.`
  return `${tags}${consent}${serious > 0 ? ` ${countOf(serious, 'critical finding')}.` : ''}`
}

function consentNote({ regions, waitForUpdate, platforms, hasUpdate }: ConsentState) {
  return [
    regions.length > 0 ? `Regions with a default of their own: ${regions.join(', ')}.` : '',
    waitForUpdate ? `Tags wait ${waitForUpdate} ms for an update.` : '',
    platforms.length > 0 ? `Consent platform: ${platforms.join(', ')}.` : '',
    hasUpdate ? 'The source has an update command.' : 'The source has no update command.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the page, the phases in which its code runs, and the tags of each, numbered in firing order. */
function firingOrder(tags: Ordered[]) {
  const nodes: GraphNode[] = [{ id: 'page', label: 'The page opens', detail: '' }]
  const edges: GraphEdge[] = []
  for (const when of Object.keys(whenNames) as When[]) {
    const own = tags.filter((tag) => tag.when === when && tag.kind !== 'js')
    if (own.length === 0) continue
    nodes.push({ id: when, label: whenNames[when], detail: countOf(own.length, 'tag') })
    edges.push({ from: 'page', to: when, label: '' })
    for (const tag of own) {
      const id = `tag ${tag.order}`
      nodes.push({
        id,
        label: `${tag.order}. ${nameOf(tag)}`,
        detail: [tag.id, tag.loading].filter(Boolean).join(', '),
      })
      edges.push({ from: when, to: id, label: `line ${tag.line}` })
    }
  }
  return graph({
    title: 'Firing order',
    nodes,
    edges,
    note: 'From top to bottom, by when the code runs and then by its place. A file that loads asynchronously acts when it arrives.',
  })
}

const nextTools = (url: string | null): NonNullable<Report['next']> =>
  url
    ? [
        { slug: 'meta-tag-generator', why: 'Edit the title and the description with a preview.', input: { page: url } },
        { slug: 'open-graph-checker', why: 'See how the page looks when someone shares it.', input: { url } },
        {
          slug: 'http-header-checker',
          why: 'A Content-Security-Policy can block the tags that this page loads.',
          input: { url },
        },
      ]
    : []
