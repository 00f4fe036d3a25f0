import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { isRead } from '#engine/web/received-page.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportLinks, type VerifiedLink } from './report.ts'
import type { Verified } from './verify.ts'

const MAX_PAGES = 50
/** Maximum number of redirects that are followed to find out where links lead. */
const MAX_QUESTIONS = 50
/** Maximum number of referring domains that are listed if their pages are unknown. */
const MAX_DOMAINS = 100

export const tool = defineTool({
  ...about,
  action: 'Verify links',
  guide: [
    'Finds links to a site where a source of links is set up, or takes a list of pages that should link to it, and verifies them live: whether each link is still there, its anchor text and rel, and whether crawlers can follow it; use it after link building or press work.',
    'Returns referring domains where only those are known, else the state of each page (alive, nofollow, ugc, sponsored, redirect, js-only, dead, unknown) with the link, its line, and the reason.',
  ],
  input: z.object({
    target: field.pageUrl({
      label: 'Your site or page',
      hint: 'A domain counts links to any of its pages; a URL with a path counts links to that page.',
    }),
    pages: field.text({
      label: 'Pages that should link to it',
      rows: 8,
      isOptional: true,
      hint: `One URL per line, at most ${MAX_PAGES}. If it is empty, the tool looks for links itself.`,
      max: 100_000,
    }),
  }),
  output,
  samples: [
    {
      label: 'Two pages about a store',
      input: { target: 'other.example', pages: 'https://example.com/\nhttps://example.com/sale/' },
    },
    { label: 'Sample: who links to a store', input: { target: 'coffee-shop.example' } },
  ],
  libraries: [
    { name: 'parse5', does: 'Reads the links by the tokenizer of the HTML Standard' },
    { name: 'tldts', does: 'Finds registrable domains by the Public Suffix List' },
  ],
  limits: [
    'Without a list of pages, links come from a provider, or only the linking domains from the link graph.',
    'Scripts are not run. A link that only a script creates is reported as js-only if the source names its target.',
    'A link says nothing about the weight that search engines give it.',
    'A page that refuses our request or is down is “unknown”, not dead.',
    'A link that a stylesheet hides is not recognized as hidden.',
  ],
  needs: {
    pages: ({ pages }) => (isListed(pages) ? checkedPages(pages).map(requestOf) : undefined),
  },
  run: async (input, { pages, gather }) => {
    const { applyRedirects, openQuestions, verifyPage } = await import('./verify.ts')
    const { targetOf } = await import('./target.ts')
    const typed = readTypedUrl(input.target)
    if ('message' in typed) throw new Failure('invalid', { message: typed.message, errors: { target: typed.message } })
    const discovery = pages ? null : await discoverLinks(typed.url, gather)
    if (discovery?.kind === 'domains') return { target: typed.url, links: [], discovery }
    const lines = discovery ? discovery.pages : linesOf(input.pages)
    const responses = pages ?? (await gather('pages', lines.map(requestOf)))
    const target = targetOf(typed.url)
    const verified = responses.map((response, at) => verifyPage(lines[at] ?? response.requestedUrl, response, target))
    const questions = [...new Set(verified.flatMap(openQuestions))].slice(0, MAX_QUESTIONS)
    const answers =
      questions.length > 0
        ? await gather(
            'pages',
            questions.map((url) => ({ ...requestOf(url), method: 'HEAD' as const })),
          )
        : []
    const finals = new Map(questions.map((url, at) => [url, finalOf(answers[at])]))
    const links = verified.map((one) => applyRedirects(one, finals, target))
    return { target: typed.url, links: await withAuthority(links, gather), discovery }
  },
  report: reportLinks,
  inShort: ({ links }) => ({ checker: links.map(({ page, state }) => ({ page, state })) }),
})

/**
 * Finds links if no pages were entered.
 * @throws {Failure} invalid, if there is neither a list of pages nor a source of links
 */
async function discoverLinks(url: string, gather: Gather) {
  const { discover } = await import('./discover.ts')
  const { registrableDomain } = await import('#engine/web/domain-list.ts')
  const { hostname, pathname } = new URL(url)
  const read = registrableDomain(hostname)
  if ('message' in read) throw new Failure('invalid', { message: read.message, errors: { target: read.message } })
  const { domain } = read
  const links = await gather('links', { target: pathname === '/' ? domain : url, limit: MAX_PAGES })
  const isFound = links.kind === 'found' && links.value.links.length > 0
  const referrers = isFound ? undefined : await gather('referrers', { domain, limit: MAX_DOMAINS, hidesHubs: true })
  const discovery = discover(domain, { links, referrers })
  if (discovery.kind === 'pages') return { ...discovery, pages: discovery.pages.slice(0, MAX_PAGES) }
  if (discovery.kind === 'domains') return discovery
  const reason = discovery.isUnset
    ? `Without a list, links to ${domain} cannot be looked up here.`
    : discovery.reasons.join(' ')
  const message =
    `Enter the pages that should link to your site, one per line. ${reason} ${discovery.settings.join(' ')}`.trim()
  throw new Failure('invalid', { message, errors: { pages: message } })
}

/** Adds the link position score of the domain of each page; `null` where the link graph does not list it. */
async function withAuthority(links: Verified[], gather: Gather): Promise<VerifiedLink[]> {
  const { registrableDomain } = await import('#engine/web/domain-list.ts')
  const { linkPositionScore } = await import('#engine/formulas/link-position.ts')
  const domains = links.map(({ page }) => {
    const read = registrableDomain(page)
    return 'domain' in read ? read.domain : null
  })
  const names = [...new Set(domains.filter((domain) => domain !== null))]
  const ranks = names.length > 0 ? await gather('domainRanks', { domains: names }) : []
  return links.map((link, at) => {
    const rank = ranks[names.indexOf(domains[at] ?? '')]
    return { ...link, sourceScore: rank?.kind === 'found' ? linkPositionScore(rank.value.harmonicRank) : null }
  })
}

/** Returns the URL at the end of redirects; `null` if there is no page. */
const finalOf = (answer: ReceivedPage | undefined) => (isRead(answer) && answer.status < 400 ? answer.url : null)

/** A page that is gone, and one that shows our bot a captcha, are states of a link. */
const requestOf = (url: string) => ({ url, accepts: 'anything' as const })

const isListed = (text: string) => /\S/.test(text)

const linesOf = (text: string) => [
  ...new Set(
    text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/**
 * Returns the pages that were entered.
 * @throws {Failure} invalid, before anything is fetched
 */
function checkedPages(text: string): string[] {
  const lines = linesOf(text)
  const wrong = lines.find((line) => 'message' in readTypedUrl(line))
  const message =
    lines.length > MAX_PAGES
      ? `Enter at most ${MAX_PAGES} pages. These are ${lines.length}.`
      : wrong && `“${wrong.slice(0, 80)}” is not a URL. Enter one URL per line.`
  if (message) throw new Failure('invalid', { message, errors: { pages: message } })
  return lines
}
