import { describe, expect, test } from 'vitest'
import { computingMs } from '../export-sample.ts'
import { readShortcodes, type Shortcode } from './shortcode-tree.ts'

const isKnown = (name: string) => name === 'gallery' || name === 'caption'
const read = (html: string) => readShortcodes(html, isKnown)
const shapeOf = (parts: (string | Shortcode)[]): unknown[] =>
  parts.map((part) =>
    typeof part === 'string'
      ? part
      : [part.name, { ...part.attributes, ...part.values }, ...(part.content ? [shapeOf(part.content)] : [])],
  )

describe('shortcodes', () => {
  test.each([
    [
      'attributes in every form',
      `[gallery ids="1,2" link='file' columns=3 wide]`,
      [['gallery', { ids: '1,2', link: 'file', columns: '3', 0: 'wide' }]],
    ],
    [
      'curly quotation marks',
      '[gallery ids=“1,2” size=&#8221;full&#8221;]',
      [['gallery', { ids: '1,2', size: 'full' }]],
    ],
    ['content', 'a [caption id="x"]<img> b[/caption] c', ['a ', ['caption', { id: 'x' }, ['<img> b']], ' c']],
    ['one in another', '[row_a][col_b x=1]t[/col_b][/row_a]', [['row_a', {}, [['col_b', { x: '1' }, ['t']]]]]],
    ['one without an end', '[caption]a [gallery]', [['caption', {}], 'a ', ['gallery', {}]]],
    [
      'ends in the wrong order',
      '[one a=1][two b=1]x[/one]y[/two]',
      [['one', { a: '1' }, [['two', { b: '1' }], 'x']], 'y[/two]'],
    ],
    ['one that closes itself', 'a[gallery /]b', ['a', ['gallery', {}], 'b']],
    ['an escaped one', 'Write [[gallery ids="1"]] here', ['Write ', '[gallery ids="1"]', ' here']],
    ['an unknown one with attributes', 'a [year of=now] b', ['a ', ['year', { of: 'now' }], ' b']],
    ['an unknown one on its own line', 'a\n[sitemap]\nb', ['a\n', ['sitemap', {}], '\nb']],
    ['an unknown one in a paragraph', '<p>[contact]</p>', ['<p>', ['contact', {}], '</p>']],
    [
      'words in brackets',
      'He said [sic] that [the editor] left [1] [x] [...]',
      ['He said [sic] that [the editor] left [1] [x] [...]'],
    ],
    ['a note in brackets', '[citation needed]', ['[citation needed]']],
    ['listings', '<pre>[gallery]</pre><code>[a b=1]</code>', ['<pre>[gallery]</pre><code>[a b=1]</code>']],
    ['attributes of tags', '<a href="[gallery]">x</a>', ['<a href="[gallery]">x</a>']],
    ['an end alone', 'a [/caption] b', ['a [/caption] b']],
  ])('%s', (_, html, shape) => {
    const parts = shapeOf(read(html))
    expect(parts).toEqual(shape)
  })

  test('have their source and what is in them', () => {
    expect(read('[caption a=1]x[/caption]')).toMatchObject([{ source: '[caption a=1]x[/caption]', inner: 'x' }])
  })

  test.each([
    ['brackets', '['.repeat(30_000)],
    ['pairs of brackets', '[['.repeat(15_000) + ']]'.repeat(15_000)],
    ['shortcodes without an end', '[one a="b"]'.repeat(30_000)],
    ['nested shortcodes', `${'[one a=1]'.repeat(30_000)}${'[/one]'.repeat(30_000)}`],
    ['crossed shortcodes', `${'[one a=1][two b=1]'.repeat(15_000)}${'[/one][/two]'.repeat(15_000)}`],
    ['tags without an end', '[gallery ids="'.repeat(30_000)],
    ['quotation marks', `[gallery ${`"' `.repeat(15_000)}]`],
  ])('%s in a row take linear time', async (_, html) => {
    expect(await computingMs(() => read(html))).toBeLessThan(5_000)
  })
})
