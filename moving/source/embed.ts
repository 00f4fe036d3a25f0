import { videoSource } from '#engine/article-blocks/video-source.ts'
import { html } from '#engine/html/html.ts'
import { shorten } from '#engine/text/shorten.ts'
import { blockHtml } from '../body/special-elements.ts'

const MAX_TITLE_LENGTH = 160
const MAX_CAPTION_LENGTH = 300

type Embed = {
  url: string
  title?: string
  /** Plain text. */
  caption?: string
  /** URL of the picture before the video plays. */
  poster?: string
}

/**
 * Returns what stands for something embedded: a video of YouTube, Vimeo, or a file as a video block, everything else as
 * a paragraph with a link.
 */
export function embedHtml({ url, title = '', caption = '', poster = '' }: Embed): string {
  const whole = securedUrl(url)
  if (/^https:/.test(whole) && videoSource(whole))
    return blockHtml({
      blockType: 'video',
      url: whole,
      title: shorten(title || 'Video', MAX_TITLE_LENGTH),
      ...(poster ? { poster: { picture: { url: poster } } } : {}),
      ...(caption ? { caption: shorten(caption, MAX_CAPTION_LENGTH) } : {}),
    })
  return html`<p><a href="${whole}">${title || whole}</a></p>${caption && html`<p>${caption}</p>`}`.markup
}

/** Returns whether a URL becomes a video block. */
export const isVideoUrl = (url: string): boolean => {
  const whole = securedUrl(url)
  return /^https:/.test(whole) && videoSource(whole) !== undefined
}

/** Platforms of videos answer on https, whatever an old post says; their old embeds are not read by the editor. */
function securedUrl(url: string) {
  const whole = url.trim().replace(/^\/\//, 'https://')
  return whole
    .replace(/^http:\/\/(?=(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)\/)/i, 'https://')
    .replace(/^(https:\/\/www\.youtube(?:-nocookie)?\.com)\/v\/([\w-]{11})\b.*$/i, '$1/embed/$2')
}
