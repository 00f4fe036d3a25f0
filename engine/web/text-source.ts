import { Failure } from '../failures.ts'
import { countOf } from '../text/count-of.ts'
import type { PageText } from '../text/page-text.ts'
import { beginningOf } from '../text/shorten.ts'
import { type Block, code } from '../tool/blocks.ts'
import type { PageRequest, ReceivedPage } from './page.ts'
import { isRead, whyUnread } from './received-page.ts'

/** Label of the field that takes a page instead of a text. */
export const OR_URL = 'Or the URL of a page'

/** The names of the two fields of which one is filled in. */
type Pair = { field?: string; urlField?: string }

/** A page whose main text is read instead of a pasted one, as a report names it. */
export type ReadPage = {
  url: string
  text: string
  words: number
  /** Whether it is an article; otherwise, the longest text of the page is used. */
  isArticle: boolean
}
export type MainText = ReadPage & {
  /** The HTML that was received, and the reader view of its article; '' if there is none. */
  html: string
  readerHtml: string
  /** As the page declares them, with the headings and alternative texts of the whole page. */
  about: Omit<PageText, 'text' | 'isHtml'>
}

const isFilled = (value: string) => /\S/.test(value)

/** Returns what to request: the page, unless a text was entered, so that nothing is fetched unnecessarily. */
export const pageUnlessText = (text: string, url: string): PageRequest | undefined =>
  isFilled(text) || !isFilled(url) ? undefined : { url }

/**
 * Checks that either a text or a URL was entered.
 * @throws {Failure} invalid, at the field
 */
export function requireOne(
  { text, url }: { text: string; url: string },
  { missing, field = 'text', urlField = 'url' }: Pair & { missing: string },
) {
  if (isFilled(text) && isFilled(url))
    throw refuse(urlField, 'Enter a text or a URL, not both: clear the one that should not be read.')
  if (!(isFilled(text) || isFilled(url))) throw refuse(field, missing)
}

/**
 * Returns the main text of a page by the extractor that all tools share: a page without an article yields its longest
 * text, else all that it shows.
 * @throws {Failure} invalid, at the field of the address, if there is no response, or it is no page or shows no words
 */
export async function readMainText(page: ReceivedPage, urlField = 'url'): Promise<MainText> {
  if (!isRead(page)) throw refuse(urlField, whyUnread(page))
  const { requireHtml } = await import('./page-state.ts')
  const { extractArticle } = await import('../article/extract-article.ts')
  const { pageText } = await import('../text/page-text.ts')
  const { wordsOf } = await import('../text/words.ts')
  const source = requireHtml(page, { field: urlField }).text
  const [article, { isHtml: _, text: all, ...about }] = [await extractArticle(source, page.url), await pageText(source)]
  const text = article.text === '' ? all : article.text
  if (!/[\p{L}\p{N}]/u.test(text))
    throw refuse(urlField, 'This page shows no words without its scripts. Paste its text instead.')
  return {
    url: page.url,
    text,
    words: wordsOf(text).length,
    isArticle: article.evidence.isArticle,
    html: source,
    readerHtml: article.html,
    about,
  }
}

const MAX_SHOWN_URL = 80

/** @example 'Main text of https://shop.example/socks, 812 words' */
export const mainTextLabel = ({ url, words }: Pick<ReadPage, 'url' | 'words'>) =>
  `Main text of ${beginningOf(url, MAX_SHOWN_URL)}, ${countOf(words, 'word')}`

/** Returns the text that was read, for the end of a report that does not show it otherwise. */
export const mainTextBlock = (page: ReadPage): Block =>
  code({ title: mainTextLabel(page), code: page.text, language: 'text' })

/** Returns what to know about a main text that may not be what the visitor meant. */
export const mainTextLimits = (page: ReadPage | null): string[] =>
  page === null || page.isArticle
    ? []
    : [
        `${page.url} is not an article, so its longest text was read. Paste the text that you mean if it is another one.`,
      ]

/** Returns what the data of a run says about the page that was read. */
export const asReadPage = ({ url, text, words, isArticle }: MainText): ReadPage => ({ url, text, words, isArticle })

const refuse = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })
