import { readGlobal } from '../../cms/client.ts'
import type { Office } from './office.ts'

/** Returns the offices from the CMS; none while they are demo content. */
export async function realOffices(): Promise<Office[]> {
  const { offices, demo } = await readGlobal('offices')
  return demo ? [] : (offices ?? [])
}
