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
