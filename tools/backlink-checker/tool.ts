import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import type { Page, UnreadPage } from '../../engine/web/page.ts'
import { readTypedUrl } from '../../engine/web/typed-url.ts'
import { about } from './about.ts'
import { reportLinks } from './report.ts'

const MAX_PAGES = 50
/** Redirects that are followed to find out where a link leads. */
const MAX_QUESTIONS = 50

export const tool = defineTool({
  ...about,
  action: 'Verify links',
  guide: [
    'Verifies a list of pages that should link to a site: whether each link is still there, its anchor text and rel, and whether crawlers can follow it; use it after link building or press work.',
    'Returns the state of each page (alive, nofollow, ugc, sponsored, redirect, js-only, dead, unknown) with the link, its line, and the reason.',
  ],
  input: z.object({
    target: field.address({
      label: 'Your site or page',
      hint: 'A domain counts links to any of its pages; a URL with a path counts links to that page.',
    }),
    pages: field.text({
      label: 'Pages that should link to it',
      rows: 8,
      hint: `One address per line, at most ${MAX_PAGES}.`,
      empty: 'Enter the pages that should link to your site, one per line.',
      max: 100_000,
    }),
  }),
  samples: [
    {
      label: 'Two pages about a shop',
      input: { target: 'other.example', pages: 'https://example.com/\nhttps://example.com/sale/' },
    },
  ],
  libraries: [{ name: 'parse5', does: 'Reads the links by the tokenizer of the HTML Standard' }],
  limits: [
    'Only the pages that you list are read: links are not discovered.',
    'Scripts are not run. A link that only a script creates is reported as js-only if the source names its target.',
    'A link says nothing about the weight that search engines give it.',
    'A page that refuses our request or is down is “unknown”, not dead.',
    'A link that a stylesheet hides is not recognized as hidden.',
  ],
  needs: {
    pages: ({ pages }) => checkedPages(pages).map((url) => ({ url })),
  },
  run: async (input, { pages, gather }) => {
    const { applyRedirects, openQuestions, verifyPage } = await import('./verify.ts')
    const { targetOf } = await import('./target.ts')
    const lines = linesOf(input.pages)
    const typed = readTypedUrl(input.target)
    if ('message' in typed) throw new Failure('invalid', { message: typed.message, errors: { target: typed.message } })
    const target = targetOf(typed.url)
    const verified = pages.map((response, at) => verifyPage(lines[at] ?? response.requestedUrl, response, target))
    const questions = [...new Set(verified.flatMap(openQuestions))].slice(0, MAX_QUESTIONS)
    const answers =
      questions.length > 0
        ? await gather(
            'pages',
            questions.map((url) => ({ url, method: 'HEAD' as const })),
          )
        : []
    const finals = new Map(questions.map((url, at) => [url, finalOf(answers[at])]))
    return { target: typed.url, links: verified.map((one) => applyRedirects(one, finals, target)) }
  },
  report: reportLinks,
})

/** Where redirects lead; `null` if there is no page. */
const finalOf = (answer: Page | UnreadPage | undefined) =>
  answer && 'url' in answer && answer.status < 400 ? answer.url : null

const linesOf = (text: string) => [
  ...new Set(
    text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** @throws {Failure} invalid, before anything is fetched */
function checkedPages(text: string): string[] {
  const lines = linesOf(text)
  const wrong = lines.find((line) => 'message' in readTypedUrl(line))
  const message =
    lines.length > MAX_PAGES
      ? `Enter at most ${MAX_PAGES} pages. These are ${lines.length}.`
      : wrong && `“${wrong.slice(0, 80)}” is not a web address. Enter one address per line.`
  if (message) throw new Failure('invalid', { message, errors: { pages: message } })
  return lines
}
