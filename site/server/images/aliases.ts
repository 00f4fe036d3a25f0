import { type ImageAlias, imageAliases } from '#cms/database/client.ts'

/**
 * Interval between two reads of the table, so that URLs of images that never existed cost little. During it, the former
 * URL of a file that was just replaced may not work.
 */
const READ_INTERVAL_MS = 2_000

let known = new Map<string, ImageAlias>()
let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/**
 * Returns where an image is that was published under this id before its file was encoded again or replaced.
 * @throws {Error} when the database does not respond
 */
export async function currentPlace(imageId: string): Promise<ImageAlias | undefined> {
  if (!known.has(imageId) && Date.now() - readAt > READ_INTERVAL_MS) {
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
