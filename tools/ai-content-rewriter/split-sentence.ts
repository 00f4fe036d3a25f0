import { hyphenatedWordsOf } from '#engine/text/words.ts'

const LONG = 26
const MIN_PART = 8
/** In a clause that one of these opens, what follows a comma may belong to it. */
const subordinate =
  /\b(?:if|when|whenever|because|that|who|whom|whose|which|although|though|while|unless|whether|after|before|since|as|where|until|once|both|either|neither|not only|so|such|said|says|asked|than)\b/i
const join =
  /(?:; |, and |, but )(?=(we|you|they|he|she|it|I|this|these|there) (?:is|are|was|were|has|have|had|will|can|could|would|should|must|may|might|do|does|did)\b)/g

/** Splits a long sentence between two main clauses. Returns it unchanged if the boundary is not certain. */
export function splitSentence(sentence: string): string {
  if (/["“”«»()[\]—:?!`]/.test(sentence) || hyphenatedWordsOf(sentence).length < LONG) return sentence
  for (const { 0: joint, 1: subject = '', index } of sentence.matchAll(join)) {
    const before = sentence.slice(0, index)
    const after = sentence.slice(index + joint.length)
    if (
      subordinate.test(before) ||
      hyphenatedWordsOf(before).length < MIN_PART ||
      hyphenatedWordsOf(after).length < MIN_PART
    )
      continue
    const opening = joint.includes('but') ? `But ${after}` : `${subject.charAt(0).toUpperCase()}${after.slice(1)}`
    return `${before}. ${opening}`
  }
  return sentence
}
