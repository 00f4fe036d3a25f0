import { safeUrl } from '../rich-text/links.ts'

/** A path of this site, a fragment, a URL, or a host that is clearly one. */
const LINK = /^(?:\/(?!\/)|#|\?|www\.|(?:https?:\/\/|mailto:|tel:))\S+$/i

/**
 * Returns the link that somebody pastes over selected words; undefined for any other text.
 * @example pastedLink('/files/price%20list.pdf\n') // '/files/price%20list.pdf'
 */
export function pastedLink(text: string): string | undefined {
  const link = text.trim()
  return LINK.test(link) && safeUrl(link) ? link : undefined
}
