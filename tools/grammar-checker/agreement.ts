import { issueAt } from './fixed-phrases.ts'
import type { Issue } from './issue.ts'
import { subjectIssue } from './subject-agreement.ts'
import { sentencesOf, type Word } from './tagged-words.ts'
import { verbFormIssue } from './verb-forms.ts'

const MAX_CHARACTERS = 60_000
const plurals = new Set('many several few these those various numerous both'.split(' '))
const singulars = new Set('this each every another a an'.split(' '))
const manySubjects = new Set('they we you people children'.split(' '))
const oneSubjects = new Set('he she it everyone everybody someone somebody nobody anyone anybody'.split(' '))
const toMany: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "doesn't": "don't",
}
const toOne: Record<string, string> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
}
/** Words that are followed by a subject and the bare verb: “does it work”, “let them go”, “to see it work”. */
const beforeBare =
  /^(?:do|does|did|don't|doesn't|didn't|can|could|will|would|should|shall|must|may|might|let|lets|make|makes|made|making|help|helps|helped|see|saw|watch|hear|have|had|has|to|that|if|lest|and|or|than|as|with|of|for)$/
/** Nouns whose plural looks like the singular, or that are both mass and count nouns. */
const unchanged =
  /^(?:sheep|fish|series|species|means|people|children|men|women|police|data|media|staff|money|time|news|information|use|other|such|more|less|one|hundred|thousand|million|dozen|kind|lot|bit|while|year|day|thing.*self)$/
const aux = (word: Word) => hasAny(word, ['Auxiliary', 'Modal', 'Copula'])

/**
 * Returns disagreements in number: between a noun and the word before it, between a pronoun and its verb, and between a
 * noun and its verb with other nouns between them.
 */
export function agreementIssues(text: string): Issue[] {
  let at = 0
  return text
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .flatMap((line) => {
      const start = at
      at += line.length + 1
      return issuesOfLine(line).map((issue) => ({ ...issue, start: issue.start + start, end: issue.end + start }))
    })
}

/** Results by line, because a text is checked again after every change, and tagging takes longer than Harper. */
const known = new Map<string, Issue[]>()
const MAX_KNOWN = 2_000

function issuesOfLine(line: string): Issue[] {
  const found = known.get(line) ?? agreementIn(line)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(line, found)
  return found
}

/** A sentence ends with its line: compromise splits there as well. */
function agreementIn(text: string): Issue[] {
  const found: Issue[] = []
  for (const sentence of sentencesOf(text))
    sentence.forEach((word, at) => {
      const issue =
        nounIssue(text, sentence, at) ??
        verbIssue(text, sentence, at) ??
        subjectIssue(text, sentence, at) ??
        verbFormIssue(text, sentence, at)
      if (issue && !word.isBroken) found.push(issue)
    })
  return found
}

function nounIssue(text: string, words: Word[], at: number): Issue | undefined {
  const word = words[at] as Word
  const isMany = plurals.has(word.lower) || (word.lower === 'of' && isOneOf(words, at))
  // “Nguyễn Văn An lives”: a name.
  const isOne = singulars.has(word.lower) && (at === 0 || word.text === word.lower)
  if (!isMany && !isOne) return undefined
  let head = at + 1
  if (word.lower === 'of') head++
  while (head < words.length - 1 && isModifier(words[head], words[head + 1]) && head < at + 4) head++
  const noun = words[head]
  const next = words[head + 1]
  if (!noun || !/^[a-z]{3,}$/.test(noun.text) || unchanged.test(noun.lower)) return undefined
  // Returns whether a word was misread. In “This problems are”, the word before a plural verb looks like a verb but is
  // the subject.
  const isMisread =
    isOne && /[^s]s$/.test(noun.lower) && /^(?:are|were|have)$/.test(next?.lower ?? '') && has(noun, 'Verb')
  if (isMisread) return issueAt(text, noun.start, noun.end, singularOf(noun.lower), number)
  if (!has(noun, 'Noun') || hasAny(noun, notCounted)) return undefined
  // “many car owners”: the noun that the quantity refers to comes later.
  if (
    !noun.isBroken &&
    next &&
    (hasAny(next, goesOn) || (/s$/.test(next.lower) && has(next, 'PresentTense') && !aux(next)))
  )
    return undefined
  if (isMany && has(noun, 'Singular')) return issueAt(text, noun.start, noun.end, pluralOf(noun.lower), number)
  if (isOne && has(noun, 'Plural') && /[^su]s$/.test(noun.lower) && !/^(?:few|lot)/.test(words[at + 1]?.lower ?? ''))
    return issueAt(text, noun.start, noun.end, singularOf(noun.lower), number)
  return undefined
}

const notCounted = ['ProperNoun', 'Pronoun', 'Possessive', 'Uncountable', 'Acronym', 'Unit', 'Value', 'Gerund']
const goesOn = ['Noun', 'Adjective', 'Gerund', 'Value', 'Hyphenated', 'Infinitive']

const isModifier = (word: Word | undefined, next: Word | undefined) =>
  word !== undefined && !word.isBroken && (has(word, 'Adjective') || (has(word, 'Adverb') && has(next, 'Adjective')))

const isOneOf = (words: Word[], at: number) =>
  words[at - 1]?.lower === 'one' && /^(?:the|my|our|his|her|their|its|your)$/.test(words[at + 1]?.lower ?? '')

function verbIssue(text: string, words: Word[], at: number): Issue | undefined {
  const subject = words[at] as Word
  const verb = words[at + 1]
  if (!verb || subject.isBroken || isQuestion(words)) return undefined
  const before = words[at - 1]
  const isHead =
    !before || before.isBroken || /^(?:because|when|while|since|although|but|so|which|who)$/.test(before.lower)
  if (manySubjects.has(subject.lower)) {
    if (!isHead && !isPeople(words, at)) return undefined
    const better = toMany[verb.lower]
    if (better) return issueAt(text, verb.start, verb.end, better, person)
    if (
      has(verb, 'PresentTense') &&
      !hasAny(verb, ['Infinitive', 'Gerund', 'Noun']) &&
      !aux(verb) &&
      /[^s]s$/.test(verb.lower)
    )
      return issueAt(text, verb.start, verb.end, singularOf(verb.lower), person)
  }
  if (oneSubjects.has(subject.lower) && isHead && !beforeBare.test(before?.lower ?? '')) {
    const better = toOne[verb.lower]
    if (better) return issueAt(text, verb.start, verb.end, better, person)
    if (has(verb, 'Infinitive') && !aux(verb) && !sameInPast.test(verb.lower) && /^[a-z]{2,}$/.test(verb.text))
      return issueAt(text, verb.start, verb.end, pluralOf(verb.lower), person)
  }
  return undefined
}

/** Verbs whose past form equals the base form: “he put it down”. */
const sameInPast =
  /^(?:put|let|set|cut|hit|read|cost|shut|hurt|quit|spread|beat|become|come|run|better|bet|burst|cast|fit|split|need|dare)$/

/** Returns the plural of a noun, or the third person of a verb: both add an s by the same rules. */
const pluralOf = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(word)
      ? `${word}es`
      : `${word}s`
const singularOf = (word: string) =>
  /[^aeiou]ies$/.test(word) && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:ss|x|z|ch|sh|[^aeiou]o)es$/.test(word)
      ? word.slice(0, -2)
      : word.slice(0, -1)

const number = {
  rule: 'NumberAgreement',
  kind: 'Agreement',
  message: 'The noun does not agree in number with the word before it.',
}
const person = { rule: 'VerbAgreement', kind: 'Agreement', message: 'The verb does not agree with its subject.' }

/** Returns whether a word means people: “Most people is”, “The children plays”. */
const isPeople = (words: Word[], at: number) =>
  /^(?:people|children)$/.test(words[at]?.lower ?? '') &&
  /^(?:most|many|some|other|young|these|all|the)$/.test(words[at - 1]?.lower ?? '') &&
  (words[at - 2] === undefined || words[at - 2]?.isBroken === true)

const isQuestion = (words: Word[]) =>
  words.at(-1)?.lower === '?' ||
  (words[0] !== undefined && hasAny(words[0], ['QuestionWord', 'Auxiliary', 'Copula', 'Modal']))
const has = (word: Word | undefined, tag: string) => word?.tags.has(tag) === true
const hasAny = (word: Word, tags: Iterable<string>) => [...tags].some((tag) => word.tags.has(tag))
