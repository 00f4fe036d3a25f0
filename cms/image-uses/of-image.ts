import { createLocalReq } from 'payload'
import { getCms } from '../connection.ts'
import { usesOf } from './image-uses.ts'

/** Returns the documents that show an image, outside of a request. */
export async function imageUses(id: number) {
  return usesOf(await createLocalReq({}, await getCms()), id)
}
