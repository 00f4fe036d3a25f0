import { Failure } from '../failures.ts'
import { type Instead, whatBlocks } from './blocked-page.ts'
import { isHtmlType } from './media-type.ts'
import type { Page } from './page.ts'

/** What came instead of a page that can be analyzed, and what to do about it. */
export type PageState = { kind: PageStateKind; message: string }
export type PageStateKind =
  | 'ok'
  | 'redirect'
  | 'no-content'
  | 'not-modified'
  | 'login'
  | 'forbidden'
  | 'not-found'
  | 'rate-limited'
  | 'client-error'
  | 'server-error'
  | 'captcha'
  | 'parked'
  | 'closed'
  | 'pdf'
  | 'image'
  | 'other-type'
  | 'empty'

const MESSAGES: Record<number, [PageStateKind, string]> = {
  204: ['no-content', 'The server responded with 204 (No Content): there is no page at this URL.'],
  205: ['no-content', 'The server responded with 205 (Reset Content): there is no page at this URL.'],
  304: [
    'not-modified',
    'The server responded with 304 (Not Modified) although we sent no earlier version, so it sent no page. Its cache is misconfigured.',
  ],
  401: ['login', 'This page asks for a login (401). Only pages that everybody can open can be checked.'],
  403: [
    'forbidden',
    'The server refuses to show this page to our bot (403). If it is your site, allow PrairieSignalBot.',
  ],
  404: ['not-found', 'There is no page at this URL (404). Check its spelling.'],
  407: ['login', 'This page asks for a login (407). Only pages that everybody can open can be checked.'],
  410: ['not-found', 'The page at this URL was removed for good (410).'],
  429: ['rate-limited', 'The server says that it has received too many requests (429). Try again in a few minutes.'],
  451: ['forbidden', 'The server may not show this page for legal reasons (451).'],
  503: ['server-error', 'The site is unavailable at the moment (503). Try again in a few minutes.'],
}

/** Messages for what replaces a page although the server responds. */
export const INSTEAD: Record<Instead, string> = {
  captcha:
    'The site shows our bot a captcha or a browser check instead of the page, so the page cannot be checked. If it is your site, allow PrairieSignalBot in its firewall.',
  closed:
    'The site is closed for visitors: this URL shows a password, an opening, or a maintenance page. Check it again when everybody can open it.',
  parked: 'This URL shows the page of a parked domain or of its host instead of a site. There is nothing to check.',
}

/**
 * Returns what a response is: a page that can be analyzed (`ok`), or what came instead, with a message for the visitor.
 * A status comes before a type, because an error page is HTML, too.
 */
export function stateOf(page: Page): PageState {
  const { status, mediaType, body } = page
  const blocked = whatBlocks(page)
  if (blocked) return { kind: blocked, message: INSTEAD[blocked] }
  const known = MESSAGES[status]
  if (known) return { kind: known[0], message: known[1] }
  if (status >= 300 && status < 400)
    return { kind: 'redirect', message: `The server responded with a redirect (${status}) that leads nowhere.` }
  if (status >= 400 && status < 500)
    return {
      kind: 'client-error',
      message: `The server refuses this request (${status}), so there is no page to check.`,
    }
  if (status >= 500)
    return {
      kind: 'server-error',
      message: `The server failed to show this page (${status}). Try again in a few minutes.`,
    }
  return stateOfBody(mediaType, body.length)
}

function stateOfBody(mediaType: string, bytes: number): PageState {
  if (bytes === 0)
    return {
      kind: 'empty',
      message: 'The server responded with an empty body: there is nothing at this URL to check.',
    }
  if (isHtmlType(mediaType)) return { kind: 'ok', message: '' }
  if (mediaType === 'application/pdf')
    return { kind: 'pdf', message: 'This URL leads to a PDF. Enter the URL of an HTML page.' }
  if (mediaType.startsWith('image/'))
    return {
      kind: 'image',
      message: `This URL leads to an image (${mediaType}). Enter the URL of an HTML page.`,
    }
  const what = mediaType === '' ? 'a file of an unknown type' : `a file of the type ${mediaType}`
  return { kind: 'other-type', message: `This URL leads to ${what}. Enter the URL of an HTML page.` }
}

/** What a server shows our bot, or everybody for a while, in place of a page: it says nothing about the page. */
const REFUSALS: PageStateKind[] = ['captcha', 'login', 'forbidden', 'rate-limited', 'closed']

export const isRefusal = ({ kind }: Pick<PageState, 'kind'>) => REFUSALS.includes(kind)

/** States with a status of an error. A tool that checks error pages accepts them. */
const ERROR_PAGES: PageStateKind[] = ['not-found', 'client-error', 'server-error', 'forbidden', 'login', 'rate-limited']

/**
 * Returns the page if it is HTML that visitors see; with `allowsErrors`, also the HTML of an error page.
 * @throws {Failure} invalid, with a message that says what came instead; with `field`, at that field of the form
 */
export function requireHtml(page: Page, { field = 'url', allowsErrors = false } = {}): Page {
  const { kind, message } = stateOf(page)
  if (kind === 'ok') return page
  if (allowsErrors && ERROR_PAGES.includes(kind) && isHtmlType(page.mediaType) && page.body.length > 0) return page
  throw new Failure('invalid', { message, errors: { [field]: message } })
}
