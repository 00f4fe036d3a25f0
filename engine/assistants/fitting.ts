import { bytesOf } from './cut-text.ts'

/** Returns the first entries of a list that take at most `max` bytes as JSON. */
export function fitting<T>(list: T[], max: number): T[] {
  let left = max
  const end = list.findIndex((one) => {
    left -= bytesOf(JSON.stringify(one)) + 1
    return left < 0
  })
  return end < 0 ? list : list.slice(0, end)
}
