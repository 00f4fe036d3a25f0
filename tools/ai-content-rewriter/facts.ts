export type FactKind = 'number' | 'name' | 'URL' | 'email' | 'quotation' | 'keep-list entry'
export type Fact = { kind: FactKind; value: string }

type Span = { start: number; end: number }

const url =
  /(?:https?:\/\/|www\.)[^\s<>"“”]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|de|fr|es|uk|us|ca|eu|example|shop|store|app)\b(?:\/[^\s<>"“”]*)?/gi
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const number = /[$€£¥]?\d+(?:[.,:/\-–]\d+)*(?:\s?%|[A-Za-z]+\b)?/g
const quotation = /“([^“”]{1,400})”|"([^"\n]{1,400})"|«([^«»]{1,400})»|„([^„“”]{1,400})[“”]/g
/** Acronyms, model numbers, and capitals inside a word are names in every language. */
const marked = /\b(?:\p{Lu}{2,}[\p{Lu}\d]*s?|\p{L}*\p{Ll}\p{Lu}\p{L}*|\p{L}+\d+[\p{L}\d]*)\b/gu
const capitalized =
  /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}’'-]*(?:(?: (?:of|the|de|la|van|von|der|and|&) | )\p{Lu}[\p{L}\p{M}\p{N}’'-]*)*/gu

/** Languages that capitalize all nouns: there, a capital shows no name. */
const nounCapitals = new Set(['de', 'lb', 'nds'])
/** Capitalized in English without naming anyone. */
const notNames = new Set(['I', 'I’m', 'I’ve', 'I’ll', 'I’d', "I'm", "I've", "I'll", "I'd", 'OK'])

/**
 * Returns what a rewritten text has to keep: numbers with their unit signs, names, URLs, emails, quotations, and the
 * entries of the keep list that the text contains. Numbers in words are not among them.
 */
export function factsOf(text: string, { keep, language }: { keep: string[]; language: string | null }): Fact[] {
  const facts: Fact[] = []
  const add = (kind: FactKind, value: string) => {
    if (value !== '' && !facts.some((one) => one.kind === kind && one.value === value)) facts.push({ kind, value })
  }
  for (const entry of keep) if (contains(text, entry)) add('keep-list entry', entry)
  for (const { 0: found } of text.matchAll(email)) add('email', found)
  const plain = blank(text, email)
  for (const { 0: found } of plain.matchAll(url)) add('URL', found.replace(/[.,;:!?)\]’']+$/, ''))
  const bare = blank(plain, url)
  for (const match of bare.matchAll(quotation)) add('quotation', quotedIn(match))
  for (const { 0: found } of bare.matchAll(number)) add('number', found.replace(/\s/g, ''))
  for (const name of namesIn(bare, language)) add('name', name)
  return facts
}

/** Returns the facts of the source that a rewritten text has lost. */
export function lostFacts(facts: Fact[], answer: string): Fact[] {
  const numbers = new Set(
    Array.from(blank(blank(answer, email), url).matchAll(number), ([found]) => found.replace(/\s/g, '')),
  )
  return facts.filter(({ kind, value }) => (kind === 'number' ? !numbers.has(value) : !contains(answer, value)))
}

/** Returns numbers, URLs, and emails of a rewritten text that its source does not have. */
export function addedFacts(source: string, answer: string): Fact[] {
  const options = { keep: [], language: 'de' }
  const known = factsOf(source, options)
  return factsOf(answer, options).filter(
    ({ kind, value }) =>
      ['number', 'URL', 'email'].includes(kind) && !known.some((one) => one.kind === kind && one.value === value),
  )
}

/** Finds the parts of a text that no rule may change: facts, code, and Markdown links. */
export function protectedSpans(text: string, keep: string[]): Span[] {
  const spans: Span[] = []
  const add = (start: number, end: number) => spans.push({ start, end })
  for (const pattern of [
    email,
    url,
    quotation,
    number,
    /`{1,3}[^`]+`{1,3}/g,
    /\[[^\]\n]*\]\([^)\n]*\)/g,
    /‘[^‘’\n]{1,200}’/g,
    /^(?: {4}|\t).*$/gm,
  ])
    for (const { 0: found, index } of text.matchAll(pattern)) add(index, index + found.length)
  for (const entry of keep) for (const at of placesOf(text, entry)) add(at, at + entry.length)
  for (const { 0: found, index } of text.matchAll(capitalized)) {
    // A capital at the start of a sentence shows no name, unless another follows it.
    if (opensSentence(text, index) && !found.includes(' ')) continue
    add(index, index + found.length)
  }
  for (const { 0: found, index } of text.matchAll(marked)) add(index, index + found.length)
  return spans.toSorted((one, other) => one.start - other.start)
}

function namesIn(text: string, language: string | null): string[] {
  const names = Array.from(text.matchAll(marked), ([found]) => found)
  if (language !== null && nounCapitals.has(language)) return names
  const inside: string[] = []
  const opening: string[] = []
  for (const { 0: found, index } of text.matchAll(capitalized)) {
    const words = found.split(' ')
    if (!opensSentence(text, index)) inside.push(found)
    else if (words.length > 1) {
      // “The Oakfield Company” names Oakfield Company.
      inside.push(
        words
          .slice(1)
          .join(' ')
          .replace(/^(?:of|the|and|&) /, ''),
      )
      opening.push(words[0] as string)
    } else opening.push(found)
  }
  const known = new Set(inside.flatMap((name) => name.split(' ')))
  return [...names, ...inside, ...opening.filter((word) => known.has(word))]
    .map(withoutEnding)
    .filter((name) => name.length > 1 && !notNames.has(name))
}

/** Returns a name without its possessive ending, since “Oakfield’s” may become “of Oakfield”. */
const withoutEnding = (name: string) => name.replace(/[’']s?$/, '').replace(/[-–]+$/, '')

function opensSentence(text: string, at: number) {
  const before = text.slice(Math.max(0, at - 80), at)
  return (
    /(?:^|[.!?:…]["”’»)\]]*\s+|\n\s*(?:[-*•>#]+\s*|\d+[.)]\s*)?|[.!?]\s*[“"«(]|^\s*[“"«(*#>-]+\s*)$/.test(before) ||
    before.trim() === ''
  )
}

/** Returns whether a text contains these words as whole words, not inside a longer word or number. */
function contains(text: string, value: string) {
  return placesOf(normal(text), normal(value)).length > 0
}

function placesOf(text: string, value: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const isJoined =
      (/^[\p{L}\p{N}]/u.test(value) && /[\p{L}\p{N}]$/u.test(text.slice(0, at))) ||
      (/[\p{L}\p{N}]$/u.test(value) && /^[\p{L}\p{N}]/u.test(text.slice(at + value.length)))
    if (!isJoined) places.push(at)
  }
  return places
}

const normal = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
const quotedIn = (match: RegExpMatchArray) => (match.slice(1).find((part) => part !== undefined) ?? '').trim()
const blank = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))
