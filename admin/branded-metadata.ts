import { generatePageMetadata } from '@payloadcms/next/views'
import { getPayload, type SanitizedConfig } from 'payload'
import { readLook } from './read-look.ts'

type Args = Omit<Parameters<typeof generatePageMetadata>[0], 'config'>

/** Returns the title of a page of the back office, which ends with the name of the brand. */
export async function brandedMetadata(args: Args, config: Promise<SanitizedConfig>) {
  const found = await config
  const { name } = await readLook(await getPayload({ config }))
  const meta = { ...found.admin.meta, titleSuffix: ` · ${name}` }
  const metadata = await generatePageMetadata({
    ...args,
    config: Promise.resolve({ ...found, admin: { ...found.admin, meta } }),
  })
  // Of a page that does not exist, it has at most a word.
  const isNamed = typeof metadata.title === 'string' && metadata.title.endsWith(meta.titleSuffix)
  return isNamed ? metadata : { ...metadata, title: `Page not found${meta.titleSuffix}` }
}
