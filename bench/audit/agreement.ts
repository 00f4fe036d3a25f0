import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { proofs } from '#audit/proofs/index.ts'
import { crawlTrial } from '#audit/trial/examine-trial.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { answerOf } from '#audit/trial/serve-site.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

const PAGES = 500

/** Reads the pages of a generated site, faults included, with the parser of the HTML Standard, and compares. */
export async function measureAgreement(): Promise<Measure[]> {
  const { site, expected } = largeSite(proofs, { seed: 15_485_863, size: PAGES, times: 2 })
  const { pages } = await crawlTrial(site)
  const different: string[] = []
  let compared = 0
  for (const page of pages) {
    const { origin, pathname, search } = new URL(page.url)
    // What is cut off has a rule of its own; the other hosts of the site only redirect.
    if (origin !== site.origin || expected.get('document-cut-off')?.has(page.url)) continue
    const answer = answerOf(site, pathname + search)
    const isPage = answer.status >= 200 && answer.status < 300 && /html/.test(answer.headers['content-type'] ?? '')
    const say = (what: string, ours: unknown, theirs: unknown) => {
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        different.push(`${page.url} ${what}: ${JSON.stringify(ours)} / ${JSON.stringify(theirs)}`)
    }
    say('status', page.status, answer.status)
    if (!isPage || page.location !== undefined || page.instead) continue
    compared++
    const read = readByTree(String(answer.body), page.url)
    const [, header] = /<([^>]+)>;\s*rel="?canonical/.exec(answer.headers.link ?? '') ?? []
    say('title', page.title, read.title)
    say('description', page.description, read.description)
    say('canonical', page.canonical ?? null, read.canonical ?? header ?? null)
    say('hreflang', page.hreflang, read.hreflang)
    say(
      'links',
      page.links.filter(({ kind }) => kind === 'a').map(({ url }) => url),
      read.links,
    )
  }
  for (const line of different.slice(0, 20)) console.log(line)
  return [
    {
      what: 'pages compared with an independent reading by parse5',
      value: compared,
      unit: 'pages',
      limit: PAGES,
      better: 'more',
    },
    none('differences in title, description, canonical, hreflang, status, and links', different.length, 'differences'),
  ]
}

function readByTree(html: string, url: string) {
  const elements = elementsOf(parse(html))
  const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const rels = (element: Element) => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/)
  const base = URL.parse(named('base').flatMap((one) => attribute(one, 'href') ?? [])[0] ?? '', url)?.href ?? url
  const resolved = (href: string) => {
    const parsed = URL.parse(href.trim(), base)
    if (!parsed) return href.trim()
    parsed.hash = ''
    return parsed.href.replace(/#$/, '').replace(/\?$/, '')
  }
  const isFetched = (href: string) => {
    const parsed = URL.parse(href.trim(), base)
    return !parsed || (/^https?:$/.test(parsed.protocol) && !parsed.username)
  }
  const canonical = named('link').find((one) => rels(one).includes('canonical') && attribute(one, 'href'))
  const descriptions = named('meta').filter((one) => attribute(one, 'name')?.toLowerCase() === 'description')
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300)
  return {
    title: plain(plainTextOf(named('title').find(({ namespaceURI }) => !namespaceURI.includes('svg')))),
    description: plain(descriptions.map((one) => attribute(one, 'content') ?? '').find((text) => text.trim()) ?? ''),
    canonical: canonical ? resolved(attribute(canonical, 'href') ?? '') : null,
    hreflang: named('link')
      .filter((one) => rels(one).includes('alternate') && attribute(one, 'hreflang') && attribute(one, 'href'))
      .map((one) => ({ lang: attribute(one, 'hreflang') ?? '', url: resolved(attribute(one, 'href') ?? '') })),
    links: named('a')
      .flatMap((one) => attribute(one, 'href') ?? [])
      .filter(isFetched)
      .map(resolved),
  }
}

const plainTextOf = (element: Element | undefined) =>
  element?.childNodes.map((child) => ('value' in child ? child.value : '')).join('') ?? ''

function elementsOf(node: Node): Element[] {
  const found: Element[] = []
  const open: Node[] = [node]
  for (let one = open.pop(); one; one = open.pop()) {
    if ('tagName' in one) found.push(one)
    if ('childNodes' in one) open.push(...one.childNodes.toReversed())
  }
  return found
}
