import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload'
import { AccountLookupFailed } from '../../engine/account-lookup.ts'
import { note } from '../../engine/http/request-notes.ts'
import { createOncePerMinute } from '../../engine/once-per-minute.ts'

/**
 * Returns strategies that tell a failed look-up of an account from a request of nobody. Payload takes every error while
 * it authenticates for the latter, so an overloaded database would sign people out.
 */
export const certainStrategies = (strategies: AuthStrategy[]) => strategies.map(certain)

const isLogDue = createOncePerMinute()

function certain(strategy: AuthStrategy): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      let cause: unknown
      const payload = watched(args.payload, (error) => {
        cause ??= error
      })
      try {
        const result = await strategy.authenticate({ ...args, payload })
        if (cause === undefined) return result
      } catch (error) {
        cause ??= error
      }
      if (isLogDue('')) args.payload.logger.warn(`Accounts cannot be looked up: ${reasonOf(cause)}`)
      return failed(new AccountLookupFailed())
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Payload as a strategy sees it; its own strategy catches what `findByID` throws. A deleted account is nobody. */
function watched(payload: Payload, onFailure: (error: unknown) => void): Payload {
  const findByID = (options: Parameters<Payload['findByID']>[0]) =>
    payload.findByID(options).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 404) onFailure(error)
      throw error
    })
  return Object.create(payload, { findByID: { value: findByID } }) as Payload
}

/**
 * Payload logs what a strategy throws, and goes on as nobody. It reads `user` outside of that: thrown there, the
 * failure ends the request.
 */
function failed(failure: AccountLookupFailed): AuthStrategyResult {
  note({ failedLookup: failure })
  return {
    get user(): never {
      throw failure
    },
  }
}
