type Rule = { pattern: RegExp; replacement: string }

const auxiliaries = 'do does did is are was were could would should have has had'.split(' ')
/** After these words, a verb carries the stress and is not contracted: “than we are”, “what it is”. */
const STRESSED = String.raw`(?<!\b(?:than|as|what|how|where|who|which|that|whatever|so)\s)`
const NEXT_WORD = String.raw`(?=\s+(?!(?:not|and|or|but|to|in|at|on|for|with|of|as|by|because|if|when)\b)[a-z])`

/** Returns a text with short forms where a speaker would use them. */
export const contracted: Rule[] = [
  ...auxiliaries.map((verb) => ({
    pattern: new RegExp(`\\b(${verb}) not(?=\\s+[a-z])(?!\\s+only)`, 'gi'),
    replacement: '$1n’t',
  })),
  { pattern: /\bcannot(?=\s+[a-z])(?!\s+(?:only|but|help))/gi, replacement: 'can’t' },
  { pattern: /\bwill not(?=\s+[a-z])(?!\s+only)/g, replacement: 'won’t' },
  { pattern: new RegExp(`${STRESSED}\\b(we|you|they) are${NEXT_WORD}`, 'gi'), replacement: '$1’re' },
  { pattern: new RegExp(`${STRESSED}\\b(it|he|she) is${NEXT_WORD}`, 'gi'), replacement: '$1’s' },
  { pattern: new RegExp(`${STRESSED}\\b(I) am${NEXT_WORD}`, 'g'), replacement: '$1’m' },
  { pattern: new RegExp(`${STRESSED}\\b(we|you|they|I|it|he|she) will${NEXT_WORD}`, 'gi'), replacement: '$1’ll' },
]

const NO_SUBJECT = String.raw`(?!\s+(?:I|you|he|she|it|we|they|there|the|this|that|these|those|your|our|my|his|her|their)\b)`

/**
 * Returns a text with long forms. Those that can stand for two words (“he’d”, “it’s”) are left alone, and so are
 * questions.
 */
export const expanded: Rule[] = [
  { pattern: new RegExp(`\\bwon[’']t\\b${NO_SUBJECT}`, 'g'), replacement: 'will not' },
  { pattern: new RegExp(`\\bcan[’']t\\b${NO_SUBJECT}`, 'g'), replacement: 'cannot' },
  {
    pattern: new RegExp(
      `(?<!\\b(?:he|she|it|this|that) )\\b(${auxiliaries.join('|')})n[’']t\\b(?!\\s+worth)${NO_SUBJECT}`,
      'g',
    ),
    replacement: '$1 not',
  },
  { pattern: /\b(we|you|they)[’']re\b/gi, replacement: '$1 are' },
  { pattern: /\b(we|you|they|I)[’']ve\b/gi, replacement: '$1 have' },
  { pattern: /\b(we|you|they|I|it|he|she)[’']ll\b/gi, replacement: '$1 will' },
  { pattern: /\bI[’']m\b/g, replacement: 'I am' },
]
