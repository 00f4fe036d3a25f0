/**
 * `data` of the error that refuses a change until the person confirms that it is them: with the password or, if they
 * have two-factor login, with a code.
 */
export type NeedsConfirmation = { code: 'needs-confirmation'; hasTwoFactor: boolean }
