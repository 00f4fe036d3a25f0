import { getCms } from '../database/connection.ts'

/** Returns the documents that show an image, outside of a request. */
export async function imageUses(id: number) {
  const cms = await getCms()
  // Not before the CMS, which loads the same: most code that imports this never asks.
  const [{ createLocalReq }, { usesOf }] = await Promise.all([import('payload'), import('./image-uses.ts')])
  return usesOf(await createLocalReq({}, cms), id)
}
