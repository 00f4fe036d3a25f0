import { imageAliases } from '../../../cms/client.ts'

/** Between two looks at the table, so that addresses of images that never existed cost nothing. */
const READ_EVERY_MS = 30_000

let known = new Map<string, string>()
let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/**
 * Where the image is found that was published under this id before it was encoded again: the last part of its address.
 * @throws when the database does not answer
 */
export async function currentPath(imageId: string): Promise<string | undefined> {
  if (!known.has(imageId) && Date.now() - readAt > READ_EVERY_MS) {
    reading ??= read().finally(() => {
      reading = undefined
    })
    await reading
  }
  return known.get(imageId)
}

async function read() {
  known = await imageAliases()
  readAt = Date.now()
}
