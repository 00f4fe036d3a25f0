import { textsOf } from './glossary.ts'

/** A phrasing that reads as translated, and what to write instead. */
type Phrasing = [banned: RegExp, instead: string]

/** What visitors, applicants, and editors read, and the figures that benches report. */
const COPY = /^(content\/|emails\/|engine\/(messages|failures)\.ts|site\/|tools\/|bench\/)/
/** Tools that are not built yet, tests, examples, and lists of spellings. */
const NOT_COPY =
  /^content\/(planned-tools|types\.ts)|\.test\.|styleguide|specimen|wordy-phrases\.ts|grammar-checker\/tool\.ts/

const phrasings: Phrasing[] = [
  [/\b(?:once|it|us|you),? by mail\b|\ba mail\b(?! carrier)|\b(?:each|every) mail\b|(?<!\/dev\/)\bmails\b/i, 'email'],
  [/\b(?:online |web)shops?\b|\bwebshops?\b/i, 'online store'],
  [/\bwhoever\b/i, 'anyone who, or name the person'],
  [
    /\b(?:colour|catalogue|behaviour|centre|favourite|licence|grey|jewellery|labelled|cancelled|travell(?:ing|er))\b/i,
    'American spelling',
  ],
  [
    /\b(?:organis|optimis|analys|recognis|prioritis|summaris)(?:e[ds]?|ing|ations?)\b(?<!\banalyses)/i,
    'American spelling with z',
  ],
  [/\b(?:whilst|amongst|learnt|spelt|misspelt|dreamt|fortnight|postcodes?)\b/i, 'the American word'],
  [/\bworking days?\b/i, 'business days'],
  [/\b(?:un)?tick(?:ed)? (?:“|the box|several|this)/i, 'check, clear, or select'],
  [/\b(?:trousers|check-ups?|clean-up|in the diary|kitchen fitters?)\b/i, 'the American word'],
  [/\bOf (?:a|the) page(?: that [^,]+)?, (?:the|only|all|its)\b/, 'a sentence that begins with its subject'],
  [/\d %/, 'the percent sign without a space'],
  [/\bheaps? up\b/i, 'is concentrated, or grows'],
  [/\bthere stands?\b|\bon it stands?\b|\bstands? there\b|\bpicture stood\b|\bpicture stands\b/i, 'is, or appears'],
  [/\b(?:is|are|was|were) told by\b|\bis asked of\b/i, 'the active voice'],
  [/\b(?:what|which) (?:is|was) missing, we\b/i, 'If something is missing, we'],
  [/\bto mend\b/i, 'to fix'],
  [/\bdoes as well\b/i, 'works too'],
  [/\bby (?:itself|themselves) \d+ days\b/i, 'automatically'],
  [/\bknown to you by name\b/i, 'named'],
  [/\bnot valid, or no longer\b/i, 'no longer works'],
  [/\bbudget a month\b/i, 'monthly budget'],
  [/\b1 (?:reviews|articles|tools|results|pages)\b/, 'the singular after 1'],
  [/\bAll \d+ (?:free )?tools\b/, 'All free tools: a number in copy goes out of date'],
  [/\bas quoted by the agency\b/i, 'the source with its year and link'],
  [
    /\b(?:Invalid (?:input|option|discriminator)|Too (?:big|small): expected|expected \w+, received)\b/,
    'a sentence of our own',
  ],
  [/\balso (?:not|when the answer is no)\b/i, 'even if the answer is no'],
  [/\breckon(?:s|ed|ing)?\b/i, 'calculate, or think'],
  [/\b(?:dearer|dearest|(?:is|are) dear)\b/i, 'expensive'],
  [/\bzip codes?\b/, 'ZIP code'],
]

/**
 * Finds phrasings that read as translated in the copy of the site and in emails.
 * @param files of the repository, with paths from its root
 * @returns one sentence for each place
 */
export function bannedPhrasings(files: { path: string; text: string }[]): string[] {
  return (
    files
      .filter(({ path }) => COPY.test(path) && !NOT_COPY.test(path))
      // Parsing takes long, and most files contain none.
      .filter(({ text }) => hasPhrasing(text.replace(/\s+/g, ' ')))
      .flatMap(({ path, text }) =>
        sentencesOf(path, text).flatMap(({ line, text: words }) =>
          phrasings.flatMap(([banned, instead]) => {
            const found = banned.exec(words)?.[0]
            return found ? [`${path}:${line} says “${found}”; write instead: ${instead}.`] : []
          }),
        ),
      )
  )
}

const hasPhrasing = (text: string) => phrasings.some(([banned]) => banned.test(text))

/** A string without a space is a name. */
const sentencesOf = (path: string, text: string) =>
  textsOf(path, text).filter(({ text: words }) => /\S\s+\S/.test(words))
