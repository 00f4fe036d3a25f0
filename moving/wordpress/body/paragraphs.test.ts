import { describe, expect, test } from 'vitest'
import { computingMs } from '../export-sample.ts'
import { withParagraphs } from './paragraphs.ts'

describe('paragraphs of the classic editor', () => {
  test.each([
    ['blank lines divide paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['many blank lines are one', 'One\n \n\t\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['a single line break stays', 'One\r\ntwo', '<p>One<br>\ntwo</p>'],
    ['a line break after a break is none', 'One<br />\ntwo', '<p>One<br />two</p>'],
    ['two breaks divide paragraphs', 'One<br>\n<br/>two', '<p>One</p>\n<p>two</p>'],
    ['blocks have no paragraph around them', 'a<div>b</div>c', '<p>a</p>\n<div>b</div>\n<p>c</p>'],
    [
      'blocks of the editor have none either',
      'a\n<editor-block data-fields="{}"></editor-block>',
      '<p>a</p>\n<editor-block data-fields="{}"></editor-block>',
    ],
    ['a rule divides', 'a<hr>b', '<p>a</p>\n<hr>\n<p>b</p>'],
    [
      'lines of a quote are paragraphs',
      '<blockquote>a\n\nb</blockquote>',
      '<blockquote><p>a</p>\n<p>b</p></blockquote>',
    ],
    ['a list stays', '<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>', '<ul><li>a</li><li>b<br>\nc</li></ul>'],
    ['a paragraph that is there stays', '<p>a</p>\n\n<p class="x">b</p>', '<p>a</p>\n<p class="x">b</p>'],
    ['paragraphs without an end', '<p>a\n\n<p>b', '<p>a<p>b'],
    ['blank lines in a paragraph divide it', '<p>a\n\nb</p>', '<p>a</p>\n<p>b</p>'],
    ['code stays', 'a\n\n<pre>one\n\n<br>two\n</pre>\n\nb', '<p>a</p>\n<pre>one\n\n<br>two\n</pre>\n<p>b</p>'],
    ['a script stays', '<script>\nlet a\n\nlet b\n</script>', '<p><script>\nlet a\n\nlet b\n</script></p>'],
    ['line breaks in tags are none of the text', 'a <a\nhref="x">b</a>', '<p>a <a\nhref="x">b</a></p>'],
    ['nothing', ' \n\n ', ''],
  ])('%s', (_, text, html) => {
    expect(withParagraphs(text)).toBe(html)
  })

  test.each([
    ['open blocks', '<div>'.repeat(30_000)],
    ['breaks', 'a<br>\n'.repeat(60_000)],
    ['blank lines', ' \n'.repeat(500_000)],
    ['tags that do not end', '<a '.repeat(60_000)],
    ['end tags', `${'<div><b>'.repeat(15_000)}${'</section></div>'.repeat(15_000)}`],
    ['10 MB of paragraphs', 'A line of text.\nAnother one.\n\n'.repeat(320_000)],
  ])('%s take linear time', async (_, text) => {
    expect(await computingMs(() => withParagraphs(text))).toBeLessThan(6_000)
  })
})
