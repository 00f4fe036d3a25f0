import { pageText } from '../text/page-text.ts'
import { wordsOf } from '../text/words.ts'
import { authorsOf } from './author.ts'
import { blocksOf, isCell, type TextBlock } from './blocks.ts'
import { decodeReferences } from './character-references.ts'
import { type ArticleDate, modifiedOf, publishedOf } from './date.ts'
import { type Declared, listOf, metaOf, readDeclared, textsOf } from './declared.ts'
import { declaredBody } from './declared-body.ts'
import { findArticle } from './find-article.ts'
import { mainBlocks } from './main-text.ts'
import { namedArticle } from './named-article.ts'
import { type ArticleImage, type ArticleLink, absolute, imagesOf, linksOf, readerHtml } from './reader-html.ts'
import { readShown } from './shown.ts'
import { titleOf } from './title.ts'
import { type Branch, type Document, readDocument, treeOf } from './tree.ts'

export type Article = {
  /** '' if the page has none. */
  title: string
  authors: string[]
  published: ArticleDate | undefined
  modified: ArticleDate | undefined
  /** BCP 47: as the page declares it, else as the text shows it. */
  language: { code: string; from: 'page' | 'text' } | undefined
  direction: string | undefined
  description: string
  siteName: string
  canonical: string | undefined
  /** URL of the image that represents the article. */
  leadImage: string | undefined
  /** The running text: blank lines between blocks; without captions, bylines, and links to other pages. */
  text: string
  /**
   * HTML for a reader view, with pictures and captions: known elements only, absolute URLs. Pass it through
   * `sanitizeHtml` before showing it.
   */
  html: string
  headings: { level: number; text: string }[]
  images: ArticleImage[]
  links: ArticleLink[]
  words: number
  evidence: ArticleEvidence
}

/** Evidence of whether a page is an article. */
type ArticleEvidence = {
  /** Number of paragraphs with at least one sentence. */
  paragraphs: number
  /** Characters of the main text, and of all text of the page. */
  characters: number
  pageCharacters: number
  /** Share of the main text that is in links. */
  linked: number
  /** The page declares itself to be an article. */
  isDeclared: boolean
  isArticle: boolean
}

/** Deeper pages are read as plain text, because no browser nests elements that deeply. */
const MAX_DEPTH = 1_500
const MIN_PARAGRAPH = 80
const MIN_PARAGRAPHS = 2
const MIN_CHARACTERS = 250
const MAX_LINKED = 0.4

/**
 * Returns the article of a page: its text, its reader view, and what the page says about it. A page without an article
 * yields what text it has, and `evidence.isArticle` is false.
 * @param url URL of the page, for relative URLs
 */
export async function extractArticle(source: string, url?: string): Promise<Article> {
  if (isTooDeep(source)) return plainArticle(source)
  const document = readDocument(source)
  const declared = readDeclared(document)
  const html = treeOf(document)
  const shown = readShown(html)
  const title = titleOf(declared, shown.headings)
  const found = findArticle(document, { title, hasAuthor: authorsOf(declared, []).length > 0 })
  const base = baseOf(declared, url)
  const titles = [title, ...shown.headings.flatMap(({ level, text }) => (level === 1 ? [text] : []))]
  const holder = holderOf(document, { found: found?.article, declared, title, titles })
  const blocks = holder ? mainBlocks(holder, { titles }) : []
  const bylines = [...(found?.byline ? [found.byline] : []), ...shown.bylines]
  const { declaredLanguage, ...about } = aboutOf(declared, base)
  const content = contentOf(holder, blocks, base)
  return {
    ...about,
    title,
    language: declaredLanguage ? { code: declaredLanguage, from: 'page' } : await languageOf(content.text),
    authors: authorsOf(declared, bylines),
    published: publishedOf(declared, shown, url ?? declared.canonical ?? ''),
    modified: modifiedOf(declared),
    ...content,
    evidence: evidenceOf(blocks, blocksOf(html), declared),
  }
}

type Search = { found: Branch | undefined; declared: Declared; title: string; titles: string[] }

/** Returns the element that was found, unless the markup or the JSON-LD of the page names another text. */
function holderOf(document: Document, { found, declared, title, titles }: Search): Branch | undefined {
  const shown = namedArticle(treeOf(document), found, title) ?? found
  const length = shown ? plainTextOf(mainBlocks(shown, { titles })).length : 0
  return declaredBody(declared, length) ?? shown
}

function baseOf({ base }: Declared, url: string | undefined) {
  if (!base) return url
  return absolute(base, url) ?? url
}

function aboutOf(declared: Declared, base: string | undefined) {
  const locale = metaOf(declared, 'og:locale', 'content-language', 'language', 'dc.language')
  const [inLanguage] = textsOf(declared.article?.inLanguage)
  return {
    declaredLanguage: [declared.language, inLanguage, locale].flatMap((one) => languageTag(one) ?? [])[0],
    direction: declared.direction,
    description: decodeReferences(
      metaOf(declared, 'description', 'og:description', 'dc.description', 'twitter:description') ?? '',
    ),
    siteName: decodeReferences(metaOf(declared, 'og:site_name', 'application-name') ?? ''),
    canonical: absolute(declared.canonical, base),
    leadImage: absolute(
      metaOf(declared, 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src') ?? imageOf(declared.article),
      base,
    ),
  }
}

/** Returns the URL of the first image of an article in JSON-LD: a URL, or an ImageObject. */
function imageOf(article: Declared['article']): string | undefined {
  const [first] = [article?.image ?? article?.thumbnailUrl].flat()
  const [object] = listOf(first)
  return textsOf(object ? (object.url ?? object.contentUrl) : first)[0]
}

async function languageOf(text: string): Promise<Article['language']> {
  const { detectLanguage } = await import('../text/language/detect.ts')
  const { language, isReliable } = detectLanguage(text)
  return language && isReliable ? { code: language, from: 'text' } : undefined
}

/** Returns a language tag in its usual form: `en_us` and `EN-us` become `en-US`. */
function languageTag(value: string | undefined): string | undefined {
  const tag = value?.split(/[,;\s]/)[0]?.replaceAll('_', '-') ?? ''
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

function contentOf(article: Branch | undefined, blocks: TextBlock[], base: string | undefined) {
  const text = plainTextOf(blocks)
  return {
    text,
    html: article ? readerHtml(article, base) : '',
    headings: blocks.flatMap((block) =>
      /^h[1-6]$/.test(block.tag) ? [{ level: Number(block.tag[1]), text: block.text }] : [],
    ),
    images: article ? imagesOf(article, base) : [],
    links: article ? linksOf(article, base) : [],
    words: wordsOf(text).length,
  }
}

/** Returns the plain text of blocks; cells of one row are on one line. */
function plainTextOf(blocks: TextBlock[]): string {
  let text = ''
  blocks.forEach((block, at) => {
    const before = blocks[at - 1]
    const isSameRow = before && isCell(block) && rowOf(before) !== undefined && rowOf(before) === rowOf(block)
    text += (at === 0 ? '' : isSameRow ? '\t' : '\n\n') + block.text
  })
  return text
}

const rowOf = ({ path }: TextBlock) => path.findLast(({ tag }) => tag === 'tr')

function evidenceOf(blocks: TextBlock[], all: TextBlock[], declared: Declared): ArticleEvidence {
  const length = (list: TextBlock[]) => list.reduce((sum, { text }) => sum + text.length, 0)
  const characters = length(blocks)
  const paragraphs = blocks.filter(
    ({ text, linked }) => text.length >= MIN_PARAGRAPH && linked < text.length / 2,
  ).length
  const linked = characters > 0 ? blocks.reduce((sum, block) => sum + block.linked, 0) / characters : 0
  const isDeclared = declared.article !== undefined || metaOf(declared, 'og:type') === 'article'
  const isShort = characters < MIN_CHARACTERS || paragraphs < MIN_PARAGRAPHS
  return {
    paragraphs,
    characters,
    pageCharacters: length(all),
    linked,
    isDeclared,
    isArticle: characters > 0 && (isDeclared || !isShort) && linked < MAX_LINKED && !isProduct(declared),
  }
}

const isProduct = (declared: Declared) =>
  declared.article === undefined &&
  (declared.types.includes('Product') || /^(?:og:)?product/i.test(metaOf(declared, 'og:type') ?? ''))

const closesItself = /^<\/?(?:p|li|td|th|tr|dt|dd|br|hr|img|input|meta|link|col|source|wbr|area|base|embed|option)$/i

/** Counts nesting without a parser, because a parser's time grows with the square of the depth. */
function isTooDeep(source: string) {
  let depth = 0
  for (const [tag] of source.matchAll(/<\/?[a-z][^\s>/]*/gi)) {
    if (closesItself.test(tag)) continue
    depth = Math.max(0, depth + (tag[1] === '/' ? -1 : 1))
    if (depth > MAX_DEPTH) return true
  }
  return false
}

async function plainArticle(source: string): Promise<Article> {
  const { text, title, description, headings } = await pageText(source)
  return {
    title: title ?? '',
    authors: [],
    published: undefined,
    modified: undefined,
    language: undefined,
    direction: undefined,
    description: description ?? '',
    siteName: '',
    canonical: undefined,
    leadImage: undefined,
    text,
    html: '',
    headings,
    images: [],
    links: [],
    words: wordsOf(text).length,
    evidence: {
      paragraphs: 0,
      characters: text.length,
      pageCharacters: text.length,
      linked: 0,
      isDeclared: false,
      isArticle: false,
    },
  }
}
