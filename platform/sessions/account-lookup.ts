/**
 * The sender of a request could not be determined: it is neither known to come from an account nor known to be
 * anonymous.
 */
export class AccountLookupFailed extends Error {
  override name = 'AccountLookupFailed'
  status = 503

  /**
   * Created without cause and stack: an overload fails thousands of requests for the same reason, which is logged once.
   */
  constructor() {
    super('The account of this request could not be looked up.')
    this.stack = `${this.name}: ${this.message}`
  }
}
