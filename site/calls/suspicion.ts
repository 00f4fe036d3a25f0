/** What is known of a form that was sent, besides what it says. */
export type Sending = {
  /** A field people do not see was filled in. */
  trapped: boolean
  /** `reused`: it came with another text before. */
  token: 'good' | 'missing' | 'young' | 'reused'
  /** Everything that was typed. */
  texts: string[]
  /** It is one of many from this address. */
  hurried: boolean
}

/** From this score on a proof of work is asked for. A missing token alone is none: without JavaScript there is none. */
export const SUSPICIOUS = 2
/** With so much of it a proof changes nothing: robots can calculate. */
const PLAINLY_SPAM = 4

export type Verdict = 'clear' | 'suspicious' | 'spam'

/**
 * How much speaks for a robot. Nothing here is refused: what is suspicious may prove itself, what is not proven is kept
 * as spam for somebody to look at.
 * @example judge({ trapped: false, token: 'good', texts: ['Hello'], hurried: false }) // 'clear'
 */
export function rateSubmission(sending: Sending): Verdict {
  if (sending.trapped) return 'spam'
  const score = scores[sending.token] + linkScore(sending.texts.join('\n')) + (sending.hurried ? 1 : 0)
  if (score >= PLAINLY_SPAM) return 'spam'
  return score >= SUSPICIOUS ? 'suspicious' : 'clear'
}

const scores = { good: 0, missing: 1, young: 2, reused: 2 } as const

/** Robots come to leave links. People leave one or two. */
function linkScore(text: string) {
  if (/<a\s[^>]*href|\[(url|link)[=\]]/i.test(text)) return 3
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  if (links > 5) return 2
  return links > 2 ? 1 : 0
}
