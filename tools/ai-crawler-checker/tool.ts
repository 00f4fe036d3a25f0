import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { isRefusal, stateOf } from '#engine/web/page-state.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportAgents } from './report.ts'
import type { Checked, Result } from './result.ts'
import { robotsState, verdictsFor } from './verdicts.ts'

export const tool = defineTool({
  ...about,
  action: 'Check AI crawlers',
  guide: [
    'Says which AI agents may read a page by its robots.txt, and what they find there; use it to allow answers with links, or to refuse training.',
    'Returns a verdict for each agent with operator, purpose, and the line that decides, signals of the page, its llms.txt, and the share of its text that needs no scripts.',
  ],
  input: z.object({
    url: field.pageUrl({ label: 'URL', hint: 'A domain, such as shop.com, or a page.' }),
    renders: field.flag({
      label: 'Compare with the page in a browser',
      hint: 'Opens the page in Chromium to see how much text needs scripts.',
      default: true,
      advanced: true,
    }),
  }),
  output,
  samples: [{ label: 'A site', input: { url: 'https://example.com/' } }],
  limits: [
    'A rule is a request. Only the logs of your server, or a firewall, show whether an agent obeys.',
    'Text that was collected earlier is not withdrawn.',
    'Agents that pretend to be browsers are in no table.',
    'A firewall or CDN may block agents that robots.txt allows. Our request does not carry their names.',
  ],
  needs: {
    robots: ({ url }) => ({ url }),
    pages: ({ url }) => [
      { url, accepts: 'anything' },
      { url: new URL('/llms.txt', addressOf(url)).href, accepts: 'anything' },
    ],
  },
  run: async ({ url: typed, renders }, { robots, pages, gather, partial }) => {
    const { agents } = await import('./agents/index.ts')
    const { findFaults } = await import('./findings.ts')
    const [page, llms] = pages
    if (!page || !llms) throw new Failure('unexpected')
    const { message, isReadable, isRefused } = judgeable(page)
    // A server that refuses our bot may still show its robots.txt. Without that and a page, there is no verdict.
    if (!isReadable && !((isRefused || !isRead(page)) && FILE_OR_NONE.includes(robots.status ?? 0)))
      throw new Failure('invalid', { message, errors: { url: message } })
    const url = isRead(page) ? page.url : addressOf(typed)
    const checked: Checked = {
      url,
      robots: {
        url: robots.url,
        status: robots.status,
        text: robots.text,
        ...(robots.failure ? { failure: robots.failure.message } : {}),
      },
      state: robotsState(robots),
      verdicts: verdictsFor(agents, robots, url),
      ...(await signalsOf(isReadable ? page : undefined, robots.text)),
      ...(await readLlms(llms)),
      share: undefined,
      leadsTo: undefined,
      pageFailure: isReadable ? message || undefined : message,
      isRefused,
    }
    const result = (): Result => ({ ...checked, findings: findFaults(checked, agents) })
    if (renders && isRead(page) && checked.pageFailure === undefined) {
      partial(result())
      const { textShare } = await import('./text-share.ts')
      try {
        const rendered = await gather('rendered', { url })
        // The words of another site are not those of this page.
        if (siteHostOf(rendered.url) !== siteHostOf(url)) checked.leadsTo = rendered.url
        else checked.share = await textShare(page.text, rendered.text)
      } catch (error) {
        // Without a browser, only the share of text is unknown.
        if (!(error instanceof Failure)) throw error
      }
    }
    return result()
  },
  report: reportAgents,
})

/** Statuses of a robots.txt that says what applies: its rules, or that there are none. */
const FILE_OR_NONE = [200, 404, 410]

/** Returns whether a response can be judged: a page or a file, which may have headers for crawlers. */
function judgeable(page: ReceivedPage) {
  if (!isRead(page)) return { message: whyUnread(page), isReadable: false, isRefused: 'unmeasured' in page }
  const state = stateOf(page)
  const isReadable = ['ok', 'pdf', 'image', 'other-type'].includes(state.kind)
  return { message: state.message, isReadable, isRefused: isRefusal(state) }
}

async function signalsOf(page: ReceivedPage | undefined, robotsText: string) {
  const { pageSignals, robotsSignals } = await import('./page-signals.ts')
  return { signals: [...robotsSignals(robotsText), ...(isRead(page) ? await pageSignals(page) : [])] }
}

async function readLlms(page: ReceivedPage) {
  const { readLlmsTxt } = await import('./llms-txt.ts')
  const llmsUrl = page.requestedUrl
  if (!isRead(page) || page.status !== 200) return { llmsUrl, llmsStatus: 'none' as const, llmsTxt: undefined }
  if (/html/.test(page.mediaType) || /^\s*<(?:!doctype|html)/i.test(page.text))
    return { llmsUrl, llmsStatus: 'html' as const, llmsTxt: undefined }
  return { llmsUrl, llmsStatus: 'file' as const, llmsTxt: readLlmsTxt(page.text) }
}

/**
 * Returns the URL that was entered.
 * @throws {Failure} if the text is not a URL
 */
function addressOf(typed: string): string {
  const read = readTypedUrl(typed)
  if ('url' in read) return read.url
  throw new Failure('invalid', { message: read.message, errors: { url: read.message } })
}
