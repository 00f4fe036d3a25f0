/** One address and nothing else: no name, no second address, no line break. */
const PLAIN_EMAIL = /^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/

export const isPlainEmail = (value: string) => PLAIN_EMAIL.test(value)

/**
 * Whom a mail goes to: one address. Only mails of the login may have several, which no visitor wrote.
 * @returns undefined when that is not what stands there
 * @example recipientsOf({ to: 'ann@example.com, eve@example.com', kind: 'notice' }) // undefined
 */
export function recipientsOf({ to, kind }: { to: string; kind: string }): string[] | undefined {
  const addresses = kind === 'account' ? to.split(',').map((one) => one.trim()) : [to]
  return addresses.length > 0 && addresses.every(isPlainEmail) ? addresses : undefined
}
