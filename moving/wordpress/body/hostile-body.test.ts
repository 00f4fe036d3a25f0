import { expect, test } from 'vitest'
import { bodyOf, computingMs } from '../export-sample.ts'

test.each([
  ['a long text', 'A line of text about terns.\n\n'.repeat(350_000)],
  ['brackets', '[a [b [[c]] '.repeat(30_000)],
  ['shortcodes without an end', '[caption id="1"]<img src="a.jpg">'.repeat(20_000)],
  ['nested shortcodes', `${'[one a="b"]x'.repeat(20_000)}${'[/one]'.repeat(20_000)}`],
  [
    'space',
    `[caption]<img src="a.jpg">a${' '.repeat(300_000)}b[/caption]<pre>${' '.repeat(300_000)}x</pre>[code]a${' \n'.repeat(200_000)}b[/code]`,
  ],
  ['nested elements', '<div><b>'.repeat(30_000)],
  ['nested blocks', '<!-- wp:group --><div>'.repeat(20_000)],
  ['pictures', `<img src="a-300x200.jpg">`.repeat(20_000)],
])(
  '%s takes no longer than its length',
  async (_, text) => {
    expect(await computingMs(() => bodyOf(text))).toBeLessThan(10_000)
  },
  60_000,
)
