import { readGlobal } from '#cms/database/client.ts'
import type { Office } from './office.ts'

/** Returns the offices from the CMS. */
export async function storedOffices(): Promise<Office[]> {
  const { offices } = await readGlobal('offices')
  return offices ?? []
}
