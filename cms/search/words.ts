/**
 * Returns the words of a text as the search compares them: lowercase, without accents and punctuation. Stored texts and
 * queries pass through it, so that “robots.txt” and “Robots TXT” are the same two words.
 * @example wordsOf('Pell & Drury’s café, JSON-LD') // ['pell', 'drurys', 'cafe', 'json', 'ld']
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/**
 * Returns each two neighboring words as one, because visitors type “wordcounter” and “whitelabel”.
 * @example pairsOf(['white', 'label', 'seo']) // ['whitelabel', 'labelseo']
 */
export function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`)
}
