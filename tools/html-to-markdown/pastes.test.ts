// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlToMarkdown, markdownToHtml } from '#engine/markdown/convert.ts'
import { formattedText, randomMarkup } from '#tests/support/formatted-text.ts'

const again = async (html: string) => markdownToHtml(await htmlToMarkdown(html, true), true)

test.each([
  ['<p><b>a<b>b</b></b></p>', '**ab**\n'],
  ['<b><p>one</p><p>two</p></b>', '**one**\n\n**two**\n'],
  ['<i>see <ul><li>a</li><li><pre>b</pre></li></ul></i>', '*see*\n\n-   *a*\n-   ```\n    b\n    ```\n'],
  ['<p><code>a</code><code>b</code></p>', '`ab`\n'],
  ['<p><del>a</del><s>b</s></p>', '~~ab~~\n'],
  ['<p><del>~a</del>~</p>', '~~\\~a~~\\~\n'],
  ['<p>from ~5 to ~6</p>', 'from ~5 to ~6\n'],
  ['<p><em><code>a</code></em>b</p>', '<em>`a`</em>b\n'],
  ['<ul>loose<li>a</li><p>b</p></ul>', 'loose\n\n-   a\n    \n    b\n'],
  [
    '<ul><li role="checkbox" aria-checked="true"><img aria-roledescription="checkbox" src="x.png"><p>done</p></li></ul>',
    '-   [x] done\n',
  ],
  [
    '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>open</span></li></ul>',
    '-   [ ] open\n',
  ],
  ['<ul><li>[x] typed</li></ul>', '-   [x] typed\n'],
  ['<p>H<span style="vertical-align:sub">2</span>O</p>', 'H<sub>2</sub>O\n'],
  ['<p><span style="font-family:\'Courier New\'">npm i</span></p>', '`npm i`\n'],
  [
    '<div style="font-family: Consolas, monospace; white-space: pre;"><div>if (a) {</div><div>  b()</div><br><div>}</div></div>',
    '```\nif (a) {\n  b()\n\n}\n```\n',
  ],
  [
    '<p class=MsoListParagraph style="mso-list:l0 level1"><span style="mso-list:Ignore">3)&nbsp;</span>Third</p>',
    '3.   Third\n',
  ],
  ['<iframe data-src="https://video.example/1"></iframe>', '[Embedded page](https://video.example/1)\n'],
])('%s is what editors show', async (html, markdown) => {
  expect(await htmlToMarkdown(html, true)).toBe(markdown)
})

test('formats in 600 combinations are the same after a round trip', async () => {
  const changed = []
  for (let seed = 1; seed <= 600; seed++) {
    const html = randomMarkup(seed)
    if (formattedText(await again(html)).join() !== formattedText(html).join()) changed.push(html)
  }
  expect(changed).toEqual([])
})

const folder = 'tests/support/clipboards'
const pastes = readdirSync(folder).filter((name) => name.endsWith('.html'))

test('every paste makes a round trip to the same page', async () => {
  expect(pastes.length).toBeGreaterThan(40)
  for (const name of pastes) {
    const once = await htmlToMarkdown(readFileSync(`${folder}/${name}`, 'utf8'), true)
    const page = await markdownToHtml(once, true)
    expect(formattedText(await again(page)).join(), name).toBe(formattedText(page).join())
    // Stars that are text are escaped; others would be marks that did not become a format.
    expect(
      formattedText(page).filter((sign) => sign === '*'),
      name,
    ).toEqual([])
  }
})
