import { pseudoElementOf, splitSelectors } from './selectors.ts'

/**
 * Returns nested selectors without nesting: `&` is replaced by the single selector around them, which keeps its
 * specificity.
 * @param nested with `&` at their start, as `canonicalSelector` writes them
 * @returns undefined if the parent is a list or a pseudo-element, or if `&` is not at the start
 * @example flattenNested('.a', ['& b', '&:hover']) // ['.a b', '.a:hover']
 */
export function flattenNested(parent: string, nested: string[]): string[] | undefined {
  if (/ \{ |&/.test(parent) || splitSelectors(parent).length !== 1 || pseudoElementOf(parent) !== '') return undefined
  const canFlatten = nested.every((one) => /^&(?![\w-])[^&]*$/.test(one))
  return canFlatten ? nested.map((one) => parent + one.slice(1)) : undefined
}
