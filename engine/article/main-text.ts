import { blocksOf, type TextBlock } from './blocks.ts'
import * as words from './clutter-words.ts'
import { similarity } from './measures.ts'
import { type Branch, descendants, isInside, nameOf, rawText } from './tree.ts'

/** Elements beside the text are removed only if they are at most this share of the whole. */
const MAX_SHARE = 0.3
/** If elements with such names hold more than this, they are part of the text: comments on a match, parts of a list. */
const MAX_TOGETHER = 0.5
const SAME_TITLE = 0.75
const SHORT = 100
const LINK_ONLY = 0.9
/** Maximum length of a call to subscribe, follow, or comment. */
const MAX_CALL = 320
const MAX_LABEL_PART = 300

/**
 * Returns the running text of an article: its blocks without captions, credits, dates, bylines, links to other
 * articles, calls to subscribe, and the author's portrait, which the reader view may keep.
 * @param titles the title and the first-level headings of the page, which are not part of the text
 */
export function mainBlocks(article: Branch, { titles }: { titles: string[] }): TextBlock[] {
  const beside = elementsBeside(article)
  const blocks = blocksOf(article).filter((block) => !block.path.some((element) => beside.has(element)))
  return trimEnd(trimStart(dropCalls(dropLists(blocks)), titles))
}

function elementsBeside(article: Branch): Set<Branch> {
  const whole = rawText(article).length
  const small = descendants(article).filter((element) => rawText(element).length < whole * MAX_SHARE)
  const parts = new Set(small.filter((element) => words.besidePart.test(nameOf(element)) && !isSet(element)))
  const together = [...parts]
    .filter((element) => !isInside(element, (ancestor) => parts.has(ancestor)))
    .reduce((sum, element) => sum + rawText(element).length, 0)
  return new Set([...small.filter(isBeside), ...(together < whole * MAX_TOGETHER ? parts : [])])
}

/** Returns whether an element has text of its own. */
const isSet = ({ tag }: Branch) => tag === 'blockquote' || tag === 'table'

function isBeside(element: Branch): boolean {
  if (element.tag === 'nav' || element.tag === 'figcaption') return true
  if (element.tag === 'figure') return !descendants(element).some(({ tag }) => /^(?:table|pre|blockquote)$/.test(tag))
  return !isSet(element) && words.beside.test(nameOf(element))
}

/** Removes lines such as “You may also like”, with the links below them. */
function dropLists(blocks: TextBlock[]): TextBlock[] {
  const kept: TextBlock[] = []
  let isList = false
  for (const block of blocks) {
    if (isRelated(block)) {
      isList = block.linked < block.text.length * 0.2
      continue
    }
    if (isList && isLinkOnly(block)) continue
    isList = false
    kept.push(block)
  }
  return kept
}

function isRelated({ text, linked, tag }: TextBlock) {
  const [start] = words.related.exec(text) ?? []
  if (!start) return false
  const rest = text.length - start.length
  return rest < 4 || linked >= rest * 0.7 || (/^h\d$/.test(tag) && rest < 30)
}

const isLinkOnly = ({ linked, text }: TextBlock) => linked >= text.length * LINK_ONLY

/** Removes calls to the reader, advertising notices, and links between paragraphs. */
function dropCalls(blocks: TextBlock[]): TextBlock[] {
  const prose = blocks.filter((block) => isProse(block)).length
  return blocks.filter((block, at) => {
    const { text, tag, linked, emphasized, path } = block
    if (words.notice.test(text) || words.noticeAbroad.test(text)) return false
    if (text.length < MAX_CALL && words.call.test(text)) {
      const isSet = Math.max(linked, emphasized) >= text.length * 0.8
      const isLinked = linked > 0
      const isAtEdge = at === 0 || at >= blocks.length - 3
      if (isSet || (isLinked && isAtEdge)) return false
    }
    const isAlone =
      tag === 'p' && isLinkOnly(block) && !path.some((element) => /^(?:li|td|th|blockquote)$/.test(element.tag))
    return !(isAlone && emphasized >= text.length * 0.8 && prose >= 3 && !/[.!?…]["”’)]?$/.test(text))
  })
}

/** Returns whether a block is a sentence or more. */
const isProse = ({ text, linked }: TextBlock) =>
  text.length >= SHORT / 2 && linked < text.length / 2 && /[.!?…。！？؟।:;]["”’»)\]]*$/.test(text)

function trimStart(blocks: TextBlock[], titles: string[]): TextBlock[] {
  const first = blocks.findIndex((block) => isProse(block) && !isLabel(block))
  if (first < 0) return blocks
  return [
    ...blocks.slice(0, first).filter((block) => !isLabel(block) && !isTitle(block, titles)),
    ...blocks.slice(first),
  ]
}

const isTitle = ({ text }: TextBlock, titles: string[]) => titles.some((title) => similarity(title, text) > SAME_TITLE)

/** Returns whether a block is a date, a byline, or a section's name. */
function isLabel(block: TextBlock) {
  const { text, path } = block
  if (text.length > SHORT * 1.5) return false
  if (words.dated.test(text) || words.byline.test(text) || (isLinkOnly(block) && !isAddress(block))) return true
  return path.some(
    (element) =>
      (element.tag === 'time' || words.label.test(nameOf(element))) && rawText(element).length < MAX_LABEL_PART,
  )
}

/** Removes the last lines if they are about the article or lead to others, and no prose follows. */
function trimEnd(blocks: TextBlock[]): TextBlock[] {
  const whole = blocks.reduce((sum, { text }) => sum + text.length, 0)
  let end = blocks.length
  let passed = 0
  for (let at = blocks.length - 1; at > 0; at -= 1) {
    const block = blocks[at]
    passed += block?.text.length ?? 0
    if (!block || passed > whole * MAX_SHARE) break
    const isNext = end === at + 1
    if (isCredit(block) || isRelated(block) || (isNext && (isEnding(block) || isLoose(block)))) end = at
    else if (isProse(block)) break
  }
  return blocks.slice(0, end)
}

const isCredit = ({ text, tag }: TextBlock) => words.ending.test(text) && !/^h[1-6]$/.test(tag)

/** Returns whether a block is a heading or an introduction in bold that nothing follows. */
const isLoose = ({ text, tag, emphasized }: TextBlock) =>
  /^h[1-6]$/.test(tag) || (text.length < SHORT && emphasized >= text.length * 0.8 && /:$/.test(text))

const isEnding = (block: TextBlock) =>
  words.ending.test(block.text) ||
  (isLinkOnly(block) && !/^(?:li|td)$/.test(block.tag) && !isAddress(block)) ||
  (isLabel(block) && !isProse(block) && !/^\P{L}*\d/u.test(block.text))

const isAddress = ({ text }: TextBlock) => /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+$/i.test(text)
