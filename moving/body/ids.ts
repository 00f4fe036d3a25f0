import { createHash } from 'node:crypto'

const ID_LENGTH = 24

/** Returns a maker of ids as the editor requires them: the same text always gets the same ones, in the same order. */
export function idsOf(text: string): () => string {
  const seed = createHash('sha256').update(text).digest('hex')
  let count = 0
  return () => {
    count += 1
    return createHash('sha256').update(`${seed} ${count}`).digest('hex').slice(0, ID_LENGTH)
  }
}
