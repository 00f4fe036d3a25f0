import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

test('inline text is joined, and blocks are separated', () => {
  const richText = {
    root: {
      type: 'root',
      children: [
        paragraph(text('One '), { type: 'link', children: [text('two')] }, text('.')),
        paragraph(text('Three')),
      ],
    },
  }
  expect(plainText(richText)).toBe('One two.\nThree')
})

test('tables and code become text, and empty values become nothing', () => {
  const cell = (value: string) => ({ type: 'tablecell', children: [paragraph(text(value))] })
  const richText = {
    root: {
      type: 'root',
      children: [
        { type: 'table', children: [{ type: 'tablerow', children: [cell('a'), cell('b')] }] },
        { type: 'block', fields: { code: 'curl -I' } },
      ],
    },
  }
  expect(plainText(richText)).toBe('a\nb\ncurl -I')
  for (const nothing of [null, undefined, {}, { root: {} }, 'x']) expect(plainText(nothing)).toBe('')
})
