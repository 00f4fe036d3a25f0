import { expect, test } from 'vitest'
import { isoDate } from './iso-date.ts'
import { plainText } from './plain-text.ts'
import { htmlCard, typedHtml } from './raw-html.ts'

test.each([
  ['2019-05-01', '2019-05-01T00:00:00.000Z'],
  ['2019-05-01 13:30', '2019-05-01T13:30:00.000Z'],
  ['2019-5-1 13:30:15 +0200', '2019-05-01T11:30:15.000Z'],
  ['2019-05-01T13:30:00-05:00', '2019-05-01T18:30:00.000Z'],
  ['Jul 08 2022', '2022-07-08T00:00:00.000Z'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [1556667000000, '2019-04-30T23:30:00.000Z'],
  ['2019-02-30', undefined],
  ['soon', undefined],
  [null, undefined],
])('a moment is written in UTC: %s', (value, expected) => {
  expect(isoDate(value)).toBe(expected)
})

test('the text of HTML has no markup, scripts, or line breaks', () => {
  expect(plainText('<p>Terns &amp; gulls</p><p>fly<br>far</p><script>x()</script>')).toBe('Terns & gulls fly far')
  expect(plainText(' a\n b ')).toBe('a b')
})

test('typed HTML cannot pretend to be a block, and its frames become videos', () => {
  expect(typedHtml('<editor-block data-fields="{}"></editor-block>')).not.toContain('<editor-block')
  expect(typedHtml('<IFRAME width=1 src="//www.youtube.com/embed/dQw4w9WgXcQ"></IFRAME>')).toContain('blockType')
  expect(typedHtml('<iframe src="https://maps.example/?a=1&amp;b=2" title="Map"></iframe>')).toBe(
    '<p><a href="https://maps.example/?a=1&amp;b=2">Map</a></p>',
  )
})

test('an HTML card keeps its content without its script, and a form is marked', () => {
  const notes: string[] = []
  const note = (sentence: string) => void notes.push(sentence)
  expect(htmlCard('<p>Kept</p><script>x()</script>', 'an HTML card', note)).toContain('<p>Kept</p>')
  expect(htmlCard('<script>x()</script>', 'an HTML card', note)).toContain('Not moved: an HTML card')
  expect(htmlCard('<form></form>', 'an HTML card', note)).toContain('Not moved: an HTML card')
  expect(notes).toEqual([
    'The <script> of an HTML card is left out.',
    'An HTML card with <script> is not moved; the text marks its place.',
    'An HTML card with <form> is not moved; the text marks its place.',
  ])
})

test('hostile HTML takes linear time', () => {
  const long = '<iframe '.repeat(50_000) + '<'.repeat(100_000)
  const start = performance.now()
  typedHtml(long)
  plainText(long)
  htmlCard('<script>'.repeat(50_000), 'an HTML card', () => {})
  expect(performance.now() - start).toBeLessThan(5_000)
})
