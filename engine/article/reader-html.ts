import { siteHostOf } from '../net/hosts.ts'
import { escapeXml } from '../xml.ts'
import { readableText } from './measures.ts'
import { ancestorsOf, type Branch, descendants, firstOf, isBranch, type TreeNode } from './tree.ts'

export type ArticleImage = { url: string; alt: string; caption: string }
export type ArticleLink = { url: string; text: string; isInternal: boolean; rel: string }

const kept = new Set(
  'a abbr b blockquote br caption cite code dd del dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small strong sub sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
)
/** Boxes become `div`, which keeps blocks apart. */
const boxes = new Set(
  'address article aside details div fieldset footer form header main nav section summary'.split(' '),
)
const hidden = new Set('button input select textarea object embed iframe video audio canvas map'.split(' '))
const empty = new Set(['br', 'hr', 'img'])
const spans: Record<string, string[]> = { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] }

/** Returns the HTML of an article: known elements, absolute URLs, no classes, no styles. */
export function readerHtml(node: TreeNode, base: string | undefined): string {
  if (!isBranch(node)) return escapeXml(node.text)
  if (hidden.has(node.tag)) return ''
  const inner = () => node.children.map((child) => readerHtml(child, base)).join('')
  if (boxes.has(node.tag)) return `<div>${inner()}</div>`
  if (!kept.has(node.tag)) return inner()
  const attributes = attributesOf(node, base)
  if (node.tag === 'img' && !attributes.src) return ''
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const start = `<${node.tag}${written.join('')}>`
  return empty.has(node.tag) ? start : `${start}${inner()}</${node.tag}>`
}

function attributesOf(element: Branch, base: string | undefined): Record<string, string> {
  const { attributes, tag } = element
  const named = Object.fromEntries(
    (spans[tag] ?? []).flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])),
  )
  if (tag === 'a') {
    const url = absolute(attributes.href, base)
    return url ? { href: url } : {}
  }
  if (tag === 'code' || tag === 'pre') {
    const language = /(?:^|\s)(language-[\w-]+)/.exec(attributes.class ?? '')?.[1]
    return language ? { class: language } : {}
  }
  if (tag !== 'img') return named
  const url = imageUrl(element, base)
  return url ? { src: url, alt: attributes.alt ?? '' } : {}
}

/** Returns the images of an article with their captions, each URL once. */
export function imagesOf(article: Branch, base: string | undefined): ArticleImage[] {
  const found = new Map<string, ArticleImage>()
  for (const image of descendants(article, new Set(['img']))) {
    const url = imageUrl(image, base)
    if (!url || found.has(url)) continue
    const figure = ancestorsOf(image).find(({ tag }) => tag === 'figure')
    const caption = figure && firstOf(figure, ({ tag }) => tag === 'figcaption')
    found.set(url, { url, alt: image.attributes.alt ?? '', caption: caption ? readableText(caption) : '' })
  }
  return [...found.values()]
}

/** Returns the links of an article in order, without those to places of the same page. */
export function linksOf(article: Branch, base: string | undefined): ArticleLink[] {
  const host = hostOf(base)
  return descendants(article, new Set(['a'])).flatMap((link) => {
    const url = absolute(link.attributes.href, base)
    if (!url || url.startsWith('#') || !/^(?:https?:|[^:]*$)/i.test(url)) return []
    const isInternal = host === undefined ? !/^https?:/i.test(url) : hostOf(url) === host
    return [{ url, text: readableText(link), isInternal, rel: link.attributes.rel ?? '' }]
  })
}

const hostOf = (url = '') => (URL.canParse(url) ? siteHostOf(url) : undefined)

const lazy = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-hi-res-src', 'data-full-src', 'data-url']

/** Returns the URL that a browser finally loads; scripts for lazy loading keep it in an attribute of their own. */
function imageUrl(image: Branch, base: string | undefined): string | undefined {
  const { attributes } = image
  const source = image.parent?.tag === 'picture' ? firstOf(image.parent, ({ tag }) => tag === 'source') : undefined
  const named = lazy.map((name) => attributes[name]).find((value) => value && /[./]/.test(value))
  const isPlaceholder =
    !attributes.src || /^data:|\/(?:blank|spacer|placeholder|grey|transparent)\b/i.test(attributes.src)
  const chosen = isPlaceholder
    ? (named ??
      largestOf(
        attributes['data-srcset'] ??
          attributes.srcset ??
          source?.attributes.srcset ??
          source?.attributes['data-srcset'],
      ))
    : (named ?? attributes.src)
  return chosen && !/^data:/i.test(chosen) ? absolute(chosen, base) : undefined
}

function largestOf(srcset: string | undefined): string | undefined {
  const candidates = [...(srcset ?? '').matchAll(/(\S*[^,\s])(?:\s+([\d.]+)[wx])?(?:,|\s*$)/g)]
  const sized = candidates.map(([, url, size]) => ({ url, size: Number(size ?? 1) }))
  return sized.sort((a, b) => b.size - a.size)[0]?.url
}

/** Returns an absolute URL; unchanged without a base. Undefined if it is not an http(s) URL. */
export function absolute(url: string | undefined, base: string | undefined): string | undefined {
  const trimmed = url?.trim()
  if (!trimmed || /^(?:javascript|vbscript|data|blob):/i.test(trimmed)) return undefined
  if (base === undefined || trimmed.startsWith('#')) return trimmed
  return URL.canParse(trimmed, base) ? new URL(trimmed, base).href : undefined
}
