import { readGlobal } from '../../cms/client.ts'
import { remember } from '../../cms/reads.ts'
import type { Office } from './office.ts'
import type { Publisher } from './organization.ts'

/** What every page tells of its publisher. Read once and kept until it changes. */
export function publisher(): Promise<Publisher> {
  return remember('publisher', async () => {
    const { name, tagline, contactEmail, socials } = await readGlobal('brand')
    return {
      name,
      tagline: tagline ?? '',
      email: contactEmail ?? '',
      profiles: (socials ?? []).map(({ url }) => url),
    }
  })
}

/** Offices as an editor filled them in; invented ones are not told to anybody. */
export async function realOffices(): Promise<Office[]> {
  const { offices, demo } = await readGlobal('offices')
  return demo ? [] : (offices ?? [])
}
