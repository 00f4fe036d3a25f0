import { titles } from '#engine/text/abbreviations.ts'
import { isFamiliar } from '#engine/text/familiar-words.ts'
import { foldWord, stopWords } from '#engine/text/stop-words.ts'
import type { Issue } from './issue.ts'

/** Endings of ordinary words that hardly any name has, and more that few names have. */
const ordinary = /(?:ments?|tions?|olog(?:y|ies)|ances?|ences?|ness|ity|ities)$/
const oftenOrdinary = /(?:ings?|ly|ers|ally|ful|able|ive)$/

/**
 * Returns whether a word that no dictionary has is a name: it has a capital, and is not close to an ordinary word as
 * “Goverment” is. At the start of a sentence, and in a line of capitals, more words count as ordinary than within a
 * sentence.
 */
export function isName({ text: word, start, end, suggestions }: Issue, text: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return isParticle(word, text, start, end)
  const isShouted = /^\P{Ll}{2,}$/u.test(word)
  const near = suggestions.map((one) => one.toLowerCase()).filter((one) => isNear(word.toLowerCase(), one))
  const isFunctionWord = near.some(
    (one) => stopWords('en').has(foldWord(one)) && (one.length > 3 || one.length === word.length),
  )
  const isOrdinary = word.length > 7 && near.some((one) => ordinary.test(one))
  if (!isShouted && isWithinSentence(text, start)) return !isOrdinary && (!isFunctionWord || word.length < 7)
  if (isFunctionWord || isOrdinary) return false
  if (!isShouted && (/^[ -]\p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) || isNameElsewhere(word, text))) return true
  return (
    word.length < 6 ||
    !near.some((one) => (!isShouted && isFamiliar(one)) || ordinary.test(one) || oftenOrdinary.test(one))
  )
}

/** Returns whether a short word stands between names: “van der Berg”. */
const isParticle = (word: string, text: string, start: number, end: number) =>
  word.length < 5 &&
  /^ (?:\p{Ll}{1,3} )?\p{Lu}\p{Ll}/u.test(text.slice(end, end + 8)) &&
  /\p{Lu}\p{Ll}+ (?:\p{Ll}{1,3} )?$/u.test(text.slice(Math.max(0, start - 25), start))

/** Returns whether flagged words have capitals within a sentence, or are all in capitals. */
export const isPartOfName = ({ text: words, start }: Issue, text: string): boolean =>
  words.split(/[\s-]+/).every((word) => /^\p{Lu}/u.test(word)) &&
  (isWithinSentence(text, start) ||
    /^\P{Ll}{3,}$/u.test(words) ||
    /^ \p{Lu}\p{Ll}/u.test(text.slice(start + words.length)))

/** Returns whether a sentence is already under way: no end of one, no opening mark, and no new line comes before. */
function isWithinSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  if (/[\p{L}\p{N},;’')&/@#–—*-] ?["“‘(]?$/u.test(before)) return !/(?:^|\n)\s*[-*–—•]? ?["“‘(]?$/u.test(before)
  const abbreviation = /(?:^|[\s("“])(\p{L}+)\.["”’)]* $/u.exec(before)?.[1]?.toLowerCase()
  return abbreviation !== undefined && (abbreviation.length === 1 || titles.has(abbreviation))
}

function isNameElsewhere(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isWithinSentence(text, at)) return true
  return false
}

/** Returns whether two words are one edit or one swap of neighbors apart, or two edits if they are long. */
function isNear(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let to = 0
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) to++
  const [rest, otherRest] = [one.slice(from, one.length - to), other.slice(from, other.length - to)]
  const isSwapped = rest.length === 2 && rest === [...otherRest].reverse().join('')
  return isSwapped || Math.max(rest.length, otherRest.length) <= (one.length > 8 ? 2 : 1)
}
