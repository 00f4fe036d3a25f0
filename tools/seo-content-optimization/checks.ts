import type { Language } from '#engine/text/stop-words.ts'
import { textWidth } from '#engine/text-width/text-width.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Content } from './content.ts'
import { placesOfTerm, type Stems, stemsOf, termOf } from './terms.ts'

/**
 * Space for a title and a description in desktop results, in CSS pixels. We measured it, because Google documents none.
 */
export const TITLE_WIDTH = 600
export const DESCRIPTION_WIDTH = 1_200
export const TITLE_SIZE = 20
export const DESCRIPTION_SIZE = 14
const BEGINNING = 100
/** A keyword counts as stuffed if its share of the words is above this and above that of every rival. */
const STUFFED = 0.03

const titleLinks = {
  label: 'Google: title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
}
const snippets = { label: 'Google: snippets', url: 'https://developers.google.com/search/docs/appearance/snippet' }
const starter = {
  label: 'Google: SEO starter guide',
  url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
}
const stuffing = {
  label: 'Google: keyword stuffing',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
}

export type Factor = 'title' | 'description' | 'headings' | 'keyword'
type CheckedFactors = { findings: Finding[]; scores: Record<Factor, number | null> }

/**
 * Checks where the keyword occurs: title, description, headings, first words. Parts that a plain text cannot have are
 * `null`.
 */
export function checkContent(content: Content, keyword: string, language: Language, rivals: number[]): CheckedFactors {
  const term = termOf(keyword, language)
  const has = (text: string) => hasAll(stemsOf(text, language), term)
  const stems = stemsOf(content.text, language)
  const title = content.isHtml ? checkTitle(content.title, keyword, has) : null
  const description = content.isHtml ? checkDescription(content.description, keyword, has) : null
  const headings = checkHeadings(content, keyword, has)
  const words = checkKeyword(stems, term, keyword, rivals)
  return {
    findings: [...(title ?? []), ...(description ?? []), ...(headings ?? []), ...words],
    scores: {
      title: scoreOf(title),
      description: scoreOf(description),
      headings: scoreOf(headings),
      keyword: scoreOf(words),
    },
  }
}

/**
 * Returns whether a text contains all words of the keyword, in any order, because Google does not require an exact
 * match.
 */
const hasAll = ({ stems }: Stems, term: string[]) => term.length > 0 && term.every((stem) => stems.includes(stem))

const lost: Record<Finding['severity'], number> = { critical: 100, warning: 50, notice: 20, pass: 0 }

const scoreOf = (findings: Finding[] | null) =>
  findings === null ? null : Math.max(0, 100 - findings.reduce((sum, { severity }) => sum + lost[severity], 0))

function checkTitle(title: string | null, keyword: string, has: (text: string) => boolean): Finding[] {
  if (!title)
    return [
      {
        id: 'no-title',
        severity: 'critical',
        title: 'The page has no title.',
        why: 'Google makes the headline of a result from the title element first.',
        fix: `<title>${keyword}: …</title>`,
        ref: titleLinks,
      },
    ]
  const found: Finding[] = []
  if (!has(title))
    found.push({
      id: 'title-without-keyword',
      severity: 'warning',
      title: `The title does not contain “${keyword}”.`,
      why: 'The title is the first thing a searcher compares with the query.',
      evidence: title,
      fix: `${keyword}: ${title}`,
      ref: titleLinks,
    })
  const width = Math.round(textWidth(title, { size: TITLE_SIZE }))
  if (width > TITLE_WIDTH)
    found.push({
      id: 'long-title',
      severity: 'notice',
      title: `The title is ${width} px wide. About ${TITLE_WIDTH} px are shown.`,
      why: 'Google cuts a title link to the width of the device. Searchers do not see the end.',
      evidence: title,
      fix: 'Move what matters to the beginning, or shorten the title.',
      ref: titleLinks,
    })
  return found
}

function checkDescription(description: string | null, keyword: string, has: (text: string) => boolean): Finding[] {
  if (!description)
    return [
      {
        id: 'no-description',
        severity: 'warning',
        title: 'The page has no meta description.',
        why: 'Google then chooses a piece of the text for the snippet.',
        fix: `<meta name="description" content="One or two sentences about ${keyword}.">`,
        ref: snippets,
      },
    ]
  const found: Finding[] = []
  if (!has(description))
    found.push({
      id: 'description-without-keyword',
      severity: 'notice',
      title: `The description does not contain “${keyword}”.`,
      why: 'Google uses the description when it fits the query better than the text does, and sets the words of the query in bold.',
      evidence: description,
      fix: `Mention ${keyword} in the first sentence.`,
      ref: snippets,
    })
  const width = Math.round(textWidth(description, { size: DESCRIPTION_SIZE }))
  if (width > DESCRIPTION_WIDTH)
    found.push({
      id: 'long-description',
      severity: 'notice',
      title: `The description is ${width} px long. About ${DESCRIPTION_WIDTH} px fit into two lines.`,
      why: 'Google cuts snippets to the width of the device.',
      evidence: description,
      fix: 'Shorten it, or put what matters first.',
      ref: snippets,
    })
  return found
}

function checkHeadings(
  { headings, isHtml }: Content,
  keyword: string,
  has: (text: string) => boolean,
): Finding[] | null {
  if (headings.length === 0 && !isHtml) return null
  const found: Finding[] = []
  const first = headings.filter(({ level }) => level === 1)
  const main = first[0]
  if (!main)
    found.push({
      id: 'no-h1',
      severity: 'warning',
      title: 'There is no first-level heading.',
      why: 'It tells readers that they are in the right place, and Google may show it as the title link.',
      fix: isHtml ? `<h1>${keyword}</h1>` : `# ${keyword}`,
      ref: titleLinks,
    })
  else if (!has(main.text))
    found.push({
      id: 'h1-without-keyword',
      severity: 'warning',
      title: `The first-level heading does not contain “${keyword}”.`,
      why: 'Readers who came for it look for it there.',
      evidence: main.text,
      fix: `Name ${keyword} in the heading.`,
      ref: titleLinks,
    })
  if (first.length > 1)
    found.push({
      id: 'several-h1',
      severity: 'notice',
      title: `There are ${first.length} first-level headings.`,
      why: 'Google asks for one headline that is clearly the main one.',
      evidence: first.map(({ text }) => text).join('\n'),
      fix: 'Keep the first one, and make the others second-level headings.',
      ref: titleLinks,
    })
  const skipped = headings.find(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? 6) + 1)
  if (skipped)
    found.push({
      id: 'skipped-level',
      severity: 'notice',
      title: `The heading “${skipped.text}” skips a level.`,
      why: 'Screen readers list headings as an outline, in which a part is then missing.',
      evidence: `Level ${skipped.level}`,
      fix: `Make it level ${skipped.level - 1}.`,
      ref: { label: 'WAI: headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
    })
  return found
}

function checkKeyword(stems: Stems, term: string[], keyword: string, rivals: number[]): Finding[] {
  const places = placesOfTerm(stems, term)
  const total = stems.stems.length
  if (!hasAll(stems, term))
    return [
      {
        id: 'keyword-missing',
        severity: 'critical',
        title: `The text does not contain “${keyword}”.`,
        why: 'A page that never uses the words of a query is seldom an answer to it.',
        evidence: `0 occurrences in ${total} words`,
        fix: 'Use it where it is natural, first of all in the opening paragraph.',
        ref: starter,
      },
    ]
  const found: Finding[] = []
  if (places.length === 0)
    found.push({
      id: 'keyword-apart',
      severity: 'notice',
      title: `The words of “${keyword}” are in the text, but never together.`,
      why: 'Search engines understand it all the same. Readers recognize their own words faster.',
      evidence: `0 occurrences of all of them together in ${total} words`,
      fix: 'Use it once where it is natural, best in the opening paragraph.',
      ref: starter,
    })
  if (!hasAll({ ...stems, stems: stems.stems.slice(0, BEGINNING) }, term))
    found.push({
      id: 'late-keyword',
      severity: 'notice',
      title: `The first ${BEGINNING} words do not contain “${keyword}”.`,
      why: 'Readers decide at the beginning whether they stay.',
      evidence: stems.words
        .slice(0, 20)
        .map(({ text }) => text)
        .join(' '),
      fix: 'Say in the first paragraph what the page is about.',
      ref: starter,
    })
  const share = (places.length * term.length) / total
  if (share > STUFFED && places.length > Math.max(5, ...rivals))
    found.push({
      id: 'stuffed-keyword',
      severity: 'warning',
      title: `“${keyword}” makes up ${(share * 100).toFixed(1)}% of the words.`,
      why: 'Repeating a keyword so often that it sounds unnatural is against Google’s spam policies.',
      evidence: `${places.length} occurrences in ${total} words${rivals.length > 0 ? `; rivals at most ${Math.max(...rivals)}` : ''}`,
      fix: 'Replace some of them with pronouns and synonyms.',
      ref: stuffing,
    })
  return found
}
