import { extractArticle } from '#engine/article/extract-article.ts'
import { pageText } from '#engine/text/page-text.ts'

/** A draft or a page, as the tool compares it. */
export type Content = {
  isHtml: boolean
  /** `null` for plain text, which cannot have one. */
  title: string | null
  description: string | null
  headings: { level: number; text: string }[]
  /** The main text. */
  text: string
  links: { url: string; text: string; isInternal: boolean }[]
}

/** Returns the main text of a page by the shared extractor, or a draft unchanged, with the headings of its Markdown. */
export async function readContent(source: string, url?: string): Promise<Content> {
  const page = await pageText(source)
  if (!page.isHtml)
    return {
      isHtml: false,
      title: null,
      description: null,
      headings: markdownHeadings(source),
      text: source,
      links: [],
    }
  const article = await extractArticle(source, url)
  return {
    isHtml: true,
    title: page.title,
    description: page.description,
    headings: page.headings,
    text: article.text === '' ? page.text : article.text,
    links: article.links,
  }
}

const markdownHeadings = (source: string) =>
  [...source.matchAll(/^(#{1,6})[ \t]+(\S.*?)[ \t#]*$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text,
  }))
