import { expect, test } from 'vitest'
import { titleLines } from './title-lines.ts'
import { withoutUnsupportedCharacters } from './unsupported-characters.ts'

const wide = { width: 1072, height: 204 }

test('S-26 a short title is large, a long one smaller on more lines, and no word is lost', () => {
  expect(titleLines('Drupal SEO', wide)).toEqual({ size: 120, lines: ['Drupal SEO'] })
  const title = 'Four hundred articles became ninety, and the visits nearly doubled'
  const { size, lines } = titleLines(title, wide)
  expect(size).toBeLessThan(92)
  expect(lines.join(' ')).toBe(title)
  expect(size * lines.length).toBeLessThanOrEqual(wide.height)
})

test('S-26 lines of a title have similar lengths', () => {
  const { lines } = titleLines('What grew, and the dated changes behind it', wide)
  const lengths = lines.map((line) => line.length)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8)
})

test('S-26 a title that is too long is cut after a word', () => {
  const { lines } = titleLines('word '.repeat(80), wide)
  expect(lines.join(' ')).toMatch(/^(word )+word…$/)
  expect(lines).toHaveLength(3)
})

test('S-26 a word that is longer than a line is split', () => {
  const { lines } = titleLines('w'.repeat(200), wide)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^w+…$/)
})

test('S-26 unsupported characters are left out, and the rupee sign is spelled out', () => {
  expect(withoutUnsupportedCharacters('Łukasz 🙂 日本  – Žižka')).toBe('Łukasz – Žižka')
  expect(withoutUnsupportedCharacters('₹6,00,000')).toBe('INR 6,00,000')
  expect(withoutUnsupportedCharacters('日本')).toBe('')
})
