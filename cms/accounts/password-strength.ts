import { environment } from '#platform/environment/environment.ts'

const MIN_LENGTH = 12
const MAX_LENGTH = 200
/** Longer passwords are not analyzed beyond this: the time grows with the square of the length. */
const MAX_CHECKED = 64
/** Of 0 to 4: 10^8 guesses and more (Wheeler 2016). */
const MIN_SCORE = 3
const SITE_WORDS = ['prairie', 'signal', 'admin', 'administrator']
const HOW = 'Use four or more unrelated words, or let a password manager make one.'

/**
 * Returns why a password is refused, or undefined if it is allowed. `own` are words that an attacker tries first: name
 * and email.
 */
export async function passwordProblem(password: string, own: string[]): Promise<string | undefined> {
  if (password.length < MIN_LENGTH) return `A password has at least ${MIN_LENGTH} characters. ${HOW}`
  if (password.length > MAX_LENGTH) return `A password has at most ${MAX_LENGTH} characters.`
  const zxcvbn = await estimator()
  const checked = password.slice(0, MAX_CHECKED)
  const words = wordsOf([...own, ...SITE_WORDS, new URL(environment.siteUrl).hostname])
  const whole = zxcvbn.check(checked, words)
  if (whole.score < MIN_SCORE)
    return `This password is easy to guess. ${whole.feedback.warning ?? ''} ${HOW}`.replace(/ {2,}/g, ' ')
  if (zxcvbn.check(without(checked, words)).score < MIN_SCORE)
    return `Apart from your name, your email, and the name of this site, this password is easy to guess. ${HOW}`
  return undefined
}

/** Whole entries and their parts, the longest first. */
function wordsOf(entries: string[]) {
  const parts = entries.flatMap((entry) => [entry, ...entry.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(parts.map((part) => part.toLowerCase()))]
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length)
}

function without(password: string, words: string[]) {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}

let loading: ReturnType<typeof load> | undefined

/** The word lists take megabytes, so they are loaded when the first password is chosen. */
function estimator() {
  loading ??= load()
  return loading
}

async function load() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}
