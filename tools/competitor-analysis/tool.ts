import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { readTypedUrl } from '../../engine/web/typed-url.ts'
import { about } from './about.ts'
import { reportComparison } from './report.ts'

const MAX_RIVALS = 5

export const tool = defineTool({
  ...about,
  action: 'Compare',
  guide: [
    'Compares a page with up to five competing pages, field by field; use it to see which terms, headings, and structured data others have and this page lacks.',
    'Returns title, description, words, headings, schema types, terms, links, and weight of each page, the position and referring domains of each domain, and lists of the gaps.',
  ],
  input: z.object({
    url: field.pageUrl({ label: 'Your page' }),
    rivals: field.text({
      label: 'Competing pages',
      rows: 5,
      hint: `One URL per line, at most ${MAX_RIVALS}.`,
      empty: 'Enter at least one page to compare with.',
      max: 10_000,
    }),
  }),
  samples: [
    {
      label: 'Two pages about socks',
      input: { url: 'https://example.com/', rivals: 'https://example.com/sale/' },
    },
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
  run: async ({ url, rivals }, { pages, gather }) => {
    const { readSite } = await import('./read-site.ts')
    const { gapsOf, termsOf } = await import('./compare.ts')
    const { linkDataOf } = await import('./standings.ts')
    const entered = [url, ...checkedRivals(rivals)]
    const sites = await Promise.all(pages.map((page, at) => readSite(entered[at] ?? page.requestedUrl, page, at === 0)))
    const own = sites[0]
    if (own?.problem) throw new Failure('invalid', { message: own.problem, errors: { url: own.problem } })
    const terms = termsOf(sites)
    const gaps = gapsOf(sites, terms)
    const linkData = await linkDataOf(
      sites.map(({ host }) => host),
      gather,
    )
    return { sites: sites.map(({ phrases: _, runs: __, ...site }) => site), terms, gaps, linkData }
  },
  report: reportComparison,
})

/** @throws {Failure} invalid, before anything is fetched */
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
