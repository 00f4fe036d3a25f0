import { videoHtml, videoUrl } from './article-blocks.ts'
import { keptRanges } from './kept-ranges.ts'

const ALONE =
  /^[ \t]*(https?:\/\/[^\s<>"[\]]{1,2000})[ \t]*$|<p\b[^>]{0,500}>\s{0,99}(https?:\/\/[^\s<>"[\]]{1,2000})\s{0,99}<\/p>/gim

/**
 * Returns HTML in which URLs that are alone on a line or in a paragraph are what WordPress embeds for them: a video, or
 * a link. Listings stay as they are.
 * Source: https://wordpress.org/documentation/article/embeds/
 */
export function withEmbeds(html: string): string {
  if (!html.includes('://') || html.search(ALONE) < 0) return html
  const ranges = keptRanges(html, false)
  let next = 0
  return html.replace(
    ALONE,
    (whole: string, onLine: string | undefined, inParagraph: string | undefined, at: number) => {
      while ((ranges[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next += 1
      if ((ranges[next]?.start ?? Number.POSITIVE_INFINITY) <= at) return whole
      const url = (onLine ?? inParagraph ?? '').replaceAll('&amp;', '&').replaceAll('&#038;', '&')
      if (onLine && isInTag(html, at)) return whole
      return videoUrl(url) || inParagraph ? videoHtml(url) : videoHtml(url).replace(/^<p>|<\/p>$/g, '')
    },
  )
}

/** Returns whether a line is the value of an attribute that begins on the line before. */
const isInTag = (html: string, at: number) => /=\s*["']?\s*$/.test(html.slice(Math.max(0, at - 40), at))
