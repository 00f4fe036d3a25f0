import type { BookingsOfNetwork } from '#cms/database/client.ts'

/** Number of calls of one network per day that are booked at once. */
const AT_ONCE = 2
/** How long a held call keeps its time. */
export const HOLD_MINUTES = 30

/** What happens to a call that a visitor wants to book. */
export type NextBooking =
  /** It is booked at once. */
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
 * Decides by the network only, because the response must not reveal anything about the email address. A client without
 * scripts cannot solve a proof of work and can still book, but only one call of its network is held at a time.
 */
export function nextBooking(
  { today, waiting }: BookingsOfNetwork,
  { canProve, hasProof, networkCalls }: Conditions,
): NextBooking {
  if (today >= networkCalls) return 'full'
  if (!needsConfirmation(today)) return 'booked'
  if (hasProof) return 'held'
  if (canProve) return 'unproved'
  return waiting > 0 ? 'waiting' : 'held'
}

/** Returns whether the next call of a network is held until it is confirmed. */
export const needsConfirmation = (today: number) => today >= AT_ONCE
