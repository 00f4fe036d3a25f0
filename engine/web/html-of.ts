import { Failure } from '../failures.ts'
import type { Page } from './page.ts'

const CHALLENGE =
  /<title>\s*(?:just a moment|attention required!? \| cloudflare|access denied|pardon our interruption|are you a robot|robot check|ddos-guard|security check|please wait\.\.\.|verifying you are human)|cf-chl-|challenge-platform|_incapsula_resource|px-captcha|geo\.captcha-delivery\.com|awswafcookiedomainlist/i
const CHALLENGE_LENGTH = 60_000
const PARKED =
  /sedoparking\.com|parkingcrew\.net|bodis\.com\/|parklogic\.com|afternic\.com\/forsale|hugedomains\.com\/domain_profile|dan\.com\/buy-domain|\bthis domain (?:name )?is (?:for sale|parked)\b/i
const PARKED_LENGTH = 40_000

/**
 * Returns the HTML of a page that can be examined.
 * @throws {Failure} invalid, with what the server sent instead and what to do, for `field` of the form
 */
export function htmlOf(page: Page, field = 'url'): string {
  const message = problemOf(page)
  if (message) throw new Failure('invalid', { message, errors: { [field]: message } })
  return page.text
}

/** Returns why a response is no page to examine, as a sentence; undefined if it is one. */
export function problemOf({ status, mediaType, text, body }: Page): string | undefined {
  const isChallenge = text.length < CHALLENGE_LENGTH && CHALLENGE.test(text)
  if (isChallenge)
    return 'The server showed our request a test for humans (a captcha) instead of the page. Paste the HTML of the page, or allow our bot.'
  if (status === 401 || status === 407)
    return `The page needs a login (status ${status}). Sign in and paste its HTML, or enter a public page.`
  if (status === 403)
    return 'The server refuses our request (status 403). Paste the HTML of the page, or allow our bot.'
  if (status === 404 || status === 410)
    return `There is no page at this address (status ${status}). Check its spelling.`
  if (status === 429) return 'The server says that it gets too many requests (status 429). Try again in a few minutes.'
  if (status >= 500) return `The server reports an error of its own (status ${status}). Try again later.`
  if (status >= 400) return `The server refuses the request (status ${status}).`
  if (status === 204 || status === 205 || status === 304)
    return `The server sent no content (status ${status}), so there is nothing to examine.`
  if (status >= 300) return `The server redirects (status ${status}) without saying where, so there is no page.`
  if (body.length === 0) return 'The page is empty: the server sent no bytes.'
  if (mediaType === 'application/pdf') return 'This is a PDF, not a web page. Enter the page that links to it.'
  if (mediaType.startsWith('image/'))
    return `This is an image (${mediaType}), not a web page. Enter the page that shows it.`
  if (
    mediaType !== '' &&
    !/^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/xml|text\/xml)$/.test(mediaType)
  )
    return `The server sends ${mediaType}, not HTML. Enter the address of a web page.`
  if (text.trim() === '') return 'The page has no text: the server sent only white space.'
  if (text.length < PARKED_LENGTH && PARKED.test(text))
    return 'This is the page of a parked domain, not of a website. Enter the address of a site in use.'
  return undefined
}
