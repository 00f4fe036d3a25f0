import type { Failed, Lookup } from '#engine/data-providers/lookup.ts'

/** Ends a look-up inside a provider, whose result is then `failed`. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly failed: Failed

  constructor(failed: Omit<Failed, 'kind'>, cause?: unknown) {
    super(failed.message, { cause })
    this.failed = { kind: 'failed', ...failed }
  }
}

/**
 * Returns the result of `work`, or the failure that ended it.
 * @throws {unknown} whatever is not the provider's fault
 */
export async function asLookup<Value>(work: () => Promise<Lookup<Value>>): Promise<Lookup<Value>> {
  try {
    return await work()
  } catch (error) {
    return failedOf(error)
  }
}

/**
 * Returns the failure of a provider.
 * @throws {unknown} every other error
 */
export function failedOf(error: unknown): Failed {
  if (error instanceof ProviderFailure) return error.failed
  throw error
}
