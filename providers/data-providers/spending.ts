import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { Failed } from '#engine/data-providers/lookup.ts'

/** Limits and records what providers charge. */
export type Spending = {
  /**
   * Called before each request that a provider counts.
   * @param usd what the request is expected to cost; undefined if that is not known
   * @returns the failure with which the look-up ends, if the request would exceed a limit
   */
  before: (provider: string, capability: Capability, usd: number | undefined) => Promise<Failed | undefined>
  /**
   * Called once after each such request, also where it failed.
   * @param usd what it cost: 0 where the provider refused it
   */
  after: (provider: string, capability: Capability, usd: number, isFailure: boolean) => Promise<void>
}
