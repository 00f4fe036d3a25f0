/** What is known about a submission besides its fields. */
export type SubmissionSigns = {
  /** The honeypot, a field that people do not see, was filled in. */
  hasFilledHoneypot: boolean
  /** `reused`: it was used with another text before. */
  token: 'good' | 'missing' | 'young' | 'reused'
  /** All texts that were typed. */
  texts: string[]
  /** It is one of many from this IP address. */
  isFrequent: boolean
}

/**
 * Score from which a proof of work is required. A missing token alone stays below it, because without JavaScript there
 * is no token.
 */
export const SUSPICIOUS = 2
/** Score from which a proof of work is ignored, because robots can solve one too. */
const PLAINLY_SPAM = 4

export type Verdict = 'clear' | 'suspicious' | 'spam'

/**
 * Rates how likely it is that a submission is automated. Rejects nothing: a suspicious client can solve a challenge,
 * and without a solution the submission is stored as spam for review.
 * @example rateSubmission({ trapped: false, token: 'good', texts: ['Hello'], hurried: false }) // 'clear'
 */
export function rateSubmission(sending: SubmissionSigns): Verdict {
  if (sending.hasFilledHoneypot) return 'spam'
  const score = scores[sending.token] + linkScore(sending.texts.join('\n')) + (sending.isFrequent ? 1 : 0)
  if (score >= PLAINLY_SPAM) return 'spam'
  return score >= SUSPICIOUS ? 'suspicious' : 'clear'
}

const scores = { good: 0, missing: 1, young: 2, reused: 2 } as const

/** Robots place links; people send one or two. */
function linkScore(text: string) {
  if (/<a\s[^>]*href|\[(url|link)[=\]]/i.test(text)) return 3
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  if (links > 5) return 2
  return links > 2 ? 1 : 0
}
