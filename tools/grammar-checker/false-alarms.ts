import { beforeNumbers, shortened, titles } from '#engine/text/abbreviations.ts'
import type { Issue } from './issue.ts'

/** Rules of one house style against another: there is nothing to correct. */
const taste = new Set(['UseTitleCase', 'OxfordComma', 'OkToOkay', 'ExpandTimeShorthands'])
/** Rules of Harper that guess the meaning and are wrong more often than right on edited prose. */
const guesses = new Set(['MissingTo', 'MergeWords', 'MissingPreposition', 'NationalCapitals'])
const spelling = new Set(['SpellCheck', 'SplitWords'])

/** Words about the web, about stores, and of British English that Harper's dictionary lacks. */
export const knownWords =
  'hreflang noindex nofollow canonicals canonicalization canonicalize recrawl recrawled recrawls fetchable indexable crawlable sitelinks backlink backlinks permalink permalinks microdata seater seaters upsell upsells remarketing retargeting lightbox subfolder subfolders afterwards towards Googlebot Bingbot'.split(
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
      !guesses.has(issue.rule) &&
      !spans.some(([start, end]) => issue.start < end && issue.end > start) &&
      !(spelling.has(issue.rule) && (isNoWord(issue, text) || isName(issue, text))) &&
      // Türkiye has asked for another spelling of its name; both are in use.
      !issue.suggestions.some((one) => /^Türkiye/.test(one)) &&
      !(issue.rule === 'SentenceCapitalization' && isNoHead(text, issue.start)) &&
      !(issue.rule === 'Spaces' && issue.text.includes('\t')) &&
      !(issue.rule === 'OrthographicConsistency' && isHead(issue)) &&
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
  knownWords.includes(word.replace(/[’']s?$/, '')) ||
  /\p{Ll}\p{Lu}/u.test(word) ||
  /^\p{Lu}{2,6}(?:s|[’']s)?$/u.test(word) ||
  /[\d\p{Sc}]/u.test(text[start - 1] ?? '')

/**
 * Returns whether a word is a name that is in no dictionary: it has a capital within a sentence, and is not one letter
 * away from a known name.
 */
function isName({ text: word, start, suggestions }: Issue, text: string) {
  if (!/^\p{Lu}\p{Ll}/u.test(word) || !/[\p{L}\p{N},;’')] ["“(]?$/u.test(text.slice(Math.max(0, start - 3), start)))
    return false
  return !suggestions.some((one) => /^\p{Lu}/u.test(one) && word.length > 4 && isOneEditApart(word, one))
}

function isOneEditApart(one: string, other: string) {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let to = 0
  while (to < Math.min(one.length, other.length) - from && one.at(-1 - to) === other.at(-1 - to)) to++
  const [rest, otherRest] = [one.slice(from, one.length - to), other.slice(from, other.length - to)]
  const isSwapped = rest.length === 2 && rest === [...otherRest].reverse().join('')
  return isSwapped || Math.max(rest.length, otherRest.length) === 1
}

/** Returns whether a single capital letter begins a sentence, as in “Who’s”. */
const isHead = ({ text: word, suggestions }: Issue) =>
  /^\p{Lu}\P{Lu}*$/u.test(word) && suggestions[0] === word.toLowerCase().replace('’', "'")

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
  return acronym !== undefined && /^[AEFHILMNORSX]/.test(acronym) === /^an$/i.test(article)
}
