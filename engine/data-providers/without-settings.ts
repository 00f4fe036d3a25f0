import type { Failed, Lookup } from './lookup.ts'

/** What a visitor can do about a failed look-up. Without a sentence, the tool says when to try again. */
const ADVICE: Partial<Record<Failed['reason'], string>> = {
  'not-configured': 'Your input is fine: this appears as soon as the agency has connected a source.',
  'rejected-key': 'Your input is fine: the agency has to fix its account there.',
  'spending-limit': 'Try again tomorrow: the limit resets at midnight UTC.',
}

/** Returns a look-up that says what a visitor can do, and not which settings, keys, or commands would help. */
export function withoutSettings<Value>(lookup: Lookup<Value>): Lookup<Value> {
  if (lookup.kind !== 'failed') return lookup
  const { howTo: _, ...failed } = lookup
  const advice = ADVICE[failed.reason]
  return advice === undefined ? failed : { ...failed, howTo: advice }
}
