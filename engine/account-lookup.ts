import { AsyncLocalStorage } from 'node:async_hooks'

/** The look-up of the account that sent a request, as far as it failed. */
export type AccountLookup = { failure?: AccountLookupFailed }

/** Whether a request comes from an account could not be found out: neither from one nor from nobody. */
export class AccountLookupFailed extends Error {
  override name = 'AccountLookupFailed'
  status = 503

  /** Without the cause and a stack: an overload fails thousands of requests for one reason, which is logged once. */
  constructor() {
    super('The account of this request could not be looked up.')
    this.stack = `${this.name}: ${this.message}`
  }
}

const KEY = Symbol.for('prairie.account-lookup')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<AccountLookup> }
shared[KEY] ??= new AsyncLocalStorage()
const lookups = shared[KEY]

/** Runs work for a request, and notes in `lookup` when the look-up of its account fails. */
export const watchAccountLookup = <Value>(lookup: AccountLookup, work: () => Value): Value => lookups.run(lookup, work)

/** Notes that the look-up for the current request has failed. */
export function noteFailedLookup(failure: AccountLookupFailed) {
  const lookup = lookups.getStore()
  if (lookup) lookup.failure ??= failure
}
