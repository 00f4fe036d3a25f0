import type { PayloadRequest } from 'payload'

/** Returns the name of the site, as authenticator apps list it. */
export async function brandName({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'brand', depth: 0 })
  return name
}
