import { linkHtml, videoHtml, videoUrl } from './article-blocks.ts'
import type { BodyContext } from './body-context.ts'

/** Returns a sound, a video, or a document of a text: only videos have a block, the others become links. */
export function fileHtml(url: string, title: string, kind: 'audio' | 'video' | 'file', { notes }: BodyContext): string {
  const name = title || nameOf(url)
  const isShown = kind === 'video' && videoUrl(url) !== undefined
  if (isShown && /youtu|vimeo/.test(url)) return videoHtml(url, { title })
  notes.add(
    isShown
      ? `The video “${name}” is still loaded from the old site. Store it where it can stay, and change its URL.`
      : `${kind === 'audio' ? 'The sound' : kind === 'video' ? 'The video' : 'The file'} “${name}” is a link to the old site.`,
  )
  return isShown ? videoHtml(url, { title: name }) : linkHtml(name, url)
}

function nameOf(url: string) {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.slice(path.lastIndexOf('/') + 1) || url
}
