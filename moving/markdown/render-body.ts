import { isTooLong, markdownToHtml } from '#engine/markdown/convert.ts'
import { plainText } from '../source/plain-text.ts'
import { typedHtml } from '../source/raw-html.ts'
import { rewriteUrls } from '../source/rewrite-urls.ts'
import { replaceShortcodes } from './hugo-shortcodes.ts'
import { addressOf, fileUrl, linkTarget, missingUrl, pictureFile } from './links.ts'
import { replaceLiquid } from './liquid-tags.ts'
import { replaceComponents } from './mdx.ts'
import { type PageIndex, RULES } from './page-index.ts'
import type { PagePlace } from './page-place.ts'
import type { Page, Site } from './site.ts'
import { createTokens, withoutTokens, withTokensApart } from './tokens.ts'

/** Length of the parts of a text whose sections are too long to be converted in one go. */
const PART_LENGTH = 20_000

export type Rendered = {
  html: string
  notes: string[]
  /** Files of the pictures that the text has. */
  pictures: string[]
  /** Returns the URL of a further picture of the page. */
  pictureUrl: (src: string) => string
}

/** Returns the body of a page as HTML, with links that lead to paths of the old site. */
export async function renderBody(body: string, page: Page, site: Site, index: PageIndex): Promise<Rendered> {
  const tokens = createTokens()
  const [notes, pictures] = [[] as string[], [] as string[]]
  const note = (sentence: string) => {
    if (!notes.includes(sentence)) notes.push(sentence)
  }
  const pictureUrl = (src: string) => {
    const file = pictureFile(src, page, site)
    if (file) pictures.push(file)
    else if (!/^(https?:|data:|\/\/)/i.test(src)) note(`The picture ${src.slice(0, 300)} is not in the folder.`)
    return file ? fileUrl(RULES[site.generator].pictureAddress(file, site, page), site) : missingUrl(src, page, site)
  }
  const place: PagePlace = {
    page,
    site,
    tokens,
    note,
    addressOf: (reference) => addressOf(reference, page, site, index),
    pictureUrl,
    render: async (markdown) => finished(await replaceTemplates(markdown, place), false),
  }
  const finished = async (text: string, isHtml: boolean) => {
    const html = typedHtml(isHtml ? text : await htmlOf(withTokensApart(text), note))
    const linked = rewriteUrls(withBoxes(html), (url, isLink) =>
      isLink ? linkTarget(url, page, site, index) : /^\ue000/.test(url) ? url : pictureUrl(url),
    )
    return tokens.replace(linked)
  }
  const prepared = await replaceTemplates(withoutTokens(body), place)
  const html = await finished(prepared, /\.html?$/i.test(page.path))
  return { html: withoutTitle(html, page), notes, pictures, pictureUrl }
}

function replaceTemplates(markdown: string, place: PagePlace): string | Promise<string> {
  const { generator } = place.site
  if (generator === 'hugo') return replaceShortcodes(markdown, place)
  if (generator === 'jekyll') return replaceLiquid(withoutKramdown(markdown), place)
  if (generator === 'eleventy') return replaceLiquid(markdown, place)
  return /\.mdx$/i.test(place.page.path) ? replaceComponents(markdown, place) : markdown
}

/** Attribute lists of kramdown, and its table of contents. Source: https://kramdown.gettalong.org/syntax.html */
const withoutKramdown = (markdown: string) =>
  markdown
    .replace(/^[ \t]*[*-] [^\n]{0,200}\n[ \t]*\{:toc[^}\n]{0,200}\}[ \t]*$/gm, '')
    .replace(/\{:[^}\n]{0,500}\}/g, '')

async function htmlOf(markdown: string, note: (sentence: string) => void): Promise<string> {
  if (!isTooLong(markdown)) return markdownToHtml(markdown, true)
  note('It is so long that it was converted in parts. Check its lists and references.')
  const parts: string[] = []
  for (const part of partsOf(markdown)) parts.push(await markdownToHtml(part, true))
  return parts.join('\n')
}

/** Splits a text at empty lines, and one without empty lines anywhere. */
function partsOf(markdown: string) {
  const parts: string[] = []
  let rest = markdown
  while (rest.length > PART_LENGTH) {
    const empty = rest.lastIndexOf('\n\n', PART_LENGTH)
    const at = empty > PART_LENGTH / 4 ? empty : PART_LENGTH
    parts.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...parts, rest]
}

const withBoxes = (html: string) =>
  html.replace(/<input type="checkbox"([^>]{0,60})>/g, (_, attributes: string) =>
    attributes.includes('checked') ? '☑' : '☐',
  )

/** The page shows its title itself. */
function withoutTitle(html: string, { fields }: Page) {
  const [all, inside = ''] = /^\s*<h1[^>]{0,300}>(.{0,1000}?)<\/h1>/s.exec(html) ?? []
  const title = plainText(String(fields.title ?? ''))
  return all && (title === '' || plainText(inside) === title) ? html.slice(all.length) : html
}
