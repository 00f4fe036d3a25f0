import { issueAt } from './fixed-phrases.ts'
import type { Issue } from './issue.ts'
import type { Word } from './tagged-words.ts'

const about = {
  rule: 'SubjectAgreement',
  kind: 'Agreement',
  message: 'The verb does not agree in number with its subject.',
}

const setOf = (words: string) => new Set(words.split(' '))
const determiners = setOf('the a an this that these those my your his her its our their each every some')
const prepositions = setOf('of in on for with to from about at near behind beside under between among by')
/** One of many: “each of the students has”. */
const ones = setOf('each either neither everyone everybody someone somebody anyone anybody one')
/** Words after which a clause begins. */
const starters = setOf('that because if when while since although though but so think believe know say says hope and')
const adverbs = setOf('also always often never usually probably currently now still really clearly already sometimes')
/** Nouns that name a quantity or people take either verb: “a number of items are”, “the team of doctors are”. */
const eithers = setOf(
  'number lot lots majority minority variety range group couple pair series handful percentage percent rest half third quarter part total bunch host array plethora kind kinds type types sort sorts team family staff crew committee crowd couple class band company government dozen hundred thousand million mix mixture combination collection selection flock herd set remainder proportion fraction portion share none most all some any more generation population pack flood wealth litany bulk body string wave ton tons abundance amount mass army audience public police side board jury panel trio duo quartet slew raft score sum multitude deal load loads heap pile heaps piles',
)
/** Plural forms that take a singular verb, and units that count as one amount. */
const amounts =
  /^(?:news|series|means|physics|politics|economics|mathematics|maths|ethics|athletics|gymnastics|species|headquarters|measles|species|years|months|weeks|days|hours|minutes|seconds|dollars|euros|pounds|cents|miles|kilometers|meters|feet|inches|percent|degrees|liters|gallons|tons|thanks|states|nations|arts|sports)$/

/** Nouns whose plural looks like the singular, and adjectives that name a group of people: “the poor are”. */
const unchanged =
  /^(?:sheep|fish|deer|aircraft|data|media|police|cattle|poor|rich|elderly|young|old|dead|sick|homeless|unemployed|accused|blind|deaf|following|latter|former|wounded|injured|disabled|public|other|same|faithful|majority|few|rest|best|youth|offspring|personnel)$/

const toSingular: Record<string, string> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
  do: 'does',
}
/** Verbs that follow their subject even without a phrase between them. */
const auxiliaries = new Set([...Object.keys(toSingular), ...Object.values(toSingular)])
auxiliaries.delete('do')
auxiliaries.delete('does')
/** Verbs that are no nouns, so that “of these products seem” is not read as a compound. */
for (const verb of setOf(
  'seem appear contain include become remain belong require provide depend tend allow make smell belong come',
))
  Object.assign(toSingular, { [verb]: `${verb}s` })
const toPlural = Object.fromEntries(Object.entries(toSingular).map(([many, one]) => [one, many]))

/** Returns a verb that disagrees with the subject that begins at a word: “the list of items are”. */
export function subjectIssue(text: string, words: Word[], at: number): Issue | undefined {
  if (!isClauseStart(words, at)) return undefined
  const head = headAt(words, at)
  if (!head) return undefined
  const phrase = phraseFrom(words, head.at + 1)
  if (!phrase || phrase.hasAnd) return undefined
  const isNext = phrase.end === head.at + 1
  let verbAt = phrase.end
  if (adverbs.has(words[verbAt]?.lower ?? '')) verbAt += 1
  const verb = words[verbAt]
  if (!verb) return undefined
  const better = head.isOne ? toSingular[verb.lower] : toPlural[verb.lower]
  if (!better || (isNext ? !auxiliaries.has(verb.lower) : head.isOne !== phrase.isMany)) return undefined
  // “If the list of items were longer” is right.
  if (verb.lower === 'were' && /^(?:if|though|wish|as)$/.test(words[at - 1]?.lower ?? '')) return undefined
  return issueAt(text, verb.start, verb.end, better, about)
}

function isClauseStart(words: Word[], at: number) {
  const before = words[at - 1]
  if (!before) return true
  if (
    words[0] &&
    /^(?:what|which|who|how|do|does|did|is|are|was|were|has|have|can|could|will|would|in|on|at|among|of|here|there|where|with|for)$/.test(
      words[0].lower,
    )
  )
    return false
  if (before.isBroken) return at < 4
  return starters.has(before.lower) && (before.lower !== 'and' || words[at - 2]?.isBroken === true)
}

/** Returns where the noun of a subject is, and whether it means one. */
function headAt(words: Word[], start: number): { at: number; isOne: boolean } | undefined {
  const first = words[start]
  if (!first || first.isBroken) return undefined
  const next = words[start + 1]
  if (ones.has(first.lower) && next?.lower === 'of') return { at: start, isOne: true }
  if (first.lower === 'every' && next?.lower === 'one') return { at: start + 1, isOne: true }
  if (!determiners.has(first.lower)) return undefined
  for (let at = start + 1; at < Math.min(words.length, start + 5); at += 1) {
    const word = words[at]
    const after = words[at + 1]
    if (!word || word.isBroken || !after) return undefined
    if (prepositions.has(after.lower) || auxiliaries.has(after.lower)) {
      if (
        !word.tags.has('Noun') ||
        word.tags.has('ProperNoun') ||
        word.tags.has('Pronoun') ||
        word.tags.has('Possessive')
      )
        return undefined
      // “Each pair are” is wrong, although “a pair are” may be right.
      const isEither = eithers.has(word.lower) && !/^(?:each|every)$/.test(first.lower)
      if (isEither || amounts.test(word.lower) || !/^[a-z]{3,}$/.test(word.text)) return undefined
      if (
        ['Gerund', 'Verb', 'Adjective', 'Value', 'Uncountable'].some((tag) => word.tags.has(tag)) ||
        unchanged.test(word.lower)
      )
        return undefined
      const isMany = word.tags.has('Plural')
      if (isMany !== /[^su]s$|^(?:people|men|women|children|feet|teeth|mice|criteria|phenomena)$/.test(word.lower))
        return undefined
      return { at, isOne: !isMany }
    }
    if (!['Adjective', 'Noun', 'Adverb', 'Gerund', 'PastTense', 'Value'].some((tag) => word.tags.has(tag)))
      return undefined
    if (/^(?:and|or|nor|of)$/.test(word.lower) || word.tags.has('Pronoun')) return undefined
  }
  return undefined
}

/** Reads one or two phrases such as “of the red items”, up to the word after them. */
function phraseFrom(words: Word[], start: number): { end: number; isMany: boolean; hasAnd: boolean } | undefined {
  let at = start
  let isMany = false
  for (let phrases = 0; phrases < 2 && prepositions.has(words[at]?.lower ?? ''); phrases += 1) {
    at += 1
    let noun: Word | undefined
    while (at < words.length && at < start + 9) {
      const word = words[at]
      if (
        !word ||
        toSingular[word.lower] ||
        toPlural[word.lower] ||
        prepositions.has(word.lower) ||
        adverbs.has(word.lower)
      )
        break
      if (ones.has(words[start - 1]?.lower ?? '') && /^(?:them|us|you|these|those)$/.test(word.lower) && !word.isBroken)
        return { end: at + 1, isMany: true, hasAnd: false }
      const isPart =
        determiners.has(word.lower) ||
        /^(?:most|many|all|several|few|two|three|four|other)$/.test(word.lower) ||
        ['Adjective', 'Noun', 'Value', 'Gerund'].some((tag) => word.tags.has(tag))
      if (!isPart || (word.tags.has('Pronoun') && !determiners.has(word.lower))) return undefined
      noun = word
      at += 1
      if (word.isBroken) return undefined
    }
    if (!noun || determiners.has(noun.lower)) return undefined
    isMany = /[^su]s$|^(?:people|men|women|children|feet|teeth|mice)$/.test(noun.lower)
  }
  return { end: at, isMany, hasAnd: words.slice(start, at).some(({ lower }) => /^(?:and|or|nor)$/.test(lower)) }
}
