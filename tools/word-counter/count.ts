import { blocksOf } from '#engine/text/prose-lines.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { foldWord, stopWords, unbroken } from '#engine/text/stop-words.ts'
import { countGraphemes, wordsOf } from '#engine/text/words.ts'
import { limits, sizesFor } from './limits.ts'
import { smsOf } from './sms.ts'

export type Counts = ReturnType<typeof countText>

const TOP_WORDS = 10

/** Returns all counts of a text. `bytes` is its size in UTF-8. */
export function countText(text: string) {
  const words = wordsOf(text)
  const counted = new Map<string, number>()
  for (const word of words) {
    const folded = foldWord(word.text)
    counted.set(folded, (counted.get(folded) ?? 0) + 1)
  }
  const sizes = sizesFor(text)
  const stop = stopWords('en')
  const longest = words.reduce((best, { text: word }) => (word.length > best.length ? word : best), '')
  return {
    words: words.length,
    spacedWords: text.match(/\S+/g)?.length ?? 0,
    differentWords: counted.size,
    longestWord: unbroken(longest) || null,
    meanWordLength: words.length > 0 ? meanLength(words.map((word) => word.text)) : null,
    characters: sizes.characters,
    charactersWithoutSpaces: countGraphemes(text.replace(/\s/g, '')),
    codePoints: sizes['code points'],
    utf16Units: text.length,
    bytes: new TextEncoder().encode(text).length,
    sentences: sentencesOf(text).length,
    paragraphs: blocksOf(text).length,
    lines: text === '' ? 0 : text.split(/\r\n|[\r\n\u2028\u2029]/).length,
    sms: smsOf(text),
    limits: limits.map(({ name, limit, counts, isRuleOfThumb = false, url }) => ({
      name,
      limit,
      counts,
      isRuleOfThumb,
      url,
      used: sizes[counts],
      left: limit - sizes[counts],
    })),
    topWords: [...counted]
      .filter(([word]) => !stop.has(word) && /\p{L}/u.test(word))
      .sort((a, b) => b[1] - a[1])
      .slice(0, TOP_WORDS)
      .map(([word, count]) => ({ word, count })),
  }
}

const meanLength = (words: string[]) =>
  Math.round((words.reduce((sum, word) => sum + countGraphemes(word), 0) / words.length) * 100) / 100
