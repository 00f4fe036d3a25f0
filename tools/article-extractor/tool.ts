import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { reportArticle } from './report.ts'
import { sample } from './sample.ts'

/** Above this length, the conversion to Markdown takes too long. */
const MAX_HTML = 500_000

const date = z.object({
  iso: z.string().describe('ISO 8601'),
  source: z.string().describe('As the page has it'),
  from: z.enum(['json-ld', 'meta', 'markup', 'text', 'url']),
})

export const tool = defineTool({
  ...about,
  action: 'Extract',
  guide: [
    'Extracts the article of a web page without menus, ads, and comments; use it to read, quote, summarize, or archive a page by its URL or its HTML.',
    'Returns the text, Markdown, and HTML of the article with its title, authors, dates, language, images, and links, and whether the page is an article at all.',
  ],
  input: z.object({
    url: field.pageUrl({ isOptional: true, hint: 'The page is fetched once. Its scripts are not run.' }),
    html: field.code({
      label: 'Or the HTML of a page',
      language: 'html',
      rows: 6,
      isOptional: true,
      hint: 'Used instead of the URL, which then only completes relative links.',
    }),
  }),
  output: z.object({
    url: z.string().nullable(),
    title: z.string(),
    authors: z.array(z.string()),
    published: date.nullable(),
    modified: date.nullable(),
    language: z.object({ code: z.string(), from: z.enum(['page', 'text']) }).nullable(),
    textLanguage: z.string().nullable().describe('As detected, if the detection is reliable'),
    description: z.string(),
    siteName: z.string(),
    canonical: z.string().nullable(),
    leadImage: z.string().nullable(),
    text: z.string().describe('The running text; blank lines between paragraphs'),
    markdown: z.string().nullable(),
    html: z.string().describe('The reader view, with images and captions'),
    preview: z.string(),
    headings: z.array(z.object({ level: z.number().describe('1 to 6'), text: z.string() })),
    images: z.array(z.object({ url: z.string(), alt: z.string(), caption: z.string() })),
    links: z.array(z.object({ url: z.string(), text: z.string(), isInternal: z.boolean(), rel: z.string() })),
    words: z.number().describe('Number of words'),
    evidence: z.object({
      paragraphs: z.number().describe('Number of paragraphs'),
      characters: z.number().describe('Number of characters of the article'),
      pageCharacters: z.number().describe('Number of characters of the page'),
      linked: z.number().describe('Share of the text that is in links, 0 to 1'),
      isDeclared: z.boolean(),
      isArticle: z.boolean(),
    }),
  }),
  samples: [sample, { label: 'A page by its URL', input: { url: 'https://example.com/', html: '' } }],
  needs: { page: ({ url, html }) => (url.trim() === '' || /\S/.test(html) ? undefined : { url }) },
  libraries: [
    { name: 'parse5', does: 'Reads HTML as browsers do' },
    { name: 'turndown', does: 'Writes Markdown' },
    { name: 'eld', does: 'Helps to find the language' },
  ],
  limits: [
    'Text that scripts add after loading is not in the HTML and is not found.',
    'Home pages, lists, and product pages have no article. The tool says so and returns their longest text.',
    'Only the first page of an article that is split over several pages is read.',
    'Copyright in the text remains with its owner.',
  ],
  run: async ({ url, html }, { page }) => {
    const isPasted = /\S/.test(html)
    if (!(isPasted || page)) throw nothing()
    const { extractArticle } = await import('#engine/article/extract-article.ts')
    const { htmlToMarkdown } = await import('#engine/markdown/convert.ts')
    const { sanitizeHtml } = await import('#engine/html/sanitize.ts')
    const { detectLanguage } = await import('#engine/text/language/detect.ts')
    const { readTypedUrl } = await import('#engine/web/typed-url.ts')
    const typed = readTypedUrl(url)
    const address = isPasted ? ('url' in typed ? typed.url : undefined) : page?.url
    const source = isPasted || !page ? html : page.text
    const article = await extractArticle(source, address)
    const { published, modified, language, canonical, leadImage, direction: _, ...rest } = article
    const detected = detectLanguage(article.text)
    return {
      ...rest,
      url: address ?? null,
      published: published ?? null,
      modified: modified ?? null,
      language: language ?? null,
      textLanguage: detected.isReliable ? detected.language : null,
      canonical: canonical ?? null,
      leadImage: leadImage ?? null,
      html: sanitizeHtml(article.html),
      // The visitor's browser must not load anything from the page.
      preview: sanitizeHtml(article.html.replace(/<img\b[^>]*>/g, '')),
      markdown: article.html.length > MAX_HTML ? null : await htmlToMarkdown(article.html, true),
    }
  },
  report: reportArticle,
})

function nothing() {
  const message = 'Enter the URL of a page, or paste its HTML.'
  return new Failure('invalid', { message, errors: { url: message } })
}
