import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload'
import type { Secrets } from '#platform/environment/signing-secrets.ts'
import { note } from '#platform/http/request-notes.ts'
import { AccountLookupFailed } from '#platform/sessions/account-lookup.ts'
import { sessionKey } from '#platform/sessions/token.ts'
import { createOncePerMinute } from '#platform/waiting/once-per-minute.ts'

/**
 * Returns strategies that distinguish a failed look-up of an account from an anonymous request. Payload treats every
 * error during authentication as anonymous, so an overloaded database would sign people out. They also accept sessions
 * that were signed with the previous secret.
 */
export const certainStrategies = (
  strategies: AuthStrategy[],
  { previousSecret }: Pick<Secrets, 'previousSecret'> = {},
) => strategies.map((strategy) => certain(strategy, previousSecret === undefined ? [] : [sessionKey(previousSecret)]))

const isLogDue = createOncePerMinute()

function certain(strategy: AuthStrategy, formerKeys: string[]): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      let cause: unknown
      try {
        for (const secret of [args.payload.secret, ...formerKeys]) {
          const payload = watched(args.payload, secret, (error) => {
            cause ??= error
          })
          const result = await strategy.authenticate({ ...args, payload })
          if (cause !== undefined) break
          if (result.user || secret === (formerKeys.at(-1) ?? args.payload.secret)) return result
        }
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

/**
 * Payload as a strategy sees it. The strategy catches errors of `findByID`, so they are recorded here. A deleted
 * account is anonymous.
 */
function watched(payload: Payload, secret: string, onFailure: (error: unknown) => void): Payload {
  const findByID = (options: Parameters<Payload['findByID']>[0]) =>
    payload.findByID(options).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 404) onFailure(error)
      throw error
    })
  return Object.create(payload, { findByID: { value: findByID }, secret: { value: secret } }) as Payload
}

/**
 * Payload logs an error of a strategy and continues as anonymous. It reads `user` outside of that, so an error thrown
 * there ends the request.
 */
function failed(failure: AccountLookupFailed): AuthStrategyResult {
  note({ failedLookup: failure })
  return {
    get user(): never {
      throw failure
    },
  }
}
