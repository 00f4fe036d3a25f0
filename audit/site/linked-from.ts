import type { LinkSource, LinkTarget } from '#engine/crawl/link-sources.ts'
import type { Evidence } from '../evidence.ts'

type Found = Evidence & { url: string }

/** Returns each page that links to one of some targets, once for each target, whose page is the cause. */
export function linkedFrom(
  targets: LinkTarget[],
  about: (target: LinkTarget) => Evidence,
  isWanted: (source: LinkSource) => boolean = () => true,
): Found[] {
  return targets.flatMap((target) => {
    const { url: cause } = target
    const evidence = about(target)
    const pages = new Map<string, Found>()
    for (const source of target.sources) {
      if (pages.has(source.page) || !isWanted(source)) continue
      pages.set(source.page, { url: source.page, line: source.line, cause, ...anchorOf(source), ...evidence })
    }
    return [...pages.values()]
  })
}

const anchorOf = ({ anchor, kind }: LinkSource): Evidence =>
  anchor === '' || (kind !== 'a' && kind !== 'area') ? {} : { snippet: anchor }

/** Parts of paths at which a visitor does something. Sites link to them everywhere and close them to search engines. */
export const ACTION =
  /\/(?:log-?(?:in|out)|sign-?(?:in|up|out)|register|(?:my-?)?account|cart|basket|bag|checkout|wishlist|compare|search|password|lang|languages?|locale|currency|consent|cookies?|feed|rss|wp-login|wp-admin|admin|print|share|auth|oauth|out|go|redirect)(?:[/.]|$)/i

/** Parts of paths of texts that laws demand, and that few sites want in results. */
export const LEGAL =
  /\/(?:legal(?:-notice)?|privacy(?:-policy)?|terms(?:-and-conditions|-of-service|-of-use)?|imprint|impressum|datenschutz|agb|disclaimer|cookie-policy)(?:[/.]|$)/i
