import { countOf } from '#engine/text/count-of.ts'
import { type Block, code, findings, metric, table, text } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { NextTool } from '#engine/tool/envelope.ts'
import type { Extracted } from './extracted.ts'
import { findFaults } from './faults.ts'

/** Brysbaert (2019): the mean speed of silent reading of English. */
const WORDS_PER_MINUTE = 238
const MAX_ROWS = 200

const places: Record<string, string> = {
  'json-ld': 'JSON-LD',
  meta: 'meta element',
  markup: 'time element or microdata',
  text: 'visible text',
  url: 'URL',
  page: 'declared by the page',
}

/** Returns the report: the text first, then what the page says about it, its images, and its links. */
export function reportArticle(data: Extracted): Report {
  const { title, words, evidence } = data
  const name = title === '' ? 'A page without a title' : `“${title}”`
  return {
    summary:
      words === 0
        ? 'This page shows no text without its scripts.'
        : evidence.isArticle
          ? `${name}: ${countOf(words, 'word')}${data.authors.length > 0 ? ` by ${data.authors.join(', ')}` : ''}.`
          : `This page does not look like an article. Its longest text has ${countOf(words, 'word')}.`,
    blocks: [findings(findFaults(data)), ...contents(data), figures(data), details(data), ...lists(data)],
    next: nextTools(data),
  }
}

function contents({ text: body, markdown, html }: Extracted): Block[] {
  if (body === '') return []
  const group = 'formats'
  return [
    text({ title: 'Text', text: body, fileName: 'article.txt' }),
    ...(markdown
      ? [code({ title: 'Markdown', code: markdown, language: 'markdown', fileName: 'article.md', group })]
      : []),
    ...(html ? [code({ title: 'HTML', code: html, language: 'html', fileName: 'article.html', group })] : []),
  ]
}

function figures({ words, evidence, images, links }: Extracted) {
  const { characters, pageCharacters, paragraphs } = evidence
  const internal = links.filter(({ isInternal }) => isInternal).length
  return metric([
    {
      label: 'Words',
      value: words,
      method: 'Words of the article text by Unicode UAX #29, without captions and bylines.',
    },
    {
      label: 'Reading time',
      value: words === 0 ? null : Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
      unit: 'min',
      method: `Words divided by ${WORDS_PER_MINUTE}, the mean speed of silent reading in English (Brysbaert 2019).`,
      ref: { label: 'Brysbaert 2019', url: 'https://doi.org/10.1016/j.jml.2019.104047' },
    },
    { label: 'Paragraphs', value: paragraphs, method: 'Blocks of 80 characters or more that are not mostly links.' },
    {
      label: 'Share of the page',
      value: pageCharacters === 0 ? null : Math.round((characters / pageCharacters) * 100),
      unit: '%',
      method: 'Characters of the article text, divided by those of all text in the HTML.',
    },
    { label: 'Images', value: images.length, method: 'Different image URLs within the article.' },
    {
      label: 'Links',
      value: links.length,
      method: `Links within the article; ${internal} lead to the same host.`,
    },
  ])
}

function details({ title, authors, published, modified, language, ...more }: Extracted) {
  const day = (date: Extracted['published']) => [date?.iso ?? null, date ? (places[date.from] ?? '') : '']
  return table({
    title: 'About the article',
    columns: [{ label: 'Field' }, { label: 'Value' }, { label: 'Where it was found' }],
    rows: [
      ['Title', title || null, ''],
      ['Author', authors.join(', ') || null, ''],
      ['Published', ...day(published)],
      ['Modified', ...day(modified)],
      ['Language', language?.code ?? null, language ? (places[language.from] ?? '') : ''],
      ['Site', more.siteName || null, ''],
      ['Description', more.description || null, ''],
      ['Canonical URL', more.canonical, ''],
      ['Image for social networks', more.leadImage, ''],
    ],
  })
}

function lists({ images, links }: Extracted): Block[] {
  const isCut = (list: unknown[]) =>
    list.length > MAX_ROWS ? { note: `The first ${MAX_ROWS} of ${list.length}. All are in the JSON.` } : {}
  return [
    ...(images.length > 0
      ? [
          table({
            title: 'Images',
            columns: [{ label: 'URL', form: 'mono' }, { label: 'Alternative text' }, { label: 'Caption' }],
            rows: images
              .slice(0, MAX_ROWS)
              .map(({ url, alt, caption }) => [{ text: url, href: url }, alt || null, caption]),
            ...isCut(images),
          }),
        ]
      : []),
    ...(links.length > 0
      ? [
          table({
            title: 'Links',
            columns: [{ label: 'Text' }, { label: 'URL', form: 'mono' }, { label: 'Leads to' }],
            rows: links
              .slice(0, MAX_ROWS)
              .map(({ url, text, isInternal }) => [
                text || null,
                { text: url, href: url },
                isInternal ? 'this site' : 'another site',
              ]),
            ...isCut(links),
          }),
        ]
      : []),
  ]
}

function nextTools({ url, images, published, authors }: Extracted): NextTool[] {
  if (url === null) return []
  const input = { url }
  return [
    { slug: 'seo-content-optimization', why: 'Compare this text with the pages that rank for its keyword.', input },
    { slug: 'readability-checker', why: 'Measure how hard the same text is to read.', input },
    ...(images.length > 0 ? [{ slug: 'images-extractor', why: 'See the size and format of its images.', input }] : []),
    ...(published === null || authors.length === 0
      ? [
          {
            slug: 'schema-markup-generator',
            why: 'Declare its author and date as Article markup.',
            input: { type: 'Article', page: url },
          },
        ]
      : []),
  ]
}
