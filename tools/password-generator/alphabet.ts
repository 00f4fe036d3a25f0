import { Failure } from '#engine/failures.ts'

const lower = 'abcdefghijklmnopqrstuvwxyz'
const names = { lower: 'lowercase letters', upper: 'uppercase letters', digits: 'digits', symbols: 'signs' }
const known = { lower, upper: lower.toUpperCase(), digits: '0123456789', symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~' }
/** Characters that look alike in some fonts. */
const lookAlikes = '0O1Il5S2Z8B|'

export type Wanted = Record<keyof typeof known, boolean> & { noLookAlikes: boolean; leaveOut: string }

/**
 * Returns the chosen sets of characters, without excluded ones.
 * @throws {Failure} invalid, if a set becomes empty or only one character is left in total
 */
export function chosenSets(wanted: Wanted): string[] {
  const out = wanted.leaveOut + (wanted.noLookAlikes ? lookAlikes : '')
  const ticked = (Object.keys(known) as (keyof typeof known)[]).filter((name) => wanted[name])
  const sets = ticked.map((name) => [...known[name]].filter((one) => !out.includes(one)).join(''))
  const emptied = ticked[sets.indexOf('')]
  if (emptied) {
    const message = `No ${names[emptied]} are left: exclude fewer characters, or turn that set off.`
    throw new Failure('invalid', { message, errors: { leaveOut: message } })
  }
  if (sets.join('').length < 2) {
    const message = 'Fewer than two different characters are left: turn on another set, or exclude fewer.'
    throw new Failure('invalid', { message, errors: { lower: message } })
  }
  return sets
}
