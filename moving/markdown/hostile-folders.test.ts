import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { htmlOf, readMarkdownFolder as read } from '#tests/support/read-markdown-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { type Item, UnreadableExport } from '../item.ts'
import { openMarkdown } from './open-markdown.ts'

test.each<[string, Record<string, string>]>([
  [
    'an alias bomb',
    {
      'content/a.md': `---\na: &a [${'x,'.repeat(9)}]\n${Array.from({ length: 12 }, (_, at) => `b${at}: &b${at} [${`*${at === 0 ? 'a' : `b${at - 1}`},`.repeat(9)}]`).join('\n')}\n---\nKept`,
    },
  ],
  ['tags of other languages', { 'content/a.md': '---\ntitle: !!js/function "x"\nb: !ruby/object:X {}\n---\nKept' }],
  ['endless lists', { 'content/a.md': `---\na: ${'['.repeat(100_000)}\n---\nKept` }],
  ['TOML that is none', { 'content/a.md': '+++\na = [[[\n+++\nKept' }],
  [
    'names of prototypes',
    { 'content/a.md': '---\n__proto__:\n  title: x\nconstructor: y\n---\nKept {{< constructor >}} {{< __proto__ >}}' },
  ],
])('front matter with %s does not stop its text', async (_what, files) => {
  const { texts } = await read({ 'hugo.toml': '', ...files })
  expect(htmlOf(texts[0])).toContain('Kept')
})

test('too large files are left out, and links out of the folder are not followed', async () => {
  const outside = temporaryFolder({ 'secret.md': 'secret', 'secret.png': 'secret' })
  const folder = temporaryFolder({
    'hugo.toml': '',
    'content/a.md': '![x](../../../secret.png)',
    'content/big.md': 'word '.repeat(2_100_000),
  })
  symlinkSync(join(outside, 'secret.md'), join(folder, 'content/linked.md'))
  symlinkSync(outside, join(folder, 'content/linked'))
  const source = await openMarkdown(folder)
  const items: Item[] = []
  for await (const item of source.items()) items.push(item)
  expect(items.map(({ kind, at }) => [kind, at])).toEqual([
    ['left-out', 'content/big.md'],
    ['page', 'content/a.md'],
  ])
  await expect(source.readFile?.('content/linked/secret.png', 100)).rejects.toThrow(UnreadableExport)
  await expect(openMarkdown(join(folder, 'hugo.toml'))).rejects.toThrow(UnreadableExport)
  await expect(openMarkdown(temporaryFolder({ 'a.txt': 'x' }))).rejects.toThrow('no texts')
})

test('hostile texts take linear time', async () => {
  const hostile = [
    '{{< x '.repeat(6_000),
    '{% x '.repeat(6_000),
    '<X a="'.repeat(6_000),
    '{{< a >}}'.repeat(10_000),
    '`{'.repeat(6_000),
  ]
  for (const generator of ['hugo', 'jekyll', 'astro'] as const)
    for (const [at, body] of hostile.entries()) {
      const start = performance.now()
      const path = { hugo: 'content/a.md', jekyll: 'a.md', astro: 'src/pages/a.mdx' }[generator]
      const { texts } = await read({ [path]: `---\ntitle: A\n---\n${body}` }, { generator })
      expect(texts).toHaveLength(1)
      expect(performance.now() - start, `${generator} ${at}`).toBeLessThan(8_000)
    }
})
