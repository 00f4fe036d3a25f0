import type { Family } from './families.ts'

/** Services on one page of the index; a page can end inside a family. */
export const SERVICES_PER_PAGE = 150

type Count = { family: Family; count: number }

/**
 * Returns which services of which families are on a page of the index.
 * @example partsOfPage([{ family: 'core', count: 4 }, { family: 'ppc', count: 9 }], 2, 10) // the last 3 of ppc
 */
export function partsOfPage(counts: Count[], page: number, size = SERVICES_PER_PAGE) {
  const [begin, end] = [(page - 1) * size, page * size]
  return placed(counts).flatMap(({ family, count, at }) => {
    const offset = Math.max(0, begin - at)
    const limit = Math.min(count, end - at) - offset
    return limit > 0 ? [{ family, count, offset, limit }] : []
  })
}

/** Returns the page on which each family that has services begins. */
export function firstPages(counts: Count[], size = SERVICES_PER_PAGE) {
  return placed(counts)
    .filter(({ count }) => count > 0)
    .map(({ family, count, at }) => ({ family, count, page: Math.floor(at / size) + 1 }))
}

/** Adds how many services are before each family. */
function placed(counts: Count[]) {
  let before = 0
  return counts.map((one) => {
    const at = before
    before += one.count
    return { ...one, at }
  })
}
