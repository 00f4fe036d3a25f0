import { sentencesOf } from '#engine/text/sentences.ts'
import { contracted, expanded } from './contractions.ts'
import { factsOf, lostFacts, protectedSpans } from './facts.ts'
import { nominalizations } from './nominalizations.ts'
import { exceptions, plainWords } from './plain-words.ts'
import { splitSentence } from './split-sentence.ts'
import { synonyms } from './synonyms.ts'
import { wordyPhrases } from './wordy-phrases.ts'

export type Tone = 'plain' | 'formal' | 'friendly'
export type Length = 'same' | 'shorter' | 'longer'

export type EditRule =
  | 'wordy phrase'
  | 'hidden verb'
  | 'plain word'
  | 'WordNet synonym'
  | 'contraction'
  | 'filler'
  | 'long sentence'
export type Edit = { before: string; after: string; rule: EditRule }
export type Simplified = { text: string; edits: Edit[] }

type Options = { tone: Tone; length: Length; keep: string[] }
type Change = Edit & { start: number; end: number }

/**
 * Rewrites an English text by rules that leave its grammar intact: wordy phrases, nouns that hide verbs, rare words,
 * contractions by tone, and long sentences. Names, numbers, URLs, quotations, code, and the keep list stay.
 */
export function simplify(text: string, options: Options): Simplified {
  const changes = changesOf(text, options)
  let [changed, from] = ['', 0]
  for (const { start, end, after } of changes) {
    changed += text.slice(from, start) + after
    from = end
  }
  changed += text.slice(from)
  const split = splitLong(changed)
  const facts = factsOf(text, { keep: options.keep, language: 'en' })
  // No rule should lose a fact. If one does, its text is not used.
  if (lostFacts(facts, split.text).length > 0) return { text, edits: [] }
  return {
    text: split.text,
    edits: [...changes.map(({ before, after, rule }) => ({ before, after, rule })), ...split.edits],
  }
}

function changesOf(text: string, { tone, length, keep }: Options): Change[] {
  const changes: Change[] = []
  const shielded = protectedSpans(text, keep)
  const isFree = (start: number, end: number) =>
    ![...shielded, ...changes].some((span) => span.start < end && span.end > start)
  const add = (start: number, before: string, replacement: string, rule: EditRule) => {
    if (/\p{Lu}{2}/u.test(before) || !isFree(start, start + before.length)) return
    const change = fitted(text, { start, end: start + before.length, before, after: replacement, rule })
    if (change && isFree(change.start, change.end)) changes.push(change)
  }
  for (const { pattern, replacement } of nominalizations)
    for (const { 0: found, index } of text.matchAll(pattern)) add(index, found, replacement, 'hidden verb')
  for (const { pattern, replacement } of wordyPhrases)
    for (const { 0: found, index } of text.matchAll(pattern))
      add(index, found, replacement, replacement === '' ? 'filler' : 'wordy phrase')
  if (length === 'shorter')
    for (const { 0: found, index } of text.matchAll(INTENSIFIER)) add(index, found, '', 'filler')
  for (const { 0: found, index } of text.matchAll(/(?<![\p{L}\p{N}’'@#/_.-])\p{L}{6,}(?![\p{L}\p{N}’'@/_-])/gu)) {
    const word = found.toLowerCase()
    const [plain, synonym] = [plainWords.get(word), synonyms.get(word)]
    const { before, after } = exceptions[word] ?? {}
    if (before?.test(text.slice(0, index)) || after?.test(text.slice(index + found.length))) continue
    if (plain !== undefined) add(index, found, plain, 'plain word')
    else if (synonym !== undefined) add(index, found, synonym, 'WordNet synonym')
  }
  if (tone !== 'plain') addContractions(text, tone, add)
  return changes.toSorted((one, other) => one.start - other.start)
}

/** “Very” that can be deleted: not “the very best”, “not very”, “very much”. */
const INTENSIFIER =
  /(?<!\b(?:not|the|this|that|so|as|how|his|her|its|their|our|my|your|very)\s|n[’']t\s)\b(?:very|extremely)(?=\s+(?!much|few|little|many|same|best|worst|first|last|own|idea|thing|nature|well|often|soon|very)[a-z]{3,})/g

type Add = (start: number, before: string, replacement: string, rule: EditRule) => void

function addContractions(text: string, tone: 'formal' | 'friendly', add: Add) {
  const questions = tone === 'formal' ? sentencesOf(text).filter(({ text: sentence }) => sentence.includes('?')) : []
  for (const { pattern, replacement } of tone === 'formal' ? expanded : contracted)
    for (const match of text.matchAll(pattern)) {
      if (questions.some(({ start, end }) => match.index >= start && match.index < end)) continue
      add(match.index, match[0], replacement.replace('$1', match[1] ?? ''), 'contraction')
    }
}

/** Plural or unbounded: no article fits before these. */
const WITHOUT_ARTICLE = new Set(['many', 'most', 'enough', 'few', 'people', 'goals', 'methods'])

/** “Most people”, but “most of the people”. */
const OF_A_PART = new Set(['many', 'most', 'a few', 'enough'])
const DETERMINER = /^\s+(?:the|these|those|this|that|our|your|my|his|her|its|their|them|us|it|which|whom|whose)\b/i

/**
 * Fits a replacement to its place: adjusts the capital at the start of a sentence, the article before it, and the space
 * that a deleted word leaves.
 */
function fitted(text: string, change: Change): Change | undefined {
  const { start, end, before, after } = change
  if (after === '') return withoutFiller(text, change)
  const whole = OF_A_PART.has(after) && DETERMINER.test(text.slice(end, end + 12)) ? `${after} of` : after
  const cased = /^\p{Lu}/u.test(before) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
  const article = /(?<![\p{L}’'-])(an?)(\s)$/iu.exec(text.slice(Math.max(0, start - 4), start))
  if (!article) return { ...change, after: cased }
  if (WITHOUT_ARTICLE.has(after)) return undefined
  const [matched, written = '', space = ' '] = article
  const right = articleBefore(after)
  if (written.toLowerCase() === right) return { ...change, after: cased }
  const fixed = /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  return {
    ...change,
    start: start - matched.length,
    end,
    before: `${written}${space}${before}`,
    after: `${fixed}${space}${cased}`,
  }
}

function withoutFiller(text: string, { start, end, before, rule }: Change): Change | undefined {
  const rest = /^(\s+)(\p{L}+)/u.exec(text.slice(end))
  if (!rest) return undefined
  const [whole, space = ' ', next = ''] = rest
  const isFirst = /^\p{Lu}/u.test(before)
  const word = isFirst ? next.charAt(0).toUpperCase() + next.slice(1) : next
  const article = /(?<![\p{L}’'-])(an?)\s$/iu.exec(text.slice(Math.max(0, start - 4), start))
  if (!article) return { start, end: end + whole.length, before: before + whole, after: word, rule }
  const right = articleBefore(next)
  const written = article[1] ?? ''
  const fixed = /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  return {
    start: start - article[0].length,
    end: end + whole.length,
    before: article[0] + before + whole,
    after: `${fixed}${space}${word}`,
    rule,
  }
}

/** Returns the indefinite article that fits the sound of a word. */
const articleBefore = (word: string) =>
  /^(?:[aeiou]|hour|honest|honor|heir)/i.test(word) && !/^(?:uni(?!n|m)|use|usa|usu|eu|one|once|ut[ei])/i.test(word)
    ? 'an'
    : 'a'

function splitLong(text: string): Simplified {
  const edits: Edit[] = []
  let [result, from] = ['', 0]
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end)
    const split = sentence.includes('\n') ? sentence : splitSentence(sentence)
    if (split !== sentence) edits.push({ before: sentence, after: split, rule: 'long sentence' })
    result += text.slice(from, start) + split
    from = end
  }
  return { text: result + text.slice(from), edits }
}
