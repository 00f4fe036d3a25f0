import { videoSource } from '#engine/article-blocks/video-source.ts'
import { shorten } from '#engine/text/shorten.ts'
import { blockOfYaml } from './block-yaml.ts'

type Fields = Record<string, unknown>

const SOURCES = ['src', 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data-cookieblock-src', 'data']
/** Titles that players give every video. */
const USUAL_TITLE = /^(?:(?:youtube|vimeo) video player|video|embedded content|youtube video)$/i
const SMILEY = 'img.wp-smiley, img.emoji, img.smiley'
/** What an answer of the editor cannot contain. */
const NO_ANSWER =
  'table, img, picture, pre, blockquote, details, figure, hr, h1, h2, h3, h4, h5, h6, iframe, video, audio, editor-block, editor-picture'
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const MAX_HIDDEN_LENGTH = 80
const MAX_QUESTION_LENGTH = 300
const MAX_QUESTIONS = 20

/** Adds the meaning of elements that a body has and the clipboard of a program has not. */
export function prepareBody(body: Element, notes: string[]) {
  noteHidden(body, notes)
  for (const smiley of body.querySelectorAll(SMILEY)) smiley.replaceWith(smiley.getAttribute('alt') ?? '')
  for (const quote of body.querySelectorAll('q')) {
    quote.prepend('“')
    quote.append('”')
  }
  for (const embed of body.querySelectorAll('iframe, video, embed, object')) readVideo(embed, notes)
  for (const code of body.querySelectorAll('pre > code.language-block')) readFence(code)
  readDetails(body)
}

/** Names text that readers did not see and that is left out. */
function noteHidden(body: Element, notes: string[]) {
  for (const element of body.querySelectorAll('[hidden], [style]')) {
    if (!element.hasAttribute('hidden') && !HIDDEN.test(element.getAttribute('style') ?? '')) continue
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (words !== '') notes.push(`Hidden text was left out: “${shorten(words, MAX_HIDDEN_LENGTH)}”.`)
  }
}

/** Makes a block of the YAML in a fence with the language `block`, as Markdown of this site has it. */
function readFence(code: Element) {
  const fields = blockOfYaml(code.textContent ?? '')
  if (fields && code.parentElement) replaceByBlock(code.parentElement, fields)
}

/** Makes a block of an embedded video; anything else becomes a link later. */
function readVideo(embed: Element, notes: string[]) {
  const direct = SOURCES.map((name) => embed.getAttribute(name) ?? '').find((url) => /^(?:https?:)?\/|^\//.test(url))
  const src = direct ?? embed.querySelector('source')?.getAttribute('src') ?? ''
  const url = secureUrl(src)
  // The page of an embedded page is a link, even if it was lazy.
  if (src !== '') embed.setAttribute('src', src.startsWith('//') ? `https:${src}` : src)
  const source = videoSource(url)
  if (src === '' && embed.localName === 'iframe') notes.push('An embedded page without a URL was left out.')
  if (!source) return
  const title = (embed.getAttribute('title') ?? '').trim()
  const poster = embed.getAttribute('poster')
  const figure = embed.closest('figure')
  const caption = figure?.querySelector('figcaption')
  const isAlone = figure?.querySelectorAll('iframe, video, img, table, editor-block, editor-picture').length === 1
  const words = isAlone && caption ? (caption.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
  const isPlain = words !== '' && caption?.querySelector('a') === null
  if (isPlain) caption?.remove()
  replaceByBlock(embed, {
    blockType: 'video',
    url: source.kind === 'frame' ? source.pageUrl : source.fileUrl,
    ...(USUAL_TITLE.test(title) ? {} : { title }),
    ...(poster ? { poster: { picture: { url: poster } } } : {}),
    ...(isPlain ? { caption: words } : {}),
  })
}

/** Returns a URL of a video as the editor accepts it: old posts have `http:`, or the host of the page's scheme. */
function secureUrl(src: string) {
  const url = (src.startsWith('//') ? `https:${src}` : src).trim()
  const secure = /^http:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//i.test(url)
    ? url.replace(/^http:/i, 'https:')
    : url
  return secure.replace(/^https:\/\/youtube-nocookie\.com\//i, 'https://www.youtube-nocookie.com/')
}

/** Makes questions of folded text that asks something; other folded text gets its summary as a heading. */
function readDetails(body: Element) {
  const runs: Element[][] = []
  const runOfLast = new Map<Element, Element[]>()
  for (const details of body.querySelectorAll('details')) {
    const before = details.previousElementSibling
    const run = before && isNext(before, details) ? runOfLast.get(before) : undefined
    const own = run && run.length < MAX_QUESTIONS ? run : []
    if (own.length === 0) runs.push(own)
    own.push(details)
    runOfLast.set(details, own)
  }
  // The last ones first: those inside others come after them.
  for (const run of runs.reverse()) {
    const [first] = run
    const isAsked = run.length > 1 || run.every((one) => summaryOf(one).endsWith('?'))
    if (first && isAsked && run.every(isShortAnswer)) replaceByQuestions(first, run)
    else for (const one of run) unfold(one)
  }
}

function replaceByQuestions(first: Element, run: Element[]) {
  const questions = run.map((one) => {
    const question = summaryOf(one)
    one.querySelector('summary')?.remove()
    return { question, answer: { html: one.innerHTML } }
  })
  for (const one of run.slice(1)) one.remove()
  replaceByBlock(first, { blockType: 'questions', questions })
}

function unfold(details: Element) {
  const summary = details.querySelector('summary')
  const heading = details.ownerDocument.createElement('h3')
  if (summary) {
    for (const child of [...summary.childNodes]) heading.append(child)
    summary.remove()
  }
  const box = details.ownerDocument.createElement('div')
  box.append(heading)
  for (const child of [...details.childNodes]) box.append(child)
  details.replaceWith(box)
}

const summaryOf = (details: Element) =>
  (details.querySelector('summary')?.textContent ?? '').replace(/\s+/g, ' ').trim()

function isShortAnswer(details: Element) {
  const question = summaryOf(details)
  const hasAnswer = (details.textContent ?? '').trim().length > question.length
  return (
    question !== '' && question.length <= MAX_QUESTION_LENGTH && hasAnswer && details.querySelector(NO_ANSWER) === null
  )
}

/** Returns whether nothing but whitespace is between two neighbors. */
function isNext(before: Element, after: Element) {
  for (let node = before.nextSibling; node && node !== after; node = node.nextSibling)
    if ((node.textContent ?? '').trim() !== '') return false
  return true
}

function replaceByBlock(element: Element, fields: Fields) {
  const block = element.ownerDocument.createElement('editor-block')
  block.setAttribute('data-fields', JSON.stringify(fields))
  element.replaceWith(block)
}
