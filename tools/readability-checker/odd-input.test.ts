import { expect, test } from 'vitest'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

test.each(['', ' \n', '...', '\0\0', '— — —'])('%j has nothing to measure and says so', async (text) => {
  const { status, summary } = await run(tool, { text })
  expect(status).toBe('failed')
  expect(summary).toMatch(/\w/)
})

test.each([`${'[('.repeat(100_000)}a`, 'word '.repeat(150_000), 'a'.repeat(900_000), '\ud800 b'])(
  'odd text is measured',
  { tags: 'extended', timeout: 15_000 },
  async (text) => {
    expect((await run(tool, { text })).status).toBe('done')
  },
)

test('the tags and scripts of pasted HTML are no words', async () => {
  const html = '<main><p class="lead">The cat sat on the mat.</p><script>const secret = 1</script></main>'
  const { data, limits, findings } = await run(tool, { text: html })
  expect(data).toMatchObject({ counts: { words: 6, sentences: 1 } })
  expect(limits.join()).toContain('pasted HTML')
  expect(findings.map(({ evidence = '' }) => evidence).join()).not.toContain('<')
})
