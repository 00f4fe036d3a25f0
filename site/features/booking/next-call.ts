import type { CallsOfNetwork } from '#cms/database/client.ts'

/** So many calls of a network in a day stand at once. */
const AT_ONCE = 2
/** How long a held call keeps its time. */
export const HOLD_MINUTES = 30

/** What becomes of a call that a visitor wants to book. */
export type NextCall =
  /** It stands at once. */
  | 'booked'
  /** Its time is kept until its visitor confirms it by email. */
  | 'held'
  /** It needs a proof of work first. */
  | 'unproved'
  /** Without a proof of work, another call of the network has to be confirmed first. */
  | 'waiting'
  /** The network has had all its calls of a day. */
  | 'full'

type Conditions = { canProve: boolean; hasProof: boolean; networkCalls: number }

/**
 * Decides by the network alone: what is known about the email address must not show in a response. A client without
 * scripts can prove nothing and still books, but no more than one call of its network waits at a time.
 */
export function nextCall(
  { today, waiting }: CallsOfNetwork,
  { canProve, hasProof, networkCalls }: Conditions,
): NextCall {
  if (today >= networkCalls) return 'full'
  if (!needsConfirmation(today)) return 'booked'
  if (hasProof) return 'held'
  if (canProve) return 'unproved'
  return waiting > 0 ? 'waiting' : 'held'
}

/** Returns whether the next call of a network is held until it is confirmed. */
export const needsConfirmation = (today: number) => today >= AT_ONCE
