import { linkDensity, readableText } from './measures.ts'
import { weightOf } from './names.ts'
import { ancestorsOf, type Branch, elementsIn, newBranch } from './tree.ts'

/** Commas of Latin, Arabic, Chinese, and other scripts, which indicate running text. */
const commas = /[\u002c\u060c\ufe50\ufe10\ufe11\u2e41\u2e34\u2e32\uff0c]/
const MIN_PARAGRAPH = 25
const LEVELS = 5
const CANDIDATES = 5
/**
 * A candidate with at least this share of the best score is as good; if there are this many of them, their common
 * ancestor is the article.
 */
const AS_GOOD = 0.75
const MIN_AS_GOOD = 3

const tagScores: Record<string, number> = {
  div: 5,
  pre: 3,
  td: 3,
  blockquote: 3,
  address: -3,
  ol: -3,
  ul: -3,
  dl: -3,
  dd: -3,
  dt: -3,
  li: -3,
  form: -3,
  h1: -5,
  h2: -5,
  h3: -5,
  h4: -5,
  h5: -5,
  h6: -5,
  th: -5,
}

/**
 * Returns the element with the article and the siblings that belong to it, in one new element. Paragraphs add points to
 * their ancestors for commas and length, and links subtract points (the method of Arc90's Readability).
 */
export function chooseArticle(body: Branch, paragraphs: Branch[], { weighsNames }: { weighsNames: boolean }): Branch {
  const scores = scoreAncestors(paragraphs, weighsNames)
  const start = (element: Branch) => startScore(element, weighsNames)
  const ranked = [...scores].map(([element, score]) => ({ element, score: score * (1 - linkDensity(element)) }))
  for (const { element, score } of ranked) scores.set(element, score)
  const best = ranked.sort((a, b) => b.score - a.score).slice(0, CANDIDATES)
  const top = best[0]?.element
  if (!top || top === body) {
    const all = newBranch('div', body.children)
    body.children = []
    return newBranch('div', [all])
  }
  const chosen = widen(top, best, scores, start)
  return withSiblings(chosen, scores)
}

function scoreAncestors(paragraphs: Branch[], weighsNames: boolean) {
  const scores = new Map<Branch, number>()
  for (const paragraph of paragraphs) {
    const text = readableText(paragraph)
    if (!paragraph.parent || text.length < MIN_PARAGRAPH) continue
    const points = 1 + text.split(commas).length + Math.min(Math.floor(text.length / 100), 3)
    ancestorsOf(paragraph, LEVELS).forEach((ancestor, level) => {
      if (!ancestor.parent) return
      const share = level === 0 ? 1 : level === 1 ? 2 : level * 3
      scores.set(ancestor, (scores.get(ancestor) ?? startScore(ancestor, weighsNames)) + points / share)
    })
  }
  return scores
}

const startScore = (element: Branch, weighsNames: boolean) =>
  (tagScores[element.tag] ?? 0) + (weighsNames ? weightOf(element) : 0)

type Ranked = { element: Branch; score: number }

function widen(top: Branch, best: Ranked[], scores: Map<Branch, number>, start: (element: Branch) => number): Branch {
  let chosen = commonAncestor(top, best)
  if (!scores.has(chosen)) scores.set(chosen, start(chosen))
  let last = scores.get(chosen) ?? 0
  const threshold = last / 3
  for (let parent = chosen.parent; parent && parent.tag !== 'body'; parent = parent.parent) {
    const score = scores.get(parent)
    if (score === undefined) continue
    if (score < threshold) break
    if (score > last) {
      chosen = parent
      break
    }
    last = score
  }
  for (let parent = chosen.parent; parent && parent.tag !== 'body'; parent = parent.parent) {
    if (elementsIn(parent).length !== 1) break
    chosen = parent
  }
  if (!scores.has(chosen)) scores.set(chosen, start(chosen))
  return chosen
}

/** Returns the common ancestor of several equally good candidates, which is the article. */
function commonAncestor(top: Branch, [first, ...others]: Ranked[]): Branch {
  const asGood = others.filter(({ score }) => score / (first?.score ?? 1) >= AS_GOOD)
  if (asGood.length < MIN_AS_GOOD) return top
  const lines = asGood.map(({ element }) => new Set(ancestorsOf(element)))
  for (let parent = top.parent; parent && parent.tag !== 'body'; parent = parent.parent) {
    const ancestor = parent
    if (lines.filter((line) => line.has(ancestor)).length >= MIN_AS_GOOD) return ancestor
  }
  return top
}

const keepsTag = new Set(['div', 'article', 'section', 'p', 'ol', 'ul'])

function withSiblings(top: Branch, scores: Map<Branch, number>): Branch {
  const score = scores.get(top) ?? 0
  const threshold = Math.max(10, score * 0.2)
  const belongs = (sibling: Branch) => {
    if (sibling === top) return true
    const name = sibling.attributes.class
    const bonus = name && name === top.attributes.class ? score * 0.2 : 0
    const own = scores.get(sibling)
    if (own !== undefined && own + bonus >= threshold) return true
    if (sibling.tag !== 'p') return false
    const text = readableText(sibling)
    const density = linkDensity(sibling)
    if (text.length > 80) return density < 0.25
    return text.length < 80 && text.length > 0 && density === 0 && /\.(?: |$)/.test(text)
  }
  const parts = top.parent ? elementsIn(top.parent).filter(belongs) : [top]
  for (const part of parts) if (!keepsTag.has(part.tag)) part.tag = 'div'
  return newBranch('div', parts)
}
