import { generatePageMetadata } from '@payloadcms/next/views'
import { headers } from 'next/headers.js'
import { type CollectionSlug, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { nameOfDocument } from '#cms/names/name-of-document.ts'
import { readLook } from './read-look.ts'

type Args = Omit<Parameters<typeof generatePageMetadata>[0], 'config'>

/**
 * Returns the title of a page of the back office: on a document, its name first. It ends with the name of the brand.
 */
export async function brandedMetadata(args: Args, config: Promise<SanitizedConfig>) {
  const found = await config
  const cms = await getPayload({ config })
  const { name } = await readLook(cms)
  const meta = { ...found.admin.meta, titleSuffix: ` · ${name}` }
  const metadata = await generatePageMetadata({
    ...args,
    config: Promise.resolve({ ...found, admin: { ...found.admin, meta } }),
  })
  const document = await documentAt(cms, [(await args.params).segments ?? []].flat())
  // Returns whether a page is named; a page that does not exist has at most one word.
  const isNamed = typeof metadata.title === 'string' && metadata.title.endsWith(meta.titleSuffix)
  if (!document) return isNamed ? metadata : { ...metadata, title: `Page not found${meta.titleSuffix}` }
  return { ...metadata, title: document.isForm ? `${document.name} · ${name}` : `${document.name} · ${metadata.title}` }
}

/** Returns the name of the document of a page, as far as the account reads it. */
async function documentAt(cms: Payload, segments: string[]) {
  const [first, slug = '', ...rest] = segments
  const [id, ...view] = rest[0] === 'trash' ? rest.slice(1) : rest
  const collection = first === 'collections' ? cms.collections[slug as CollectionSlug] : undefined
  if (!collection || !id || !/^\d+$/.test(id)) return undefined
  const { user } = await cms.auth({ headers: await headers() })
  if (!user) return undefined
  const stored: object | null = await cms.findByID({
    collection: slug as CollectionSlug,
    id: Number(id),
    draft: true,
    trash: true,
    depth: 0,
    disableErrors: true,
    user,
    overrideAccess: false,
  })
  if (!stored) return undefined
  return { name: nameOfDocument(collection.config, stored as Record<string, unknown>), isForm: view.length === 0 }
}
