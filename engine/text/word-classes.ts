import nlp from 'compromise/two'
import { foldWord, stopWords } from './stop-words.ts'
import type { Span } from './words.ts'

export type WordClass =
  | 'noun'
  | 'name'
  | 'adjective'
  | 'verb'
  | 'participle'
  | 'gerund'
  | 'adverb'
  | 'function'
  | 'number'

/** Tags of compromise; the first that a word has decides its class. */
const classes: [tags: string[], wordClass: WordClass][] = [
  [['Pronoun', 'Determiner', 'Preposition', 'Conjunction', 'Copula', 'Modal', 'Auxiliary'], 'function'],
  [['Negative', 'QuestionWord', 'Expression', 'Url', 'Email', 'HashTag', 'AtMention', 'Emoji'], 'function'],
  [['WeekDay', 'Month', 'Time'], 'number'],
  [['Ordinal'], 'adjective'],
  [['Value', 'Money', 'Percent', 'Year'], 'number'],
  [['Gerund'], 'gerund'],
  [['PastTense', 'Participle'], 'participle'],
  [['Verb'], 'verb'],
  [['ProperNoun'], 'name'],
  [['Noun'], 'noun'],
  [['Adjective'], 'adjective'],
  [['Adverb'], 'adverb'],
]

/** Number of words after which each word takes its most frequent class so far, because tagging takes 30 µs a word. */
const MAX_TAGGED = 30_000
const PIECE = 300

/** Returns the class of each English word of a text, told from its context by compromise. */
export function classesOf(text: string, words: Span[]): WordClass[] {
  const found: WordClass[] = []
  const stop = stopWords('en')
  const plain = withoutTitleCase(text)
  while (found.length < Math.min(words.length, MAX_TAGGED)) tagPiece(plain, words, found)
  const usual = found.length < words.length ? usualClasses(words, found) : new Map<string, WordClass>()
  const classes = words.map(({ text: word }, at): WordClass => {
    const folded = foldWord(word)
    if (stop.has(folded)) return 'function'
    if (onlyVerbs.has(folded)) return 'verb'
    const one = found[at] ?? usual.get(folded) ?? 'noun'
    return one === 'noun' && isInSentence(plain, words[at] as Span) ? 'name' : one
  })
  return classes.map((one, at) => {
    const gap = at > 0 ? gapAfter(plain, words, at - 1) : '.'
    const before = /[^\s]/.test(gap) ? undefined : words[at - 1]
    const isLast = /[^\s]/.test(gapAfter(plain, words, at))
    const next = isLast ? undefined : classes[at + 1]
    if (one === 'adverb') return next === 'noun' && !/ly$/i.test(words[at]?.text ?? '') ? 'adjective' : one
    if (!before) return one
    // “proposed method”, but not “police arrested suspects”.
    if (one === 'participle') return /^(?:noun|name)$/.test(classes[at - 1] ?? '') ? 'verb' : one
    const follows = isLast ? '' : foldWord(words[at + 1]?.text ?? '')
    const folded = foldWord(words[at]?.text ?? '')
    return one === 'verb' &&
      !onlyVerbs.has(folded) &&
      isNounPlace(foldWord(before.text), classes[at - 1], folded, follows)
      ? 'noun'
      : one
  })
}

const nounBefore =
  /^(?:the|an?|this|these|those|its|their|his|her|our|my|your|each|every|some|any|no|of|in|on|at|by|for|with|from|via|between|into|over|per|without|within|through|as)$/
/** What can follow a subject of a sentence, but not its verb. */
const afterNoun =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|should|must|of|that|which|and|or|for|between|from)$/

/** Returns whether a word that can be a noun as well as a verb has the place of a noun. */
function isNounPlace(before: string, classBefore: WordClass | undefined, word: string, next: string) {
  if (nounBefore.test(before) || classBefore === 'adjective') return true
  if (classBefore !== 'noun') return false
  // A verb agrees with its subject: “heat transfer between”, “business rules such as”.
  const isPlural = /[^s]s$/.test(before)
  return /s$/.test(word) === isPlural
    ? !/^(?:the|an?|its|their|his|her|to|it|them|him)$/.test(next)
    : afterNoun.test(next) && !(isPlural && next === 'that')
}

/** Verbs that are never nouns, whatever their context: “the paper describes two methods”, “results indicate that”. */
const bases =
  'accept achieve adopt allow analyse analyze apply argue arise assume become calculate compare compute conclude confirm consider consist contain correspond create define demonstrate depend derive describe determine develop digress discover discuss emphasize employ enable enhance ensure establish evaluate examine exceed exist explain facilitate generate identify illustrate improve include incorporate indicate interpret introduce investigate involve locate maintain maximize minimize obtain occur optimize perform possess prevent propose prove provide receive recommend reduce refer remain represent require retain reveal satisfy seek solve suggest undergo understand utilise utilize validate vary verify'
const onlyVerbs = new Set(bases.split(' ').flatMap((base) => [base, presentOf(base)]))

function presentOf(base: string) {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|go)$/.test(base) ? `${base}es` : `${base}s`
}

/**
 * Tags some hundred words at a time, up to the end of a sentence, because long texts without one take quadratic time.
 */
function tagPiece(text: string, words: Span[], found: WordClass[]) {
  const first = found.length
  let last = Math.min(words.length, first + PIECE)
  while (last < words.length && last < first + PIECE * 2 && !/[.!?\n]/.test(gapAfter(text, words, last - 1))) last++
  const from = words[first]?.start ?? 0
  const to = words[last]?.start ?? text.length
  let at = from
  let word = first
  for (const sentence of nlp(withoutEndless(text.slice(from, to))).docs)
    for (const { pre, text: term, post, tags } of sentence) {
      const start = at + pre.length
      at = start + term.length + post.length
      while (word < last && (words[word] as Span).end <= start) word++
      // The last part of a hyphenated word decides, and the first part of a contraction.
      if (word < last && term !== '' && (words[word] as Span).start < start + term.length)
        found[word] = classOf(tags ?? new Set())
    }
  for (let index = first; index < last; index++) found[index] ??= 'noun'
}

/**
 * Replaces very long words by spaces, which keep the positions of all others: tagging takes quadratic time in the
 * length of a word.
 */
const withoutEndless = (text: string) => text.replace(/\S{200,}/g, (run) => run.slice(0, 199).padEnd(run.length))

const classOf = (tags: Set<string>): WordClass =>
  classes.find(([names]) => names.some((name) => tags.has(name)))?.[1] ?? 'noun'

const gapAfter = (text: string, words: Span[], at: number) => text.slice(words[at]?.end, words[at + 1]?.start)

/** Capitals in headlines and in texts of capitals only do not mark names. */
const withoutTitleCase = (text: string) =>
  text.replace(/^.*$/gm, (line) => {
    const long = line.match(/\p{L}{4,}/gu) ?? []
    const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length
    const isTitle = long.length > 3 && capitals / long.length > 0.7 && line.length < 200
    const lower = isTitle ? line.toLowerCase() : line
    return lower.length === line.length ? lower : line
  })

/** Returns whether a capital belongs to a name, instead of the start of a sentence. */
const isInSentence = (text: string, { start, end }: Span) =>
  /^\p{Lu}/u.test(text.slice(start, end)) &&
  /[\p{L}\p{N},;’')] +["“‘(]?$/u.test(text.slice(Math.max(0, start - 4), start))

function usualClasses(words: Span[], found: WordClass[]) {
  const counts = new Map<string, Map<WordClass, number>>()
  found.forEach((wordClass, at) => {
    const folded = foldWord(words[at]?.text ?? '')
    const known = counts.get(folded) ?? new Map<WordClass, number>()
    counts.set(folded, known.set(wordClass, (known.get(wordClass) ?? 0) + 1))
  })
  return new Map(
    [...counts].map(([word, of]) => [word, [...of].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'noun'] as const),
  )
}

/** Adjectives that do not describe a subject: “new results”. */
const weak =
  'able available certain different likely possible such various several own same other due new novel recent numerous particular whole main important necessary interesting useful good better best great greater additional similar overall successful significant major essential key entire typical easier suitable appropriate relevant aware next last previous following current corresponding respective given many more most first second third few proposed existing conventional desired traditional original basic theoretical actual practical efficient powerful sophisticated wide early present presented so-called called specified valuable well-known simple improved increased increasing resulting obtained related required broader wider larger earlier extra excellent past subsequent successive serious substantial considerable comprehensive preliminary promising difficult feasible acceptable including providing creating identifying involving concerning regarding'
export const weakAdjectives = new Set(weak.split(' '))
