import type { Failed, Lookup } from '../../engine/outside-data/lookup.ts'

/** Ends a look-up inside a provider; what the provider returns is `failed`. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly failed: Failed

  constructor(failed: Omit<Failed, 'kind'>, cause?: unknown) {
    super(failed.message, { cause })
    this.failed = { kind: 'failed', ...failed }
  }
}

/**
 * Returns what `work` found, or the failure that ended it.
 * @throws whatever is not the provider's fault
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
 * @throws every other error
 */
export function failedOf(error: unknown): Failed {
  if (error instanceof ProviderFailure) return error.failed
  throw error
}
