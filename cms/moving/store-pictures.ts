import type { Payload } from 'payload'
import { UnavailablePicture } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { ImageError } from '#platform/image-work/image-processes.ts'
import { type EncodedImage, encodeToStore, namesInLibrary, storeImages } from '../images/store-images.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { type LibraryPicture, type Pictures, uploadOf } from './pictures.ts'
import type { MovedItem } from './records.ts'
import { type Decision, type Document, decide, noteStored, type Stored, storeDocument } from './store-document.ts'
import type { Together } from './together.ts'

type Parts = {
  cms: Payload
  moved: ReadonlyMap<string, MovedItem>
  isDryRun: boolean
  pictures: Pictures
  oldSite: { siteUrl: string | undefined }
  together: Together
}

export type LibraryLine = ReportLine & { id: number | undefined }

type Fresh = { picture: LibraryPicture; document: Document; decision: Decision; image: EncodedImage }

/** Stands for the id of a picture while nothing is stored. */
const NO_ID = 0

/** Stores pictures of an old site, and returns their lines of the report. Those that are new share their statements. */
export async function storePictures(parts: Parts, pictures: LibraryPicture[]): Promise<LibraryLine[]> {
  const lines = new Map<string, LibraryLine>()
  const fresh: Fresh[] = []
  const done = (picture: LibraryPicture, stored: Stored) =>
    lines.set(picture.key, lineOfStored(picture, stored, parts.isDryRun))
  for (const picture of pictures) {
    try {
      const found = await storeOrEncode(parts, picture)
      if ('image' in found) fresh.push(found)
      else done(picture, found)
    } catch (error) {
      const line = lineOfRefused(picture, error)
      if (!line) throw error
      lines.set(picture.key, line)
    }
  }
  for (const [picture, stored] of await storeFresh(parts, fresh)) done(picture, stored)
  return pictures.flatMap(({ key }) => lines.get(key) ?? [])
}

async function storeOrEncode(parts: Parts, picture: LibraryPicture): Promise<Fresh | Stored> {
  const { key, url, file } = picture
  const problem = parts.moved.has(key) ? undefined : await parts.pictures.problemOf({ url, file })
  if (problem) throw new UnavailablePicture(problem)
  const document = documentOf(parts, picture)
  const decision = decide(parts, document)
  if (!('digest' in decision)) return decision
  if (decision.known) return storeDocument(parts, document)
  return { picture, document, decision, image: await encodeToStore(await parts.pictures.read({ url, file })) }
}

const documentOf = (
  { pictures, oldSite }: Parts,
  { key, url, file, addresses, name, data }: LibraryPicture,
): Document => ({
  key,
  collection: 'media',
  data,
  identity: url,
  addresses: addressesOfItem(addresses, oldSite.siteUrl),
  file: async () => uploadOf(name, await pictures.read({ url, file })),
})

/** An image that the library has twice gets a file name of its own, as with an upload. */
async function storeFresh(parts: Parts, fresh: Fresh[]): Promise<[LibraryPicture, Stored][]> {
  if (fresh.length === 0) return []
  const { together } = parts
  const taken = await namesInLibrary(
    together.transaction,
    fresh.map(({ image }) => image),
  )
  const alone = fresh.filter(({ image: { name } }) => {
    const isTaken = taken.has(name)
    taken.add(name)
    return !isTaken
  })
  const documents = await storeImages(
    together.transaction,
    alone.map(({ image, picture: { data: facts } }) => ({ image, facts })),
  )
  const results: [LibraryPicture, Stored][] = []
  for (const [at, { picture, document, decision }] of alone.entries()) {
    const stored = documents[at] as { id: number; updatedAt: string }
    together.context.followedLater.push({ slug: 'media', id: stored.id, before: undefined })
    noteStored(together, document, decision, stored)
    results.push([picture, { outcome: decision.outcome, id: stored.id }])
  }
  for (const one of fresh)
    if (!alone.includes(one)) results.push([one.picture, await storeDocument(parts, one.document)])
  return results
}

function lineOfStored(picture: LibraryPicture, { outcome, id, note }: Stored, isDryRun: boolean): LibraryLine {
  const undescribed = 'It has no description, and is shown as decoration. Describe it in the library.'
  const notes = [...(picture.data.decorative ? [undescribed] : []), ...(note ? [note] : [])]
  return { ...lineOf(picture), outcome, notes, id: id ?? (isDryRun ? NO_ID : undefined) }
}

function lineOfRefused(picture: LibraryPicture, error: unknown): LibraryLine | undefined {
  if (error instanceof UnavailablePicture)
    return { ...lineOf(picture), outcome: 'left out', notes: [error.message], id: undefined }
  return error instanceof ImageError ? lineOfFailed(picture, error) : undefined
}

/** Returns the line of a picture that could not be stored. */
export const lineOfFailed = (picture: LibraryPicture, error: unknown): LibraryLine => ({
  ...lineOf(picture),
  outcome: 'failed',
  notes: [(error as Error).message],
  id: undefined,
})

const lineOf = ({ at, url, name, data }: LibraryPicture) => ({
  at,
  type: 'picture',
  title: data.alt ?? name,
  from: url,
})
