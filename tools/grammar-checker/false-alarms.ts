import { beforeNumbers, shortened, titles } from '#engine/text/abbreviations.ts'
import type { Issue } from './issue.ts'
import { isName, isPartOfName } from './names.ts'

/** Rules of taste, and two that guess missing words: there is nothing to correct. */
const taste = new Set(
  'UseTitleCase OxfordComma OkToOkay ExpandTimeShorthands NationalCapitals NumericRangeEnDash DisjointPrefixes Excellent LitotesDirectPositive CondenseAllThe Regionalisms UpdatePlaceNames MissingTo MissingPreposition'.split(
    ' ',
  ),
)
/** Rules that take parts of names for words: “Des Plaines”, “Walla Walla”, “Dick Mills”, “Văn An”, “LOS ANGELES”. */
const aboutNames = new Set(['WrongNegative', 'RepeatedWords', 'AvoidCurses', 'AnA', 'NotablePlaces'])
const spelling = new Set(['SpellCheck', 'SplitWords'])

/** Words about the web, about stores, and of British English that Harper's dictionary lacks. */
export const knownWords =
  "dos don'ts hreflang noindex nofollow canonicals canonicalization canonicalize recrawl recrawled recrawls fetchable indexable crawlable sitelinks backlink backlinks permalink permalinks microdata seater seaters upsell upsells remarketing retargeting lightbox subfolder subfolders afterwards towards Googlebot Bingbot".split(
    ' ',
  )

const addresses =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|info|io|co|app|dev|shop|store|de|fr|uk|eu|ca|us|example|js|ts|css|html|json|md|txt|xml|php)\b(?:\/\S*)?/gi

/**
 * Removes flags that an editor would not count as mistakes: addresses, acronyms, names with capitals inside, “s” after
 * a figure, matters of house style, items of a list, and the word after an abbreviation.
 */
export function withoutFalseAlarms(issues: Issue[], text: string): Issue[] {
  const spans = [...text.matchAll(addresses)].map(({ 0: address, index }) => [index, index + address.length] as const)
  return issues.filter(
    (issue) =>
      !taste.has(issue.rule) &&
      !spans.some(([start, end]) => issue.start < end && issue.end > start) &&
      !(spelling.has(issue.rule) && (isNoWord(issue, text) || isName(issue, text))) &&
      !(aboutNames.has(issue.rule) && isPartOfName(issue, text)) &&
      !(issue.rule === 'RepeatedWords' && /^had had$/i.test(issue.text)) &&
      // “The Wi-Fi at”: half of a word.
      !(issue.rule === 'MergeWords' && text[issue.start - 1] === '-') &&
      // “He said that that was fine.”
      !(
        issue.rule === 'RedundantThat' &&
        /^ (?:is|was|are|were|will|would|can|had|has|one|\w+ed)\b/.test(text.slice(issue.end))
      ) &&
      // Türkiye has asked for another spelling of its name; both are in use.
      !issue.suggestions.some((one) => /^Türkiye/.test(one)) &&
      !(issue.rule === 'SentenceCapitalization' && isNoHead(text, issue.start)) &&
      !(issue.rule === 'Spaces' && issue.text.includes('\t')) &&
      !(issue.rule === 'OrthographicConsistency' && (isHead(issue) || isOtherCase(issue))) &&
      !(issue.rule === 'UnclosedQuotes' && /["”]/.test(text[issue.start - 1] ?? '')) &&
      !(issue.rule === 'UnclosedQuotes' && /["“]/.test(text[issue.end] ?? '')) &&
      !(issue.rule === 'AnA' && isSpelledOut(issue, text)) &&
      // “next to redirects”, “an alternative to prescribed burning”: nouns after “to”.
      !(
        issue.rule === 'InflectedVerbAfterTo' &&
        (/s$/.test(issue.text) || /^ \w+(?:ing|ion|s)\b/.test(text.slice(issue.end)))
      ),
  )
}

/**
 * Returns whether letters are not a word: a symbol, an acronym, camel case, or a suffix of a number as in “404s”, “2.5
 * s”.
 */
const isNoWord = ({ text: word, start }: Issue, text: string) =>
  /^\p{L}\.?$/u.test(word) ||
  /\d/.test(word) ||
  knownWords.includes(word.replace(/[’']s?$/, '').replace('’', "'")) ||
  /\p{Ll}\p{Lu}/u.test(word) ||
  /^\p{Lu}{2,6}(?:s|[’']s)?$/u.test(word) ||
  /[\d\p{Sc}]/u.test(text[start - 1] ?? '')

/** Returns whether a single capital letter begins a sentence, as in “Who’s”. */
const isHead = ({ text: word, suggestions }: Issue) =>
  /^\p{Lu}\P{Lu}*$/u.test(word) && suggestions[0] === word.toLowerCase().replace('’', "'")

/** Returns whether only the case of a name differs, as in “Nasdaq” and “NASDAQ”; “Javascript” is still corrected. */
const isOtherCase = ({ text: word, suggestions }: Issue) =>
  /^\p{Lu}/u.test(word) && suggestions.every((one) => !/\p{Ll}\p{Lu}/u.test(one))

/** Returns whether a sentence cannot begin here: at the first word of a list item, or after “approx.”. */
function isNoHead(text: string, start: number) {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (/^\s*(?:[-*+•|>]|\d+[.)])\s*[“"'*_]*$/.test(line)) return true
  if (/^\s*[“"'*_]*$/.test(line)) return !isSentence(text.slice(start).split('\n', 1)[0] ?? '')
  const token = /(\S+)\.["”’)]*\s+["“‘(]*$/
    .exec(line)?.[1]
    ?.toLowerCase()
    .replace(/^.*[-–—/(,"“]/u, '')
  return (
    token !== undefined &&
    (/^conv$|\.|^\p{L}$/u.test(token) || [titles, beforeNumbers, shortened].some((set) => set.has(token)))
  )
}

/** Returns whether a line is a sentence and not a label: it ends like a sentence and has several words. */
const isSentence = (line: string) => /[.!?]['"”’)]*\s*$/.test(line) && line.trim().split(/\s+/).length > 3

/**
 * Returns whether an acronym is read letter by letter, so that the sound of its first letter decides the article: “an
 * SEO”, “a URL”.
 */
function isSpelledOut({ text: article, end }: Issue, text: string) {
  const acronym = /^\s+(\p{Lu}{2,})\b/u.exec(text.slice(end, end + 40))?.[1]
  if (acronym === undefined) return false
  // Longer words in capitals may be read as words: “a SPECIAL offer”.
  const isAn = /^an$/i.test(article)
  return /^[AEFHILMNORSX]/.test(acronym) === isAn || (acronym.length > 4 && /^[AEIOU]/.test(acronym) === isAn)
}
