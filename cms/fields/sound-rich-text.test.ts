import { expect, test } from 'vitest'
import { soundText } from './sound-rich-text.ts'

const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }

test('R15 invalid nodes are removed at every depth', () => {
  const mixed = { root: { type: 'root', children: [null, 'text', 7, { children: [] }, paragraph] } }
  expect(soundText(mixed)).toEqual({ root: { type: 'root', children: [paragraph] } })
  const deep = {
    root: { type: 'root', children: [{ type: 'list', children: [null, { type: 'listitem', children: 'a' }] }] },
  }
  expect(soundText(deep)).toEqual({
    root: { type: 'root', children: [{ type: 'list', children: [{ type: 'listitem', children: [] }] }] },
  })
})

test('R15 blocks without a type and links without fields are removed', () => {
  const block = { type: 'block', fields: { blockType: 'code', code: 'a' } }
  const children = [{ type: 'block', fields: null }, { type: 'block' }, { type: 'inlineBlock', fields: {} }, block]
  expect(soundText({ root: { type: 'root', children } })).toEqual({ root: { type: 'root', children: [block] } })
  expect(soundText({ root: { type: 'root', children: [{ type: 'link', fields: null }] } })).toEqual({
    root: { type: 'root', children: [] },
  })
})

test('R15 an invalid row of a block is removed', () => {
  const block = (steps: unknown) => ({ root: { children: [{ type: 'block', fields: { blockType: 'steps', steps } }] } })
  expect(soundText(block([null, 'x', { title: 'A' }]))).toEqual(block([{ title: 'A' }]))
  expect(soundText(block('x'))).toEqual(block('x'))
})

test.each([[null], [undefined], ['text'], [{}], [{ root: null }], [{ root: { type: 'root' } }]])(
  'R15 %j is not rich text and stays unchanged',
  (value) => {
    expect(soundText(structuredClone(value))).toEqual(value)
  },
)
