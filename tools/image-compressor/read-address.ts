import { Failure } from '#engine/failures.ts'
import { targets } from '#engine/images/picture.ts'
import { sniff } from '#engine/images/sniff.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { chosenImage } from '#engine/web/chosen-image.ts'
import type { Page, ReceivedPage } from '#engine/web/page.ts'
import { requireHtml } from '#engine/web/page-state.ts'
import { readHead, resolveUrl } from '#engine/web/read-head.ts'
import { readTags } from '#engine/web/read-tags.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { MAX_IMAGE_BYTES, MAX_IMAGES } from './page-limits.ts'

/** What was found at a URL. */
export type FromAddress = {
  url: string
  /** Number of different images on the page; 1 for the URL of an image. */
  found: number
  /** Images that were not compressed, each with the reason. */
  unread: { url: string; message: string }[]
}

/** Maximum size of all images of a page together, because they are in memory at the same time. */
const MAX_TOTAL_BYTES = 40_000_000
/** Number of images that are fetched at the same time. */
const AT_ONCE = 5
const DESKTOP = { width: 1440, height: 900, density: 1 }
const MAX_NAME = 80

/**
 * Returns the image at an address, or those that its page shows, as files.
 * @throws {Failure} invalid, if the URL leads to neither
 */
export async function readAddress(page: Page, gather: Gather): Promise<{ files: File[]; from: FromAddress }> {
  const files: File[] = []
  const takeName = nameTaker()
  if (page.status < 300 && sniff(page.body)) {
    files.push(new File([page.body], takeName(page.url, page.body)))
    return { files, from: { url: page.url, found: 1, unread: [] } }
  }
  const urls = shownImages(requireHtml(page))
  const from: FromAddress = { url: page.url, found: urls.length, unread: [] }
  const wanted = urls.slice(0, MAX_IMAGES)
  let total = 0
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE)
    if (total > MAX_TOTAL_BYTES) {
      const message = `The images before it have more than ${MAX_TOTAL_BYTES / 1e6} MB together.`
      from.unread.push(...some.map((url) => ({ url, message })))
      continue
    }
    const responses = await gather(
      'pages',
      some.map((url) => ({ url, maxBytes: MAX_IMAGE_BYTES, accepts: 'anything' as const })),
    )
    for (const [index, response] of responses.entries()) {
      const url = some[index] ?? response.requestedUrl
      const message = problemOf(response)
      if (message !== undefined) from.unread.push({ url, message })
      else if ('body' in response) {
        total += response.body.length
        files.push(new File([response.body], takeName(url, response.body)))
      }
    }
  }
  if (files.length === 0) throw nothing(from)
  return { files, from }
}

/** Returns each `img` as a browser shows it on a desktop, once, in the order of the page. */
function shownImages(page: Page): string[] {
  const markup = readTags(page.text)
  const { base } = readHead(markup, page.url)
  const images = markup.tags.filter(
    ({ name, isInTemplate, isInNoscript }) => name === 'img' && !isInTemplate && !isInNoscript,
  )
  const urls = images.flatMap((tag) => {
    const lazy = tag.attributes['data-src'] ?? tag.attributes['data-lazy-src'] ?? tag.attributes['data-original']
    const url = resolveUrl(lazy, base) ?? chosenImage(tag, { viewport: DESKTOP, base, markup })
    return url && /^https?:/.test(url) ? url.replace(/#.*$/s, '') : []
  })
  return [...new Set(urls)]
}

/** Returns why a response is not an image that can be compressed; undefined if it is one. */
function problemOf(response: ReceivedPage): string | undefined {
  if (!isRead(response)) return whyUnread(response)
  if (response.status >= 300) return `The server responded with ${response.status}.`
  const format = sniff(response.body)
  if (format === 'svg') return 'An SVG has no pixels to compress. The SVG minifier makes it smaller.'
  return format ? undefined : `The server sent no image, but ${response.mediaType || 'something of an unknown type'}.`
}

/** Returns a function that gives each file a unique name, with the extension of its format if the URL has none. */
function nameTaker() {
  const taken = new Set<string>()
  return (url: string, bytes: Uint8Array) => {
    const format = sniff(bytes) ?? 'jpeg'
    const ending = format in targets ? targets[format as keyof typeof targets].extension : format
    const last = decoded(new URL(url).pathname.split('/').at(-1) ?? '').replace(/[^\p{L}\p{N}._ -]+/gu, '-')
    const [, stem = '', given] = /^(.*?)(\.[a-z\d]{2,5})?$/i.exec(last) ?? []
    const name = (number: number) =>
      `${stem.slice(0, MAX_NAME) || 'image'}${number > 1 ? `-${number}` : ''}${given ?? `.${ending}`}`
    let number = 1
    while (taken.has(name(number).toLowerCase())) number += 1
    taken.add(name(number).toLowerCase())
    return name(number)
  }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function nothing({ found, unread }: FromAddress) {
  const [first] = unread
  const message =
    found === 0
      ? 'This page shows no images without its scripts. Enter the URL of one image, or choose files.'
      : `None of the ${found === 1 ? 'images' : `${found} images`} of this page could be read. ${first?.message ?? ''}`
  return new Failure('invalid', { message, errors: { url: message } })
}
