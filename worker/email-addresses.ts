/** One email address and nothing else: no name, no second address, no line break. */
const PLAIN_EMAIL = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/

export const isPlainEmail = (value: string) => PLAIN_EMAIL.test(value)

/**
 * Returns the recipients of an email: one address. Only account emails may have several, because no visitor entered
 * those.
 * @returns undefined if the column holds anything else
 * @example recipientsOf({ to: 'ann@example.com, eve@example.com', kind: 'notice' }) // undefined
 */
export function recipientsOf({ to, kind }: { to: string; kind: string }): string[] | undefined {
  const addresses = kind === 'account' ? to.split(',').map((one) => one.trim()) : [to]
  return addresses.every(isPlainEmail) ? addresses : undefined
}
