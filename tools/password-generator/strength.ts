import { withCommas } from '#engine/text/numbers.ts'

type Pattern = { from: number; to: number; kind: string; says: string; guessesLog10: number }

export type Strength = {
  length: number
  score: number
  guessesLog10: number
  patterns: Pattern[]
  warning: string | null
  suggestions: string[]
}

/**
 * Returns zxcvbn's result for a password (Wheeler 2016). Positions count from 1; the characters themselves are not
 * repeated.
 */
export async function ratePassword(password: string): Promise<Strength> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const common = await import('@zxcvbn-ts/language-common')
  const english = await import('@zxcvbn-ts/language-en')
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
  const { score, guessesLog10, sequence, feedback } = zxcvbn.check(password)
  const patterns = sequence.map((match) => ({
    from: codePoints(password.slice(0, match.i)) + 1,
    to: codePoints(password.slice(0, match.j + 1)),
    kind: match.pattern,
    says: inWords(match),
    guessesLog10: Number(match.guessesLog10 ?? 0),
  }))
  return {
    length: codePoints(password),
    score,
    guessesLog10,
    patterns,
    warning: feedback.warning ?? null,
    suggestions: feedback.suggestions,
  }
}

const codePoints = (text: string) => [...text].length

function inWords(match: { pattern: string; [key: string]: unknown }) {
  const list = String(match.dictionaryName ?? '').replace(/-.*/, '')
  const lists: Record<string, string> = {
    passwords: 'a common password',
    diceware: 'a word of the diceware list',
    firstnames: 'a first name',
    lastnames: 'a last name',
    wikipedia: 'a frequent English word',
    commonWords: 'a common English word',
  }
  const twist = `${match.reversed ? ', written backwards' : ''}${match.l33t ? ', with letters replaced by symbols' : ''}`
  switch (match.pattern) {
    case 'dictionary':
      return `${lists[list] ?? 'a word of a known list'}, number ${withCommas(Number(match.rank))} on its list${twist}`
    case 'spatial':
      return `neighboring keys of a keyboard (${match.graph})`
    case 'repeat':
      return `the same ${Number(match.repeatCount) || 'few'} times over`
    case 'sequence':
    case 'wordSequence':
      return 'a sequence such as abc or 123'
    case 'date':
      return 'a date'
    case 'regex':
      return 'a recent year'
    case 'separator':
      return 'separators between words'
    default:
      return 'no known pattern'
  }
}
