import { expect, test } from 'vitest'
import { markdownToLexical } from '#engine/rich-text/markdown-to-lexical.ts'
import { plainText } from '#engine/rich-text/plain-text.ts'
import { readPosts } from './posts.ts'
import { readBlock } from './read-block.ts'

test('§4 a block of a seeded text is stored as an editor would store it', () => {
  const markdown =
    'Text\n\n```block\nblockType: questions\nquestions:\n  - question: Why?\n    answer: "Because of **this**."\n```\n'
  const [, block] = markdownToLexical(markdown, readBlock).root.children
  expect(block).toMatchObject({
    type: 'block',
    fields: { blockType: 'questions', questions: [{ question: 'Why?', answer: { root: { type: 'root' } } }] },
  })
  expect(plainText(markdownToLexical(markdown, readBlock))).toBe('Text\nWhy?\nBecause of this.')
})

test('§4 every block of the seeded posts exists and is valid', async () => {
  const withBlocks = (await readPosts()).filter(({ body }) => body.includes('```block'))
  const bodies = withBlocks.map(({ body }) => markdownToLexical(body, readBlock))
  const types = bodies.flatMap(({ root }) =>
    root.children.map(({ fields }) => (fields as { blockType?: string })?.blockType),
  )
  expect(new Set(types)).toEqual(new Set([undefined, 'code', 'comparison', 'tool', 'chart']))
})
