import { expect } from 'vitest'
import { eachOf } from '../support/extended.ts'
import { crawlOddContent } from '../support/odd-content/odd-content.ts'
import { secondDatabase } from '../support/second-site.ts'

// `npm run bench:faults` has thousands.
eachOf([6, 20], 1)(
  'R15 %i odd documents that bypass all validation never cause a 500',
  async (count) => {
    const database = await secondDatabase('odd_content', { PAGE_CACHE: 'off', LOG_LEVEL: 'silent' })
    try {
      const { documents, responses, failed } = await database.serving(() => crawlOddContent(database, count))
      expect(failed).toEqual([])
      expect(documents).toBe(count)
      expect(responses).toBeGreaterThan(count)
    } finally {
      await database.remove()
    }
  },
  180_000,
)
