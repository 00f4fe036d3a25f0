import { test } from 'vitest'

declare module 'vitest' {
  interface TestTags {
    tags: 'extended' | 'slow'
  }
}

/**
 * Works like `test.each(cases)`, but cases after the first `count` run only in `npm run test:extended`: put those first
 * that stand for the others.
 */
export function eachOf<const T>(cases: readonly T[], count: number) {
  return (
    title: string,
    run: (...values: T extends readonly [...infer Values] ? Values : [T]) => unknown,
    timeout?: number,
  ) => {
    // The types of `test.each` do not follow a generic case.
    const check = run as (...values: unknown[]) => void
    test.each(cases.slice(0, count))(title, { timeout }, check)
    test.each(cases.slice(count))(title, { tags: 'extended', timeout }, check)
  }
}

/** Puts the tools first that stand for the others; for `eachOf`. */
export const typicalFirst = <T extends { slug: string }>(typical: readonly string[], tools: readonly T[]) =>
  tools.toSorted((one, other) => Number(typical.includes(other.slug)) - Number(typical.includes(one.slug)))
