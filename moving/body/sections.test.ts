import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'
import { sectionsOf } from './sections.ts'

const paragraph = (number: number) => `<p>Tea ${number} ${'leaf '.repeat(30)}</p>\n`
const plainTextOf = (count: number) => Array.from({ length: count }, (_, number) => paragraph(number)).join('')

test('a long text is read in sections, and nothing of it is lost', () => {
  const html = plainTextOf(6_000)
  const notes: string[] = []
  const sections = sectionsOf(html, notes)
  expect(sections.length).toBeGreaterThan(4)
  expect(sections.join('')).toBe(html)
  expect(sections.every((one) => one.trimStart().startsWith('<p>'))).toBe(true)
  expect(notes).toEqual([])
  expect(readBody({ html }).nodes).toHaveLength(6_000)
})

test('of a text that is too long for a page, the beginning stays and a note marks the end', () => {
  const { nodes, notes } = readBody({ html: plainTextOf(12_000) })
  expect(nodes.length).toBeGreaterThan(8_000)
  expect(JSON.stringify(nodes.at(-1))).toContain('Not moved: the rest of this text')
  expect(notes.join()).toContain('A page can have 1500000')
})

test('pictures that are written into a text do not count as text', () => {
  const { nodes, notes } = readBody({ html: `<p>a<img src="data:image/png;base64,${'A'.repeat(3_000_000)}">b</p>` })
  expect(JSON.stringify(nodes).length).toBeLessThan(2_000)
  expect(notes.join()).toContain('without a file')
})

test('a text without any place to divide it is divided', () => {
  expect(sectionsOf('a'.repeat(500_000), []).map((one) => one.length)).toEqual([200_000, 200_000, 100_000])
})
