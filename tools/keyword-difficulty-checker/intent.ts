/** What someone who types a keyword wants, as far as its words show it. */
export type Intent = { kind: 'to learn' | 'to compare' | 'to buy' | 'to find a place'; word: string }

/** English words that show an intent. We compiled the lists; the first that matches counts. */
const signs: [Intent['kind'], RegExp][] = [
  ['to find a place', /\b(?:near me|nearby|directions|opening hours|open now)\b/i],
  [
    'to buy',
    /\b(?:buy|price|prices|pricing|cheap|cheapest|discount|coupon|deal|deals|for sale|order|shop|store|hire|quote)\b/i,
  ],
  ['to compare', /\b(?:best|top|vs|versus|review|reviews|compare|comparison|alternative|alternatives)\b/i],
  [
    'to learn',
    /\b(?:how|what|why|when|who|which|can|does|is|are|guide|tutorial|ideas|examples?|meaning|definition|tips)\b/i,
  ],
]

/** Returns the intent that a keyword shows, or `null` if its words show none. */
export function intentOf(keyword: string): Intent | null {
  for (const [kind, pattern] of signs) {
    const word = pattern.exec(keyword)?.[0]
    if (word) return { kind, word: word.toLowerCase() }
  }
  return null
}
