import { confusedWordTable, wordSets } from './confused-word-table.ts'
import type { Issue } from './issue.ts'
import { wordPatterns } from './word-patterns.ts'

const about = {
  rule: 'ConfusedWords',
  kind: 'Malapropism',
  message: 'This looks like a mix-up of two words that sound alike.',
}
const patterns = wordPatterns(confusedWordTable, wordSets)

/** Returns words whose neighbors show that another word of the same sound belongs there: “better then that”. */
export function confusedWords(text: string): Issue[] {
  const found = new Map<number, Issue>()
  for (const { find, right } of patterns)
    for (const { 0: word, index } of text.matchAll(find)) {
      const better = /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
      found.set(index, { ...about, start: index, end: index + word.length, text: word, suggestions: [better] })
    }
  return [...found.values()].sort((one, other) => one.start - other.start)
}
