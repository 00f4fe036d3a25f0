import { getCms } from '../database/connection.ts'

/** Returns the documents that show an image, outside of a request. */
export async function imageUses(id: number) {
  const cms = await getCms()
  // Loaded after the CMS, which imports the same module: most code that imports this file never needs it.
  const [{ createLocalReq }, { usesOf }] = await Promise.all([import('payload'), import('./image-uses.ts')])
  return usesOf(await createLocalReq({}, cms), id)
}
