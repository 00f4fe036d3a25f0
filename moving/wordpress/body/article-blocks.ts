import { videoSource } from '#engine/article-blocks/video-source.ts'
import { escapeText, escapeValue } from '#engine/xml.ts'
import { blockHtml } from '../../body/special-elements.ts'
import type { Picture } from '../../item.ts'
import { plainText } from './plain-text.ts'

/** Rows of one block, as `cms/fields/article-blocks` limits them. */
const MAX_PICTURES = 12
const MAX_ROWS = 20
const MAX_QUOTE_LENGTH = 1_000
const MAX_LABEL_LENGTH = 60
const MAX_STEP_TITLE_LENGTH = 160

/** Returns a gallery; one with more pictures than a block has becomes several. */
export function galleryHtml(pictures: Picture[], caption = ''): string {
  return inParts(pictures, MAX_PICTURES)
    .map((part, at, all) =>
      blockHtml({
        blockType: 'gallery',
        images: part.map(({ caption: words = '', ...picture }) => ({ image: { picture }, caption: words })),
        ...(caption && at === all.length - 1 ? { caption: plainText(caption) } : {}),
      }),
    )
    .join('')
}

/** Returns questions with their answers; more than a block has become several. */
export function questionsHtml(rows: { question: string; answer: string }[]): string {
  const questions = rows
    .map(({ question, answer }) => ({ question: plainText(question), answer: { html: answer } }))
    .filter(({ question, answer }) => question !== '' && plainText(answer.html) !== '')
  return inParts(questions, MAX_ROWS)
    .map((part) => blockHtml({ blockType: 'questions', questions: part }))
    .join('')
}

/** Returns instructions in order; a single step is a heading with its text. */
export function stepsHtml(rows: { title: string; text: string }[], before = ''): string {
  const steps = rows
    .map(({ title, text }) => splitTitle(plainText(title), text))
    .filter(({ title, text }) => title !== '' || plainText(text.html) !== '')
  const [first] = steps
  const shown =
    steps.length === 1 && first
      ? `<h3>${escapeText(first.title)}</h3>${first.text.html}`
      : inParts(steps, MAX_ROWS)
          .map((part) => blockHtml({ blockType: 'steps', steps: part }))
          .join('')
  return before + shown
}

/** A step without a title has its first words as one; a long title continues in the text. */
function splitTitle(title: string, text: string) {
  if (title === '') return { title: plainText(text).slice(0, MAX_STEP_TITLE_LENGTH) || '', text: { html: text } }
  if (title.length <= MAX_STEP_TITLE_LENGTH) return { title, text: { html: text } }
  return {
    title: `${title.slice(0, MAX_STEP_TITLE_LENGTH - 1)}…`,
    text: { html: `<p>${escapeText(title)}</p>${text}` },
  }
}

/** Returns a quote with its source. One with links, lists, or too many words stays a passage of the text. */
export function quoteHtml(html: string, source: string): string {
  const words = plainText(html)
  if (words === '') return ''
  const isPlain = words.length <= MAX_QUOTE_LENGTH && !/<(?:a|ul|ol|img|figure|h\d|table|pre|editor-)\b/i.test(html)
  const name = plainText(source)
  if (isPlain) return blockHtml({ blockType: 'quote', quote: words, ...(name ? { name } : {}) })
  // The site shows a last line with a dash as the source.
  return `<blockquote>${html}${source ? `<p>— ${source}</p>` : ''}</blockquote>`
}

/** Returns an offer with one button; without a label that fits, a link. */
export function buttonHtml(label: string, href: string, title = '', text = ''): string {
  const words = plainText(label)
  if (words === '' && title === '') return text
  if (href === '' || words === '' || words.length > MAX_LABEL_LENGTH)
    return `${title ? `<h3>${escapeText(plainText(title))}</h3>` : ''}${text}${linkHtml(words, href)}`
  const about = plainText(text)
  return blockHtml({
    blockType: 'callToAction',
    title: plainText(title) || words,
    ...(about ? { text: about } : {}),
    buttonLabel: words,
    buttonHref: href,
  })
}

/** Returns a paragraph with a link, or only its text if it leads nowhere. */
export function linkHtml(label: string, href: string): string {
  const words = escapeText(label || href)
  if (words === '') return ''
  return href === '' ? `<p>${words}</p>` : `<p><a href="${escapeValue(href)}">${words}</a></p>`
}

/** Returns a video of YouTube, Vimeo, or a file as a block, and anything else as a link. */
export function videoHtml(url: string, { title = '', caption = '' } = {}): string {
  const secure = videoUrl(url)
  if (!secure) return linkHtml(plainText(title), url) + (caption ? `<p>${caption}</p>` : '')
  const words = plainText(caption)
  return blockHtml({
    blockType: 'video',
    url: secure,
    title: plainText(title) || words || 'Video',
    ...(words ? { caption: words } : {}),
  })
}

/** Returns the URL of a video as the editor accepts it; old texts have it with `http:`. */
export function videoUrl(url: string): string | undefined {
  const secure = url
    .trim()
    .replace(/^(?:http:)?\/\/(?=(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/)/i, 'https://')
  const source = videoSource(secure)
  if (!source) return undefined
  return source.kind === 'frame' ? source.pageUrl : source.fileUrl
}

function inParts<T>(rows: T[], max: number): T[][] {
  const parts: T[][] = []
  for (let at = 0; at < rows.length; at += max) parts.push(rows.slice(at, at + max))
  return parts
}
