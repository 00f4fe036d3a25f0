import type { Email } from './email.ts'

/** Returns the facts that have a value. Their lines end with `\n`, whatever the visitor's system ended them with. */
export function factsOf({ facts = [] }: Email) {
  return facts.flatMap(([label, value]): [string, string][] => {
    const clean = (value ?? '').replace(/\r\n?|[\u2028\u2029]/g, '\n').trim()
    return clean === '' ? [] : [[label, clean]]
  })
}
