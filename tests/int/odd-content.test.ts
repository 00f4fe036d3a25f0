// @module-tag extended
// A whole site of odd content, for half a minute; it writes nothing.
import { expect, test } from 'vitest'
import { crawlOddContent } from '../support/odd-content/odd-content.ts'
import { secondDatabase } from '../support/second-site.ts'

/** `npm run bench:faults` has thousands. */
const DOCUMENTS = 20

test('R15 odd documents that bypass all validation never cause a 500', async () => {
  const database = await secondDatabase('odd_content', { PAGE_CACHE: 'off', LOG_LEVEL: 'silent' })
  try {
    const { documents, responses, failed } = await database.serving(() => crawlOddContent(database, DOCUMENTS))
    expect(failed).toEqual([])
    expect(documents).toBe(DOCUMENTS)
    expect(responses).toBeGreaterThan(DOCUMENTS)
  } finally {
    await database.remove()
  }
}, 180_000)
