import { expect, test } from 'vitest'
import { badPages, refusalsOf, runOnBoth, runOnPages } from '#tests/support/page-source.ts'
import { tool } from './tool.ts'

test('a page is measured like its main text', { tags: 'extended' }, async () => {
  const { byUrl, data } = await runOnBoth(tool)
  const [{ page, ...ofPage } = {}, { page: _, ...ofText } = {}] = data
  expect(ofPage).toEqual(ofText)
  expect(page).toMatchObject({ url: 'https://shop.example/care', isArticle: true })
  const shown = byUrl.report.find(({ kind }) => kind === 'text')
  expect(shown).toMatchObject({ title: expect.stringContaining('Main text of https://shop.example/care, 7') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of text and URL are refused at their field', async () => {
  expect(await refusalsOf(tool)).toEqual([['text'], ['url']])
})
