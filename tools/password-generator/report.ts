import { withCommas } from '#engine/text/numbers.ts'
import { type Block, code, type Finding, findings, metric, score, table, WHOLE } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { crackTimes } from './crack-times.ts'
import type { Strength } from './strength.ts'

type Data = {
  mode: string
  passwords: string[]
  entropyBits: number | null
  alphabet: string | null
  guessesLog10: number
  times: ReturnType<typeof crackTimes>
  strength: Strength | null
}

const nist = { label: 'NIST SP 800-63B', url: 'https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver' }
const paper = {
  label: 'Wheeler 2016',
  url: 'https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler',
}
const YEAR_LOG10 = Math.log10(31_557_600)
const verdicts = ['Guessed at once', 'Very weak', 'Weak', 'Fair against slow hashes', 'Strong']

export const reportPasswords = (data: Data): Report =>
  data.strength ? ownReport(data, data.strength) : newReport(data)

function newReport({ passwords, entropyBits, alphabet, times, mode }: Data): Report {
  const bits = Math.round((entropyBits ?? 0) * 10) / 10
  const what = mode === 'passphrase' ? 'passphrase' : 'password'
  const blocks: Block[] = [
    code({
      title: passwords.length === 1 ? `Your ${what}` : `${passwords.length} ${what}s`,
      code: passwords.join('\n'),
      language: 'text',
    }),
    metric([
      {
        label: 'Entropy',
        value: bits,
        unit: 'bits',
        method:
          mode === 'passphrase'
            ? 'Number of words × log2 of the length of the word list; each word is drawn independently and is equally likely.'
            : 'log2 of the number of passwords that these settings allow, all equally likely.',
        ref: nist,
      },
      ...(alphabet
        ? [
            {
              label: 'Alphabet',
              value: alphabet.length,
              unit: 'characters',
              method: 'Number of different characters that can occur.',
            },
          ]
        : []),
    ]),
    timesTable(times, 'On average, after half of all possibilities.'),
    findings(bits < 70 ? [short(bits, mode)] : [enough(bits)]),
  ]
  return {
    summary: `${passwords.length === 1 ? `1 ${what} of ${bits} bits; hashed fast and stolen, it` : `${passwords.length} ${what}s of ${bits} bits each; hashed fast and stolen, one`} lasts ${times.at(-1)?.shown}`,
    blocks,
  }
}

const short = (bits: number, mode: string): Finding => ({
  id: 'few-bits',
  severity: bits < 45 ? 'critical' : 'warning',
  title: `${bits} bits are not enough.`,
  why: 'An attacker with a badly protected list tries ten billion per second.',
  fix: mode === 'passphrase' ? 'Use six words or more.' : 'Use 15 characters or more, and all four character sets.',
  ref: nist,
})
const enough = (bits: number): Finding => ({
  id: 'enough-bits',
  severity: 'pass',
  title: `${bits} bits withstand guessing, even offline.`,
  why: 'Every character or word was drawn by rejection sampling from a cryptographic source, so all are equally likely.',
})

function ownReport({ times, guessesLog10 }: Data, strength: Strength): Report {
  const { score: step, patterns, length } = strength
  const fast = times.at(-1)
  const isWeakWhenFast = (fast?.secondsLog10 ?? 0) < YEAR_LOG10
  const verdict = `${verdicts[step]}${step === 4 && isWeakWhenFast ? ' against slow hashes only' : ''}`
  return {
    summary: `${verdict}: about ${powerOfTen(guessesLog10)} guesses, ${fast?.shown} when stolen and hashed fast`,
    blocks: [
      score({
        parts: WHOLE,
        value: step * 25,
        label: 'Strength',
        word: verdict,
        method: 'The five steps of zxcvbn (0 to 4) by guesses needed: 10^3, 10^6, 10^8, 10^10.',
        ref: paper,
      }),
      metric([
        {
          label: 'Guesses',
          value: powerOfTen(guessesLog10),
          method: 'The cheapest way to build the password from known patterns.',
          ref: paper,
        },
        { label: 'Length', value: length, unit: 'characters', method: 'Code points.', ref: nist },
      ]),
      timesTable(times, 'Guesses until the right one, in the order that zxcvbn assumes.'),
      table({
        title: 'Patterns found',
        columns: [{ label: 'Characters' }, { label: 'What they are' }, { label: 'Guesses' }],
        rows: patterns.map(({ from, to, says, guessesLog10: part }) => [`${from}–${to}`, says, powerOfTen(part)]),
        note: 'The characters themselves are not shown.',
      }),
      findings(faults(strength, isWeakWhenFast ? (fast?.shown ?? '') : '')),
    ],
  }
}

/**
 * Returns findings about a password.
 * @param fastTime the time to crack a fast hash, if that is too short
 */
function faults({ score: step, patterns, length, warning, suggestions }: Strength, fastTime: string): Finding[] {
  const found: Finding[] = []
  if (length < 15)
    found.push({
      id: 'short',
      severity: length < 8 ? 'critical' : 'warning',
      title: `${length} ${length === 1 ? 'character is' : 'characters are'} fewer than the 15 that NIST requires if there is no second factor.`,
      why: 'With a second factor, the minimum is eight.',
      fix: 'Use more words, or let a password manager make a longer one.',
      ref: nist,
    })
  const known = patterns.filter(({ kind }) => kind !== 'bruteforce' && kind !== 'separator')
  if (warning || (step < 3 && known.length > 0))
    found.push({
      id: 'patterns',
      severity: step < 2 ? 'critical' : 'warning',
      title:
        warning ?? `${known.length} known ${known.length === 1 ? 'pattern makes' : 'patterns make'} up this password.`,
      why: 'Cracking programs first try words, names, dates, and keyboard rows, with the usual variations.',
      ...(suggestions.length > 0 ? { fix: suggestions.join(' ') } : { fix: 'Use random words or characters instead.' }),
      ref: paper,
    })
  if (step >= 3 && fastTime)
    found.push({
      id: 'fast-hash',
      severity: 'warning',
      title: `Stolen from a site that hashes fast, it lasts ${fastTime}.`,
      why: 'You can’t see how a site stores passwords. Ten billion guesses per second are common in that case.',
      fix: 'Use two more words, or let a password manager choose 20 random characters.',
      ref: paper,
    })
  if (found.length === 0)
    found.push({
      id: 'strong',
      severity: 'pass',
      title: 'It is long enough and has no easy pattern.',
      why: 'It is safe only if you use it on no other site.',
    })
  return found
}

const timesTable = (times: Data['times'], note: string) =>
  table({
    title: 'Time to guess it',
    columns: [{ label: 'Attack' }, { label: 'Assumed guesses' }, { label: 'Time' }],
    rows: times.map(({ name, says, shown, secondsLog10 }) => [name, says, { text: shown, sort: secondsLog10 }]),
    note,
  })

const powerOfTen = (log10: number) => (log10 < 6 ? withCommas(Math.round(10 ** log10)) : `10^${log10.toFixed(1)}`)
