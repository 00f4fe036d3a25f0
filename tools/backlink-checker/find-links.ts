import { type PageHead, resolveUrl } from '#engine/web/read-head.ts'
import { elementText, type Markup, type Tag } from '#engine/web/read-tags.ts'
import { isOnHost, isWrapped, leadsTo, type Target } from './target.ts'

export type LinkMatch = {
  /**
   * `target`: it leads to the target. `same-host`: to another page of the host, which may redirect. `wrapped`: through
   * a script.
   */
  match: 'target' | 'same-host' | 'wrapped'
  /** As written, and absolute. */
  href: string
  url: string
  anchor: string
  /** In lower case. */
  rel: string[]
  line: number
  element: string
  isHidden: boolean
  isInNoscript: boolean
}

/** A place that names the target without being a link: scripts, attributes, comments, and plain text. */
export type Mention = { where: 'script' | 'attribute' | 'template' | 'comment' | 'text' | 'link-element'; line: number }

/** Returns all links of a page to a target that Google counts: `a` and `area` elements with an `href`. */
export function findLinks(markup: Markup, head: PageHead, target: Target): LinkMatch[] {
  return markup.tags.flatMap((tag) => {
    const { href, rel } = tag.attributes
    if ((tag.name !== 'a' && tag.name !== 'area') || href === undefined || tag.isInTemplate) return []
    const url = resolveUrl(href, head.base)
    if (!url || !/^https?:/.test(url)) return []
    const match = leadsTo(url, target)
      ? 'target'
      : isOnHost(url, target)
        ? 'same-host'
        : isWrapped(url, target)
          ? 'wrapped'
          : undefined
    if (!match) return []
    return [
      {
        match,
        href,
        url,
        anchor: anchorOf(tag, markup),
        rel: (rel ?? '')
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
        line: tag.line,
        element: tag.name,
        isHidden: isHidden(tag),
        isInNoscript: tag.isInNoscript,
      },
    ]
  })
}

/** Returns the text of a link; of an image link, its alternative text. */
function anchorOf(tag: Tag, markup: Markup): string {
  const own = elementText(markup, tag)
  if (own !== '') return own
  if (tag.name === 'area') return tag.attributes.alt ?? ''
  const image = markup.tags.find(
    ({ name, attributes, parent }) => name === 'img' && attributes.alt && isBelow(parent, tag),
  )
  return image?.attributes.alt?.trim() ?? tag.attributes['aria-label'] ?? tag.attributes.title ?? ''
}

function isBelow(one: Tag | undefined, tag: Tag) {
  let parent = one
  while (parent && parent !== tag) parent = parent.parent
  return parent === tag
}

/** Returns whether attributes in the HTML hide an element. Hiding by a stylesheet is not detected. */
function isHidden(tag: Tag): boolean {
  for (let one: Tag | undefined = tag; one; one = one.parent) {
    const { hidden, style = '' } = one.attributes
    if (hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i.test(style))
      return true
  }
  return false
}

/** Finds mentions of the target where no crawler follows it. */
export function findMentions(markup: Markup, head: PageHead, target: Target): Mention[] {
  const found: Mention[] = []
  const names = (text: string) => urlsIn(text).some((url) => leadsTo(url, target))
  for (const tag of markup.tags) {
    if (tag.name === 'script' && tag.source && tag.source.includes(target.host) && names(unescaped(tag.source)))
      found.push({ where: 'script', line: tag.line })
    if (tag.name === 'link' && leadsTo(resolveUrl(tag.attributes.href, head.base) ?? '', target))
      found.push({ where: 'link-element', line: tag.line })
    if (tag.isInTemplate && tag.name === 'a' && leadsTo(resolveUrl(tag.attributes.href, head.base) ?? '', target))
      found.push({ where: 'template', line: tag.line })
    const other = Object.entries(tag.attributes).some(
      ([name, value]) =>
        !(name === 'href' && /^(?:a|area|link|base)$/.test(tag.name)) &&
        name !== 'src' &&
        name !== 'content' &&
        value.includes(target.host) &&
        names(value),
    )
    const isCode =
      tag.name === 'a' &&
      /^\s*javascript:/i.test(tag.attributes.href ?? '') &&
      names(decodeSafely(tag.attributes.href ?? ''))
    if (other || isCode) found.push({ where: 'attribute', line: tag.line })
  }
  for (const { text, line } of markup.comments)
    if (text.includes(target.host) && names(text)) found.push({ where: 'comment', line })
  if (names(markup.text)) found.push({ where: 'text', line: lineOfText(markup, target) })
  return found
}

function lineOfText({ html, placeOf }: Markup, { host }: Target) {
  return placeOf(Math.max(0, html.indexOf(host))).line
}

/** Returns URLs with or without a scheme, as they occur in code and text. */
const urlsIn = (text: string) =>
  [...text.matchAll(/(?:https?:)?\/\/[^\s"'`<>()\\]+|\bwww\.[^\s"'`<>()\\]+/gi)].flatMap(([one]) => {
    const url = one.replace(/[.,;:!?]+$/, '')
    const absolute = url.startsWith('//') ? `https:${url}` : /^www\./i.test(url) ? `https://${url}` : url
    return URL.canParse(absolute) ? [absolute] : []
  })

/** Returns a text with `\/`, as JSON and JavaScript write a slash, replaced by `/`. */
const unescaped = (code: string) => code.replaceAll('\\/', '/').replace(/\\u002f/gi, '/')

function decodeSafely(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // The percent sign is not part of a valid encoding.
    return text
  }
}
