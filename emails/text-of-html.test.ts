import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test.each([
  ['<p>One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
  ['Open <a href="https://a.example/x">https://a.example/x</a> now', 'Open https://a.example/x now'],
  ['<p>Open <a class="b" href="https://a.example/x">this page</a>.</p>', 'Open this page (https://a.example/x).'],
  ['<style>p { color: red }</style><p>Q&amp;A &lt;b&gt; &#39;x&#39;</p>', "Q&A <b> 'x'"],
  ['\n  <div>\n  Two   spaces </div>\n', 'Two spaces'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
