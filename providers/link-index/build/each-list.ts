import { invalid } from './release-files.ts'

/**
 * Groups pairs of integers that ascend: the high 32 bits are the head of a list, the low ones its next entry. A domain
 * that links to itself is left out. The list is valid until the next one is requested.
 * @throws {Failure} invalid for a pair that appears twice
 */
export async function* eachList(
  pairs: AsyncIterable<BigUint64Array>,
): AsyncGenerator<[head: number, list: Uint32Array]> {
  let list = new Uint32Array(1_024)
  let count = 0
  let head = -1
  let before = -1
  for await (const part of pairs) {
    // The low half is first, because every supported machine is little-endian.
    const halves = new Uint32Array(part.buffer, part.byteOffset, part.length * 2)
    for (let index = 0; index < halves.length; index += 2) {
      const entry = halves[index] as number
      const next = halves[index + 1] as number
      if (next !== head) {
        if (count > 0) yield [head, list.subarray(0, count)]
        head = next
        count = 0
        before = -1
      }
      if (entry === before) throw invalid('The edges file has a link twice. Its lines must be unique.')
      before = entry
      if (entry === head) continue
      if (count === list.length) {
        const longer = new Uint32Array(list.length * 2)
        longer.set(list)
        list = longer
      }
      list[count++] = entry
    }
  }
  if (count > 0) yield [head, list.subarray(0, count)]
}
