import { expect, test } from 'vitest'
import type { CrawledPage } from '../web/crawl.ts'
import { fingerprintOf } from './fingerprint.ts'
import { checkSoft404, scoreWording, THRESHOLD } from './soft-404.ts'

const said = (title: string, h1: string, text: string) => {
  const lead = [h1, text].filter(Boolean).join('\n')
  return { title, h1: h1 ? [h1] : [], lead, words: fingerprintOf(lead).words, robots: [] }
}

test.each([
  [
    'Page not found – Oak & Co',
    'Oops! That page can’t be found.',
    'It looks like nothing was found at this location. Maybe try a search?',
  ],
  [
    'Oak & Co',
    '',
    'Sorry, this page isn’t available.\nThe link you followed may be broken, or the page may have been removed.',
  ],
  ['Error 404 (Not Found)!!1', '', '404. That’s an error.\nThe requested URL /x was not found on this server.'],
  ['Eiche', 'Fehler 404', 'Die Seite existiert nicht mehr.'],
  ['Chêne', '', 'Désolé, nous ne trouvons pas la page demandée.'],
  ['店', '', 'お探しのページは移動または削除された可能性があります。'],
  ['Acme', 'Acme', 'We could not find what you were looking for.'],
  ['Acme', 'Acme', 'Wir konnten nicht finden, wonach Sie gesucht haben.'],
  ['Acme', 'Acme', 'لم نتمكن من العثور على ما كنت تبحث عنه.'],
  ['পেজটি খুঁজে পাওয়া যায়নি | Acme', '', ''],
  ['Síða fannst ekki', 'Síða fannst ekki', ''],
  ['صفحہ نہیں ملا', '', ''],
  ['페이지를 찾을 수 없습니다', '', '요청하신 페이지를 찾을 수 없습니다.'],
])('“%s” says that the page does not exist', (title, h1, text) => {
  expect(scoreWording(said(title, h1, text)).score).toBeGreaterThanOrEqual(THRESHOLD)
})

test.each([
  [
    'How to fix 404 Not Found errors',
    'How to fix 404 Not Found errors',
    `A 404 error means that the page was not found. ${'Here is what to do about it. '.repeat(80)}`,
  ],
  [
    'HTTP 404',
    'HTTP 404',
    `The HTTP 404, page not found, is a status code. ${'Servers send it when a resource is missing. '.repeat(150)}`,
  ],
  ['Room 404', 'Room 404', 'Room 404 sleeps two. Book it from $90 per night with breakfast.'],
  ['Gone Girl', 'Gone Girl', 'A novel by Gillian Flynn.'],
  ['Airline retires its last 747', 'Airline retires its last 747', 'It was moved to a museum in the desert.'],
  ['System status', 'System status', 'On March 3, some pages were not available for 12 minutes.'],
  ['Contact', 'Contact', 'If you cannot find the page you are looking for, write to us.'],
])('“%s” does not say that the page is missing', (title, h1, text) => {
  expect(scoreWording(said(title, h1, text)).score).toBeLessThan(THRESHOLD)
})

const page = (path: string, title: string, text: string): CrawledPage => ({
  url: `https://shop.example${path}`,
  depth: 1,
  status: 200,
  mediaType: 'text/html',
  bytes: 1,
  firstByteMs: 1,
  description: '',
  lang: '',
  anchors: [],
  links: [],
  hreflang: [],
  ...said(title, '', text),
  ...fingerprintOf(text),
})

const home = page('/', 'Shop', 'Tables, chairs, and lamps of oak, made in a small town in Maine.')
const oops = (path: string) => page(path, 'Shop', 'Hmm. Have a look at our tables, or drink a cup of tea with us.')

test('a page with the same text as a nonexistent one is missing', () => {
  const found = checkSoft404(oops('/sale'), { missing: [oops('/no-such-page')], home })
  expect(found?.reasons).toEqual(['The site returns the same text for /no-such-page, which cannot exist.'])
  expect(
    checkSoft404(page('/oak', 'Oak', 'A table of oak, 180 cm long, oiled by hand.'), { missing: [oops('/no')], home }),
  ).toBeUndefined()
})

test('a site that shows its home page for every URL, or an empty shell, is no evidence', () => {
  const copy = { ...home, url: 'https://shop.example/no-such-page' }
  expect(checkSoft404({ ...home, url: 'https://shop.example/sale' }, { missing: [copy], home })).toBeUndefined()
  const shell = page('/no-such-page', 'App', '')
  expect(checkSoft404(page('/cart', 'App', ''), { missing: [shell], home })).toBeUndefined()
})
