import { isFamiliar } from '#engine/text/familiar-words.ts'
import { issueAt } from './fixed-phrases.ts'
import type { Issue } from './issue.ts'
import type { Word } from './tagged-words.ts'

const modals =
  /^(?:can|could|will|would|should|shall|must|may|might|did|does|do|can't|couldn't|won't|wouldn't|shouldn't|didn't|doesn't|don't|cannot)$/
const between = /^(?:not|also|always|never|only|just|really|still|even|be)$/
/** Bare forms that end like a past form. */
const bare = /^(?:need|feed|speed|proceed|succeed|exceed|breed|bleed|seed|weed|heed|embed|shed|wed|bed|indeed|red|led)$/

/** Returns a past form after a modal verb, “can helped”, or a plural after “there is”. */
export function verbFormIssue(text: string, words: Word[], at: number): Issue | undefined {
  return pastIssue(text, words, at) ?? thereIssue(text, words, at)
}

function pastIssue(text: string, words: Word[], at: number): Issue | undefined {
  const modal = words[at]
  // “Can tired people sleep?”: a question begins with the modal verb.
  if (at === 0 || !modal || modal.isBroken || !modals.test(modal.lower) || words.at(-1)?.lower === '?') return undefined
  const verbAt = words[at + 1]?.lower === 'not' ? at + 2 : at + 1
  const verb = words[verbAt]
  const before = words[at - 1]
  if (!verb || !/^[a-z]{2,}ed$/.test(verb.text) || bare.test(verb.lower) || between.test(verb.lower)) return undefined
  if (!before || before.isBroken || !['Noun', 'Pronoun', 'Plural', 'Singular'].some((tag) => before.tags.has(tag)))
    return undefined
  // “It will, tired people said”: before a noun, the form may be an adjective.
  const next = words[verbAt + 1]
  if (next && !verb.isBroken && (next.tags.has('Noun') || next.tags.has('Adjective')) && !next.tags.has('Pronoun'))
    return undefined
  return issueAt(text, verb.start, verb.end, baseOf(verb.lower), {
    rule: 'PastAfterModal',
    kind: 'Grammar',
    message: 'The base form of a verb follows this auxiliary.',
  })
}

/** Returns the base form of a regular past form. */
function baseOf(past: string): string {
  const forms = [past.replace(/(.)\1ed$/, '$1'), past.slice(0, -1), past.slice(0, -2), past.replace(/ied$/, 'y')]
  return forms.find((form) => form !== past && isFamiliar(form) && !form.endsWith('i')) ?? past.slice(0, -2)
}

function thereIssue(text: string, words: Word[], at: number): Issue | undefined {
  const verb = words[at + 1]
  if (words[at]?.lower !== 'there' || !verb || !/^(?:is|was)$/.test(verb.lower)) return undefined
  for (let place = at + 2; place < at + 5; place += 1) {
    const word = words[place]
    if (
      !word ||
      /^(?:a|an|the|one|no|this|that|lots|more|less|enough|plenty|nothing|something|always)$/.test(word.lower)
    )
      return undefined
    if (word.tags.has('Plural') && /[^su]s$/.test(word.lower) && !word.tags.has('Possessive')) {
      if (!word.isBroken && /^(?:and|or)$/.test(words[place + 1]?.lower ?? '')) return undefined
      return issueAt(text, verb.start, verb.end, verb.lower === 'is' ? 'are' : 'were', {
        rule: 'ThereAgreement',
        kind: 'Agreement',
        message: 'A plural follows.',
      })
    }
    if (
      word.isBroken ||
      !(word.tags.has('Adjective') || word.tags.has('Adverb') || word.lower === 'some' || word.tags.has('Noun'))
    )
      return undefined
  }
  return undefined
}
