import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

const marked = (summary: string, body: string, words: string[]) =>
  snippetOf({ summary, body }, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')
const filler = 'Nothing to see in this sentence at all. '.repeat(10)

test('R-132 a summary with a match is the snippet', () => {
  expect(marked('Each redirect costs time.', 'redirect', ['redirect'])).toBe('Each [redirect] costs time.')
})

test('R-132 otherwise the snippet is the passage with the most different words', () => {
  const body = `${filler}One redirect alone. ${filler}A redirect chain of three. ${filler}`
  const snippet = marked('Counted.', body, ['redirect', 'chain'])
  expect(snippet).toContain('A [redirect] [chain] of three.')
  expect(snippet).not.toContain('alone')
  expect(snippet).toMatch(/^… .* …$/)
  expect(snippet.length).toBeLessThan(230)
})

test('R-132 without a match, the snippet starts with the summary, cut between words', () => {
  expect(marked('Short.', 'Long text.', ['unicorn'])).toBe('Short.')
  expect(marked(filler, '', ['unicorn'])).toMatch(/^Nothing to see.*[a-z.] …$/)
})
