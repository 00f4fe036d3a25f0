import { beforeNumbers, shortened, titles } from '../../engine/text/abbreviations.ts'
import type { Issue } from './issue.ts'

/** Taste of one house style against another: nothing to mend. */
const taste = new Set(['UseTitleCase', 'OxfordComma', 'OkToOkay', 'ExpandTimeShorthands'])
/** Rules of Harper that guess at meaning and, on edited prose, are wrong more often than right. */
const guesses = new Set(['MissingTo', 'MergeWords', 'MissingPreposition', 'NationalCapitals'])
const spelling = new Set(['SpellCheck', 'SplitWords'])

/** Words of the web, of shops and of Britain that Harper's dictionary lacks. */
export const knownWords =
  'hreflang noindex nofollow canonicals canonicalization canonicalize recrawl recrawled recrawls fetchable indexable crawlable sitelinks backlink backlinks permalink permalinks microdata seater seaters upsell upsells remarketing retargeting lightbox subfolder subfolders afterwards towards Googlebot Bingbot'.split(
    ' ',
  )

const addresses =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|info|io|co|app|dev|shop|store|de|fr|uk|eu|ca|us|example|js|ts|css|html|json|md|txt|xml|php)\b(?:\/\S*)?/gi

/**
 * Without what is no mistake to an editor: addresses, acronyms, names with capitals inside, “s” after a figure, matters
 * of house style, items of a list, and the word after an abbreviation.
 */
export function withoutFalseAlarms(issues: Issue[], text: string): Issue[] {
  const spans = [...text.matchAll(addresses)].map(({ 0: address, index }) => [index, index + address.length] as const)
  return issues.filter(
    (issue) =>
      !taste.has(issue.rule) &&
      !guesses.has(issue.rule) &&
      !spans.some(([start, end]) => issue.start < end && issue.end > start) &&
      !(spelling.has(issue.rule) && (isNoWord(issue, text) || isName(issue, text))) &&
      // The country has asked for another spelling of its name; both are in use.
      !issue.suggestions.some((one) => /^Türkiye/.test(one)) &&
      !(issue.rule === 'SentenceCapitalization' && isNoHead(text, issue.start)) &&
      !(issue.rule === 'Spaces' && issue.text.includes('\t')) &&
      !(issue.rule === 'OrthographicConsistency' && isHead(issue)) &&
      !(issue.rule === 'AnA' && isSpelledOut(issue, text)) &&
      // “next to redirects”, “an alternative to prescribed burning”: nouns and their adjectives.
      !(
        issue.rule === 'InflectedVerbAfterTo' &&
        (/s$/.test(issue.text) || /^ \w+(?:ing|ion|s)\b/.test(text.slice(issue.end)))
      ),
  )
}

/** Letters that stand for a thing, acronyms, camel case, and what hangs on a figure: “404s”, “2.5 s”. */
const isNoWord = ({ text: word, start }: Issue, text: string) =>
  /^\p{L}\.?$/u.test(word) ||
  /\d/.test(word) ||
  knownWords.includes(word.replace(/[’']s?$/, '')) ||
  /\p{Ll}\p{Lu}/u.test(word) ||
  /^\p{Lu}{2,6}(?:s|[’']s)?$/u.test(word) ||
  /[\d\p{Sc}]/u.test(text[start - 1] ?? '')

/**
 * Returns whether this is a name that no dictionary has: a capital within a sentence, unless one letter makes it a name
 * that is known.
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

/** Returns whether this is a capital alone, as “Who’s” has it at the head of a sentence. */
const isHead = ({ text: word, suggestions }: Issue) =>
  /^\p{Lu}\P{Lu}*$/u.test(word) && suggestions[0] === word.toLowerCase().replace('’', "'")

/** Returns whether a sentence cannot begin here: the first word of an item, or the one after “approx.”. */
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

/** Returns whether this is a line that is more than a label: it ends like a sentence and has some words. */
const isSentence = (line: string) => /[.!?]['"”’)]*\s*$/.test(line) && line.trim().split(/\s+/).length > 3

/** “an SEO”, “a URL”: before an acronym the sound of its first letter decides. */
function isSpelledOut({ text: article, end }: Issue, text: string) {
  const acronym = /^\s+(\p{Lu}{2,})\b/u.exec(text.slice(end, end + 40))?.[1]
  return acronym !== undefined && /^[AEFHILMNORSX]/.test(acronym) === /^an$/i.test(article)
}
