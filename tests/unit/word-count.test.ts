import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { placeOf } from '#cms/lists/place-of.ts'
import { documentFacts } from '#cms/seo/document-facts.ts'
import { ownChecks } from '#cms/seo/own-checks.ts'
import { readabilityOf } from '#cms/seo/readability.ts'
import { countWords, minutesToRead } from '#engine/rich-text/word-count.ts'
import { readingMinutes } from '#site/features/blog/reading-time.ts'
import { studyMinutes } from '#site/features/case-studies/study-parts.ts'
import { everyBlock } from '../support/every-block.ts'

test('R-119 the bar, the SEO panel, and the page of an article have one number of words, blocks included', async () => {
  const body = everyBlock(1, 1)
  const words = countWords(body)
  expect(words).toBeGreaterThan(250)
  const facts = documentFacts('posts', [{ name: 'body', type: 'richText' } as FlattenedField], { body })
  expect(facts.words).toBe(words)
  const checks = ownChecks(facts, await readabilityOf(facts.text, facts.language), { altOf: () => 'An image' })
  expect(checks.find(({ id }) => id === 'headings')?.detail).toContain(`in ${words} words`)
  expect(readingMinutes(placeOf({ id: 1, body }))).toBe(minutesToRead(words))
  expect(studyMinutes([{ body }, { body }])).toBe(minutesToRead(2 * words))
})

test('R-119 words are counted as people count them: contractions and hyphenated words are one, signs are none', () => {
  const text = (value: string) => ({
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: value }] }] },
  })
  expect(countWords(text('It’s a well-known fact – 2.5 % & more.'))).toBe(6)
  expect(countWords(text(''))).toBe(0)
})
