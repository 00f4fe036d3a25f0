import { expect, test } from 'vitest'
import { extractArticle } from './extract-article.ts'

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const titleOf = async (head: string, body = '') => (await extractArticle(page(head, body))).title

test.each([
  [
    'Outside the web: standalone binaries · V8',
    ['V8', 'Outside the web: standalone binaries'],
    'Outside the web: standalone binaries',
  ],
  [
    'ツリーを描画できるライブラリ「Treeviz」:phpspot開発日誌',
    ['ツリーを描画できるライブラリ「Treeviz」'],
    'ツリーを描画できるライブラリ「Treeviz」',
  ],
  ['Depth — Write About Your Topics', ['Depth — Write About Your Topics'], 'Depth — Write About Your Topics'],
  ['Harbor News | Fog over the bay', ['Fog over the bay'], 'Fog over the bay'],
])('%s with the headings %j has the title of its article', async (title, headings, wanted) => {
  const body = headings.map((text) => `<h1>${text}</h1>`).join('')
  expect(await titleOf(`<title>${title}</title>`, body)).toBe(wanted)
})

test('a description as the headline of JSON-LD is not the title', async () => {
  const entity = { '@type': 'Article', name: 'New Zealand', headline: 'constitutional monarchy in Oceania' }
  const head = `<title>New Zealand - Wikipedia</title><script type="application/ld+json">${JSON.stringify(entity)}</script>`
  expect(await titleOf(head, '<h1>New Zealand</h1>')).toBe('New Zealand')
})

test('references that a page wrote twice are characters in its title, description, and site', async () => {
  const { title, description, siteName } = await extractArticle(
    page(
      `<meta property="og:title" content="Fog &amp;amp; sun"><meta name="description" content="That&amp;#039;s &amp;quot;it&amp;quot;">
      <meta property="og:site_name" content="Bay &amp;amp; Harbor">`,
      '',
    ),
  )
  expect([title, description, siteName]).toEqual(['Fog & sun', 'That\'s "it"', 'Bay & Harbor'])
})
