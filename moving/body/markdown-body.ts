import { micromark, type Options } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { escapeText } from '#engine/xml.ts'

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number]

/** The reader needs about 7 µs for each UTF-16 unit. */
const MAX_LENGTH = 2_000_000

/** Writes tags as they are: the reader of HTML removes what is unsafe, and keeps embedded videos. */
const allTags: HtmlExtension = {
  exit: {
    htmlFlowData(token) {
      this.raw(this.sliceSerialize(token))
      return undefined
    },
    htmlTextData(token) {
      this.raw(this.sliceSerialize(token))
      return undefined
    },
  },
}

/**
 * Returns the Markdown of a body (CommonMark with GFM) as HTML, with the HTML in it. Beyond two million characters, its
 * paragraphs are text.
 */
export function bodyMarkdownToHtml(markdown: string, notes: string[]): string {
  if (markdown.length > MAX_LENGTH) {
    notes.push('The Markdown is longer than two million characters; its marks are text.')
    return markdown
      .split(/\n[^\S\n]{0,100}\n/)
      .map((part) => `<p>${escapeText(part)}</p>`)
      .join('\n')
  }
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml(), allTags],
  })
}
