import { expect, test } from 'vitest'
import { run } from '../../tests/support/tool-ports.ts'
import { tool } from './tool.ts'

test.each([
  ['a', 1],
  ['\u{1F600}', 2],
])('%s has the length %i', async (text, expected) => {
  expect((await run(tool, { text })).data).toEqual({ characters: expected })
})

test('an empty text is refused, with what to do', async () => {
  expect(await run(tool, { text: ' ' })).toMatchObject({
    status: 'failed',
    failure: { errors: { text: 'Paste or type a text first.' } },
  })
})
