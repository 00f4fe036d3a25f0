import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { beginningOf } from '#engine/text/shorten.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { RefusedLine } from '#engine/web/domain-list.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { followAll, MAX_REDIRECTS } from './follow.ts'
import { output } from './output.ts'
import { reportChains } from './report.ts'

const MAX_URLS = 100
/** Characters of a line that is no URL. */
const MAX_SHOWN = 80
/** Refreshes, canonicals, and scripts that leave a page are near its beginning. */
const MAX_PAGE_BYTES = 1_000_000
/** Ten minutes: 100 URLs with a redirect each take seven at 30 requests a minute. */
const TIME_LIMIT_S = 600
/** As many URLs, each with two redirects, take the 30 requests of one minute. */
const SHORT_URLS = 10

export const tool = defineTool({
  ...about,
  action: 'Check redirects',
  guide: [
    'Follows the redirects of up to 100 URLs hop by hop; use it after a move, or when a URL does not lead where it should.',
    'Returns each hop with its status, kind of redirect, location, time, protocol, and HSTS, the last page with its canonical, and any problems on the way.',
  ],
  input: z.object({
    urls: field.text({
      label: 'URLs',
      rows: 5,
      hint: 'One per line, up to 100. A domain such as shop.com is enough.',
      placeholder: 'https://example.com/',
      empty: 'Enter at least one URL.',
      max: 200_000,
    }),
    agent: field.line({
      label: 'Crawler',
      hint: 'Its rules of robots.txt are applied to the last URL. The requests name our own bot.',
      default: 'Googlebot',
      isOptional: true,
      advanced: true,
      max: 100,
    }),
  }),
  output,
  samples: [{ label: 'One URL', input: { urls: 'http://example.com/' } }],
  limits: [
    'Requests carry no cookies and come from one country: a server that decides by cookie, country, or device may redirect you elsewhere.',
    'A host gets 30 requests a minute from us: 100 URLs of one host take about four minutes, and twice as long if each redirects.',
    'Scripts are not run. An inline script that leaves the page is reported, not followed; one in an external file is not seen.',
    'The lists of hosts that browsers preload for HSTS are not consulted.',
  ],
  needs: { pages: ({ urls, agent }) => requestsOf(urls, agent).requests },
  timeLimit: TIME_LIMIT_S,
  isShort: ({ urls }) => linesOf(String(urls)).length <= SHORT_URLS,
  run: async ({ urls, agent }, { pages, gather, signal, progress, partial }) => {
    const { requests, refused } = requestsOf(urls, agent)
    const chains = await followAll(requests, pages, {
      gather,
      signal,
      progress,
      onStage: (some) => partial({ chains: some, refused }),
    })
    return { chains, refused }
  },
  report: reportChains,
})

const linesOf = (urls: string) =>
  [...new Set(urls.split(/\s*[\r\n]+\s*/).map((line) => line.trim()))].filter((line) => line !== '')

/**
 * Returns a request for each URL, and the lines that are none, such as the head of a column.
 * @throws {Failure} invalid, for too many lines, or if no line is a URL
 */
function requestsOf(urls: string, agent: string) {
  const lines = linesOf(urls)
  if (lines.length > MAX_URLS)
    throw new Failure('invalid', {
      message: `Enter at most ${MAX_URLS} URLs. These are ${lines.length}.`,
      errors: { urls: `Enter at most ${MAX_URLS} URLs.` },
    })
  const refused: RefusedLine[] = []
  const wanted: string[] = []
  for (const line of lines) {
    const read = readTypedUrl(line)
    // A URL with a scheme that cannot be requested is a chain that leads nowhere.
    if ('message' in read && !/^https?:/i.test(line))
      refused.push({ entered: beginningOf(line, MAX_SHOWN), message: read.message })
    else wanted.push(line)
  }
  const [first] = refused
  if (first && wanted.length === 0)
    throw new Failure('invalid', { message: first.message, errors: { urls: first.message } })
  const requests = wanted.map((url) => ({
    url,
    maxRedirects: MAX_REDIRECTS,
    maxBytes: MAX_PAGE_BYTES,
    isCut: true,
    accepts: 'anything' as const,
    ...(agent ? { userAgent: agent } : {}),
  }))
  return { requests, refused }
}
