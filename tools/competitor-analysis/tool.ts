import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { marketFields } from '#engine/search/markets.ts'
import { readKeywords } from '#engine/search/read-keywords.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportComparison } from './report.ts'

const MAX_RIVALS = 5

export const tool = defineTool({
  ...about,
  action: 'Compare',
  guide: [
    'Compares a page with up to five competing pages, listed or found by a keyword, field by field; use it to see which terms, headings, and structured data others have and this page lacks.',
    'Returns title, description, words, headings, schema types, terms, links, and weight of each page, the position and referring domains of each domain, and lists of the gaps.',
  ],
  input: z.object({
    url: field.pageUrl({ label: 'Your page' }),
    rivals: field.text({
      label: 'Competing pages',
      rows: 5,
      hint: `One URL per line, at most ${MAX_RIVALS}.`,
      isOptional: true,
      max: 10_000,
    }),
    keyword: field.line({
      label: 'Or a keyword',
      isOptional: true,
      max: 200,
      placeholder: 'wool socks',
      hint: 'Its first search results, one per domain, fill up the list.',
    }),
    ...marketFields,
  }),
  output,
  samples: [
    {
      label: 'Two pages about socks',
      input: { url: 'https://example.com/', rivals: 'https://example.com/sale/' },
    },
    { label: 'Pages that rank for “wool socks”', input: { url: 'https://example.com/', keyword: 'wool socks' } },
  ],
  libraries: [
    { name: 'parse5', does: 'Reads the tags by the tokenizer of the HTML Standard' },
    { name: 'tldts', does: 'Finds registrable domains by the Public Suffix List' },
    { name: 'compromise', does: 'Finds the words that can begin and end a term in English' },
  ],
  limits: [
    'A difference is not a cause: budgets, brands, and history are not in the HTML.',
    'Scripts are not run: text that they add is not counted.',
    'Terms are those of the main text, as the article extractor finds it; menus, comments, and lists of links are left out.',
    'Loading times of visitors are not measured and therefore not shown.',
    'Positions and links are those of domains, not of single pages.',
  ],
  needs: { pages: ({ url, rivals }) => [url, ...checkedRivals(rivals)].map((one) => ({ url: one })) },
  run: async ({ url, rivals, keyword, ...market }, { pages, gather }) => {
    const { discoverRivals } = await import('./discover.ts')
    const { readSite } = await import('./read-site.ts')
    const { gapsOf, termsOf } = await import('./compare.ts')
    const { linkDataOf } = await import('./standings.ts')
    const entered = [url, ...checkedRivals(rivals)]
    const wanted = MAX_RIVALS + 1 - entered.length
    const [sought] = readKeywords(keyword, 1)
    if (!sought && entered.length === 1) throw nothingToCompare()
    const discovery =
      sought && wanted > 0
        ? await discoverRivals({ ...market, keyword: sought, url, rivals: entered.slice(1) }, wanted, gather)
        : null
    const found = discovery?.urls ?? []
    const all = [
      ...pages,
      ...(found.length > 0
        ? await gather(
            'pages',
            found.map((one) => ({ url: one })),
          )
        : []),
    ]
    const names = [...entered, ...found]
    const sites = await Promise.all(all.map((page, at) => readSite(names[at] ?? page.requestedUrl, page, at === 0)))
    const own = sites[0]
    if (own?.problem) throw new Failure('invalid', { message: own.problem, errors: { url: own.problem } })
    const terms = termsOf(sites)
    const gaps = gapsOf(sites, terms)
    const linkData = await linkDataOf(
      sites.map(({ host }) => host),
      gather,
    )
    return { sites: sites.map(({ phrases: _, runs: __, ...site }) => site), terms, gaps, linkData, discovery }
  },
  report: reportComparison,
})

function nothingToCompare() {
  const message = 'Enter at least one page to compare with, or a keyword for which pages compete.'
  return new Failure('invalid', { message, errors: { rivals: message } })
}

/**
 * Returns the competitors that were entered.
 * @throws {Failure} invalid, before anything is fetched
 */
function checkedRivals(text: string): string[] {
  const lines = [...new Set(text.split(/\r\n|\r|\n/).map((line) => line.trim()))].filter(Boolean)
  const wrong = lines.find((line) => 'message' in readTypedUrl(line))
  const message =
    lines.length > MAX_RIVALS
      ? `Enter at most ${MAX_RIVALS} pages. These are ${lines.length}.`
      : wrong && `“${wrong.slice(0, 80)}” is not a URL. Enter one URL per line.`
  if (message) throw new Failure('invalid', { message, errors: { rivals: message } })
  return lines
}
