import { expect, test } from 'vitest'
import { articleHtml, articleText } from '#emails/article-body.ts'
import type { Styles } from '#emails/styles.ts'
import { toPlainHtml } from '#engine/rich-text/lexical-to-html.ts'
import { toMarkdown } from '#engine/rich-text/lexical-to-markdown.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { countWords } from '#engine/rich-text/word-count.ts'
import { paragraph, richText } from '../support/every-block.ts'

const options = { siteUrl: 'https://agency.example' }
const note = (id: string, ...words: string[]) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id, blockType: 'footnote', note: richText(...words.map((one) => paragraph(one))) },
})
const styles = { light: () => '#000', text: '', small: '' } as unknown as Styles
const item = (words: string, checked: boolean) => ({
  type: 'listitem',
  checked,
  children: [{ type: 'text', text: words }],
})
const body = richText(
  paragraph('One run says little', note('aa', 'Five say more.'), '. An empty note', note('bb', ''), ' has no place.'),
  paragraph('Medians', note('cc', 'The middle one.', 'Of an odd number.'), ' are better.'),
  { type: 'list', listType: 'check', children: [item('Recorded', true), item('Compared', false)] },
)

test('§4 Markdown has footnotes with their numbers', () => {
  const markdown = toMarkdown(body, options)
  expect(markdown).toContain('One run says little[^1]. An empty note has no place.')
  expect(markdown).toContain('Medians[^2] are better.')
  expect(markdown).toMatch(/\[\^1\]: Five say more\.\n\n\[\^2\]: The middle one\.\n {4}\n {4}Of an odd number\.$/)
})

test('§4 feeds and emails have the notes at the end, boxes as signs, and no links that lead nowhere', () => {
  const markdown = toMarkdown(body, options)
  for (const html of [String(toPlainHtml(body, options)), articleHtml(markdown, styles).markup]) {
    expect(html).toMatch(/little<sup[^>]*>1<\/sup>/)
    expect(html).toMatch(/Five say more\.\s*<\/p>/)
    expect(html).not.toMatch(/href="#|↩|<input/)
    expect(html).toMatch(/☑ ?\s*Recorded/)
    expect(html).toMatch(/☐ ?\s*Compared/)
  }
  expect(articleText(markdown)).toContain('little[1]. An empty')
  expect(articleText(markdown)).toContain('[1]: Five say more.')
})

test('§4 search and the word count know the words of footnotes, after the text', () => {
  expect(plainText(body).split('\n').slice(-3)).toEqual(['Five say more.', 'The middle one.', 'Of an odd number.'])
  expect(plainText(body)).toContain('One run says little. An empty note has no place.')
  expect(countWords(body)).toBe(10 + 3 + 2 + 10)
})
