import type { Envelope } from './envelope.ts'

/**
 * Returns the envelope of a run that ended before it was complete, from its last partial result. `why` is one sentence.
 */
export function endedEarly(partial: Envelope, why: string): Envelope {
  const limit = `${why} The report shows what had been found until then.`
  return { ...partial, status: 'partial', limits: [limit, ...partial.limits] }
}
