import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { chosenSets } from './alphabet.ts'
import { crackTimes } from './crack-times.ts'
import { type Draw, drawer, drawPassword, passwordBits } from './draw.ts'
import { output } from './output.ts'
import { reportPasswords } from './report.ts'

const characters = { field: 'mode', is: ['characters'] }
const passphrase = { field: 'mode', is: ['passphrase'] }
const separators = { '-': 'Hyphen', ' ': 'Space', '.': 'Period', _: 'Underscore' }

export const tool = defineTool({
  ...about,
  startsAlone: 'Making passwords from your browser’s random numbers',
  action: 'Generate',
  guide: [
    'Generates random passwords or passphrases, or estimates how strong one of your own is; use it whenever someone needs a new password.',
    'Returns the passwords, their entropy in bits, and how long an attacker would need to guess one.',
  ],
  input: z.object({
    mode: field.choice({
      label: 'What',
      default: 'characters',
      options: { characters: 'Password', passphrase: 'Passphrase', own: 'Test my own' },
    }),
    length: field.slider({ label: 'Length', min: 4, max: 128, default: 20, unit: 'characters', when: characters }),
    lower: field.flag({ label: 'Lowercase letters', default: true, when: characters }),
    upper: field.flag({ label: 'Uppercase letters', default: true, when: characters }),
    digits: field.flag({ label: 'Digits', default: true, when: characters }),
    symbols: field.flag({ label: 'Symbols', default: true, when: characters }),
    noLookAlikes: field.flag({
      label: 'No look-alike characters',
      hint: '0 O, 1 I l |, 5 S, 2 Z, 8 B.',
      when: characters,
    }),
    everySet: field.flag({ label: 'At least one of each', default: true, advanced: true, when: characters }),
    leaveOut: field.line({ label: 'Exclude', isOptional: true, advanced: true, max: 100, when: characters }),
    words: field.slider({ label: 'Words', min: 3, max: 16, default: 6, when: passphrase }),
    separator: field.choice({ label: 'Between words', default: '-', options: separators, when: passphrase }),
    capitals: field.flag({ label: 'Capitalize each word', when: passphrase }),
    digit: field.flag({ label: 'A digit at the end', when: passphrase }),
    count: field.number({ label: 'How many', min: 1, max: 100, default: 5, advanced: true }),
    own: field.line({
      label: 'Your password',
      isOptional: true,
      secret: true,
      max: 256,
      autocomplete: 'off',
      hint: 'Checked in your browser; not sent, not stored.',
      when: { field: 'mode', is: ['own'] },
    }),
  }),
  output,
  samples: [
    { label: 'Twenty characters', input: { mode: 'characters', length: 20 } },
    { label: 'Six words', input: { mode: 'passphrase', words: 6 } },
    { label: 'A weak one, tested', input: { mode: 'own', own: 'Oakfield1987!' } },
  ],
  libraries: [{ name: '@zxcvbn-ts/core', does: 'Finds the patterns in a password and estimates the guesses' }],
  limits: [
    'Crack times assume the rates shown beside them. Hardware gets faster, and sites store passwords in many ways.',
    'The tool does not check lists of leaked passwords, and it cannot see whether you reuse a password.',
    'A long password does not help against phishing: use a passkey or a second factor as well.',
  ],
  run: async (input, { randomBytes }) => {
    if (input.mode === 'own') {
      if (input.own === '') throw missing()
      const { ratePassword } = await import('./strength.ts')
      const strength = await ratePassword(input.own)
      return {
        mode: input.mode,
        passwords: [],
        entropyBits: null,
        alphabet: null,
        ...spread(strength.guessesLog10),
        strength,
      }
    }
    const draw = drawer(randomBytes)
    const made = input.mode === 'passphrase' ? await passphrases(input, draw) : passwords(input, draw)
    return { mode: input.mode, ...made, ...spread((made.entropyBits - 1) * Math.log10(2)), strength: null }
  },
  report: reportPasswords,
})

const spread = (guessesLog10: number) => ({ guessesLog10, times: crackTimes(guessesLog10) })

type Characters = Parameters<typeof chosenSets>[0] & { length: number; count: number; everySet: boolean }
function passwords(input: Characters, draw: Draw) {
  const sets = chosenSets(input)
  const isEverySet = input.everySet && sets.length <= input.length
  return {
    passwords: Array.from({ length: input.count }, () => drawPassword(sets, input.length, isEverySet, draw)),
    entropyBits: passwordBits(sets, input.length, isEverySet),
    alphabet: sets.join(''),
  }
}

type Words = { words: number; separator: string; capitals: boolean; digit: boolean; count: number }
async function passphrases({ words, separator, capitals, digit, count }: Words, draw: Draw) {
  const { passphraseWords } = await import('./words.ts')
  const list = await passphraseWords()
  const word = () => {
    const drawn = list[draw(list.length)] ?? ''
    return capitals ? (drawn[0] ?? '').toUpperCase() + drawn.slice(1) : drawn
  }
  const phrase = () => Array.from({ length: words }, word).join(separator) + (digit ? draw(10) : '')
  return {
    passwords: Array.from({ length: count }, phrase),
    entropyBits: words * Math.log2(list.length) + (digit ? Math.log2(10) : 0),
    alphabet: null,
  }
}

const missing = () => {
  const message = 'Type the password to test.'
  return new Failure('invalid', { message, errors: { own: message } })
}
