import { expect, test } from 'vitest'
import { articleHtml, articlePage, badPages, mainText, PAGE_URL } from '#tests/support/page-source.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { mainTextLabel, mainTextLimits, pageUnlessText, readMainText, requireOne } from './text-source.ts'

test('the main text is the article without menu and footer', async () => {
  const read = await readMainText(articlePage())
  expect(read).toMatchObject({ url: PAGE_URL, text: mainText, isArticle: true, about: { title: 'Wool socks: care' } })
  expect(mainTextLabel(read)).toBe(`Main text of ${PAGE_URL}, ${read.words} words`)
  expect(mainTextLimits(read)).toEqual([])
})

test('a page without an article is read, and the report says so', async () => {
  const read = await readMainText(pageOf('<title>Shop</title><body><p>Socks, caps, scarves.</p></body>'))
  expect(read.text).toBe('Socks, caps, scarves.')
  expect(mainTextLimits(read)).toEqual([expect.stringContaining('is not an article')])
})

test.each(badPages)('%s is refused at the URL field', async (_, page, message) => {
  await expect(readMainText(page, 'beforeUrl')).rejects.toMatchObject({
    message: expect.stringMatching(message),
    errors: { beforeUrl: expect.stringMatching(message) },
  })
})

test('a page that needs scripts for its text is refused', async () => {
  const page = pageOf('<title>App</title><body><div id="root"></div><script>start()</script></body>')
  await expect(readMainText(page)).rejects.toMatchObject({ errors: { url: expect.stringContaining('scripts') } })
})

test('a page is fetched only if no text was entered', () => {
  expect(pageUnlessText('', 'shop.com')).toEqual({ url: 'shop.com' })
  expect(pageUnlessText('Socks', 'shop.com')).toBeUndefined()
  expect(pageUnlessText(' \n', ' ')).toBeUndefined()
})

test.each([
  [{ text: '', url: '' }, { text: 'Paste a text.' }],
  [{ text: articleHtml(), url: 'shop.com' }, { url: expect.stringContaining('not both') }],
])('neither and both are refused at a field', (input, errors) => {
  expect(() => requireOne(input, { missing: 'Paste a text.' })).toThrow(expect.objectContaining({ errors }))
})
