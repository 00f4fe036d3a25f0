import type { PayloadRequest } from 'payload'
import { type ImageUse, shows, usesOf } from './image-uses.ts'
import { mapImages, type Values } from './map-images.ts'

/**
 * Replaces an image in every document that shows it, or removes it there. Published documents stay published and drafts
 * stay drafts. Call it in a transaction: a document that cannot be saved leaves the others as they were.
 * @param by id of the other image; null removes
 * @returns what was changed
 */
export async function replaceImage(req: PayloadRequest, image: number, by: number | null): Promise<ImageUse[]> {
  const uses = await usesOf(req, image)
  for (const use of uses)
    await ('global' in use ? replaceInGlobal(req, use, image, by) : replaceInDocument(req, use, image, by))
  return uses
}

async function replaceInGlobal(req: PayloadRequest, { global: slug }: InGlobal, image: number, by: number | null) {
  const { flattenedFields: fields = [], versions } = req.payload.globals.config.find((one) => one.slug === slug) ?? {}
  const read = async (draft: boolean) =>
    (await req.payload.findGlobal({ slug, draft, depth: 0, req })) as unknown as Values
  const write = (data: Values, draft: boolean) =>
    req.payload.updateGlobal({ slug, data: data as never, draft, depth: 0, req })

  const stored = await read(false)
  const newest = versions?.drafts ? await read(true) : stored
  if (newest._status !== 'draft') {
    await write(changed(stored, mapImages(fields, stored, swap(image, by))), false)
    return
  }
  // The published state keeps its own content, and the draft becomes the newest version again.
  if (shows(fields, stored, image)) await write(mapImages(fields, stored, swap(image, by)), false)
  await write(mapImages(fields, newest, swap(image, by)), true)
}

type InGlobal = Extract<ImageUse, { global: string }>
type InCollection = Extract<ImageUse, { collection: string }>

async function replaceInDocument(
  req: PayloadRequest,
  { collection, id }: InCollection,
  image: number,
  by: number | null,
) {
  const { payload } = req
  const { flattenedFields, versions } = payload.collections[collection].config
  const read = async (draft: boolean) =>
    (await payload.findByID({
      collection,
      id,
      draft,
      depth: 0,
      trash: true,
      showHiddenFields: true,
      req,
    })) as unknown as Values
  const write = (data: Values, draft: boolean) =>
    payload.update({ collection, id, data: data as never, draft, depth: 0, trash: true, overrideLock: true, req })

  const stored = await read(false)
  if (!versions?.drafts) {
    await write(changed(stored, mapImages(flattenedFields, stored, swap(image, by))), false)
    return
  }
  const newest = await read(true)
  const isDraft = newest._status === 'draft'
  // A draft next to a published document: each keeps its own content, and the draft is the newest again.
  if (isDraft && stored._status === 'published' && shows(flattenedFields, stored, image))
    await write(mapImages(flattenedFields, stored, swap(image, by)), false)
  await write(mapImages(flattenedFields, newest, swap(image, by)), isDraft)
}

const swap = (image: number, by: number | null) => (id: number) => (id === image ? by : id)

/** Returns the fields whose value is another one. */
function changed(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}
