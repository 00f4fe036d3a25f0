import type { CrawledPage } from '../web/crawl.ts'
import { hammingDistance } from './fingerprint.ts'
import { morePhrases } from './more-not-found-phrases.ts'
import { phrases } from './not-found-phrases.ts'

export type Soft404 = {
  /** 0 to 1; a page of at least `THRESHOLD` counts as a soft 404. */
  score: number
  /** The evidence, with the words of the page. */
  reasons: string[]
}

type Site = { missing: CrawledPage[]; home: CrawledPage | undefined }
type Said = Pick<CrawledPage, 'title' | 'h1' | 'lead' | 'words' | 'robots'>

export const THRESHOLD = 0.5

/** Minimum share of a title or heading that a phrase must make up. */
const MIN_SHARE = 0.5
/** Maximum number of letters and digits around it: “Oops!”, “Sorry”, “Error”. */
const MAX_AROUND = 14
const MAX_AROUND_BARE = 10
const LEAD_LENGTH = 300

const { said, bare } = { said: unionOf('said'), bare: unionOf('bare') }

/**
 * Returns why a page with a status of 2xx says “not found”, or undefined if it does not. It compares the page with what
 * the site returns for URLs that cannot exist, and weighs the words of its title, headings, and first sentences in 41
 * languages against its length. Source of the comparison: Bar-Yossef et al., “Sic Transit Gloria Telae”, 2004.
 */
export function checkSoft404(page: CrawledPage, { missing, home }: Site): Soft404 | undefined {
  if (page.url === home?.url || page.status === null || page.status < 200 || page.status > 299) return undefined
  const wording = scoreWording(page)
  const { host } = new URL(page.url)
  const twin = missing.find(
    (one) => new URL(one.url).host === host && one.url !== page.url && isSameTemplate(page, one, home),
  )
  const score = twin ? Math.max(0.9, wording.score) : wording.score
  if (score < THRESHOLD) return undefined
  const reasons = twin
    ? [`The site returns the same text for ${new URL(twin.url).pathname}, which cannot exist.`, ...wording.reasons]
    : wording.reasons
  return { score: Math.min(1, score), reasons }
}

/** Returns how strongly the words of a page say that it does not exist. */
export function scoreWording({ title, h1, lead, words, robots }: Said): Soft404 {
  const reasons: string[] = []
  let score = 0
  const add = (weight: number, reason: string) => {
    score += weight
    reasons.push(reason)
  }
  const heading = h1.find((text) => says(text))
  const inTitle = says(title)
  if (inTitle) add(0.5, `The title says “${inTitle}”.`)
  if (heading) add(0.5, `The main heading says “${says(heading)}”.`)
  const start = simplified(lead.slice(0, LEAD_LENGTH))
  const sentence = said.exec(start)?.[0]
  if (sentence) add(0.4, `The text begins with “${sentence.trim()}”.`)
  else if (words <= SHORT && says(firstLine(lead))) add(0.3, `The text begins with “${says(firstLine(lead))}”.`)
  else if (words <= SHORT) {
    const later = said.exec(simplified(lead))?.[0]
    if (later) add(0.25, `The text says “${later.trim()}”.`)
  }
  if (reasons.length === 0) return { score: 0, reasons }
  if (robots.includes('noindex')) add(0.1, 'A robots rule keeps the page out of the index.')
  return { score: score + lengthWeight(words), reasons }
}

/** Numbers of words in a main text. Not-found pages are short, except that some recommend products and posts. */
const [TINY, SHORT, LONG, VERY_LONG] = [60, 150, 400, 900]

function lengthWeight(words: number) {
  if (words <= TINY) return 0.15
  if (words <= SHORT) return 0.1
  if (words > VERY_LONG) return -1
  return words > LONG ? -0.4 : -0.05
}

/** Returns the phrase that makes up a title or heading, or one part of it. */
function says(text: string): string | undefined {
  for (const part of partsOf(simplified(text))) {
    const letters = lettersOf(part)
    if (letters === 0) continue
    if (ERROR_CODE.test(part)) return part
    for (const [phrase, around] of [
      [said, MAX_AROUND],
      [bare, MAX_AROUND_BARE],
    ] as const) {
      const found = phrase.exec(part)?.[0]
      const matched = lettersOf(found ?? '')
      if (found && matched / letters >= MIN_SHARE && letters - matched <= around) return found.trim()
    }
  }
  return undefined
}

/**
 * Words around a status code: “Error 404”, “Oops! 404”. With any other word, the number is not a status: “Room 404”.
 */
const CODE_WORDS =
  'error|errors|http|status|code|oops|ups|whoops|sorry|uh-oh|erreur|fehler|felkod|fel|fejl|feil|fout|foutmelding|errore|erro|błąd|chyba|hiba|eroare|грешка|ошибка|помилка|σφάλμα|hata|خطأ|שגיאה|lỗi|ข้อผิดพลาด|エラー|错误|錯誤|오류|kesalahan|ralat|virhe|klaida|viga|kļūda|page|seite|página|pagina|strona|sida|side|sivu|halaman'
const ERROR_CODE = new RegExp(
  `^[\\s\\p{P}\\p{S}]*(?:(?:${CODE_WORDS})[\\s\\p{P}\\p{S}]*){0,3}(?:404|410)[\\s\\p{P}\\p{S}]*(?:(?:${CODE_WORDS})[\\s\\p{P}\\p{S}\\d]*){0,2}$`,
  'u',
)

/** A separator between the parts of a title: “Page not found – Shop”. */
const SEPARATOR = /\s+[-–—|·•:»«<>/~]+\s+|[|·•»«]|:\s|(?<=[.!?。！？])\s+/u

function partsOf(text: string) {
  const parts = text.split(SEPARATOR).filter((part) => part !== undefined && part.trim() !== '')
  return parts.length > 1 ? [...parts, text] : parts
}

const simplified = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[^\S\n]+/g, ' ')
const lettersOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0
const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** Maximum difference: texts of templates differ in the URL they name and in their recommendations. */
const MAX_DISTANCE = 8
const MIN_WORDS = 5

/**
 * Returns whether two pages have the same template. A site that returns its home page for every URL, or an empty page
 * that scripts fill, is not evidence.
 */
function isSameTemplate(page: CrawledPage, missing: CrawledPage, home: CrawledPage | undefined) {
  if (missing.status === null || missing.status > 299 || missing.words < MIN_WORDS) return false
  if (home && isAlike(missing, home)) return false
  return isAlike(page, missing)
}

function isAlike(one: CrawledPage, other: CrawledPage) {
  if (one.textHash === other.textHash) return true
  const [fewer, more] = [Math.min(one.words, other.words), Math.max(one.words, other.words)]
  return one.title === other.title && fewer >= 0.8 * more && hammingDistance(one.simhash, other.simhash) <= MAX_DISTANCE
}

function unionOf(list: 'said' | 'bare') {
  return new RegExp(
    [...Object.values(phrases), ...Object.values(morePhrases)]
      .flatMap((of) => of[list])
      .map((source) => `(?:${source})`)
      .join('|'),
    'u',
  )
}
