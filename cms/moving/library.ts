import type { Payload } from 'payload'
import { type Picture, type PictureItem, UnavailablePicture } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { fromItem, type LibraryPicture, libraryPicture, type Pictures, uploadOf } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { MovedItem } from './records.ts'
import { storeDocument } from './store-document.ts'

type Parts = {
  name: string
  plan: Plan
  moved: Map<string, MovedItem>
  isDryRun: boolean
  pictures: Pictures
  oldSite: { siteUrl: string | undefined }
}

export type LibraryLine = ReportLine & { id: number | undefined }

export type Library = ReturnType<typeof createLibrary>

/** Stands for the id of a picture while nothing is stored. */
const NO_ID = 0

/** Creates the library of one import: each picture is stored once, however many texts show it. */
export function createLibrary(cms: Payload, { name: source, plan, moved, isDryRun, pictures, oldSite }: Parts) {
  const done = new Map<string, Promise<LibraryLine>>()

  return {
    /** Stores a picture of the old library. */
    addItem: (item: PictureItem) => add(fromItem(item)),

    /**
     * Stores a picture that a text shows, unless it is stored already.
     * @returns its id, and its line of the report if nothing has reported it yet
     */
    async add(picture: Picture): Promise<{ id: number | undefined; line?: ReportLine; problem: string | undefined }> {
      const wanted = libraryPicture(plan, picture)
      const isReported = done.has(wanted.key) || plan.pictures.has(wanted.key)
      const { id, ...line } = await add(wanted)
      return { id, ...(isReported ? {} : { line }), problem: id === undefined ? line.notes[0] : undefined }
    },
  }

  function add(picture: LibraryPicture) {
    const known = done.get(picture.key) ?? store(picture)
    done.set(picture.key, known)
    return known
  }

  async function store({ key, at, url, file, addresses, name, data }: LibraryPicture): Promise<LibraryLine> {
    const line = { at, type: 'picture', title: data.alt ?? name, from: url }
    const wanted = { url, file }
    try {
      const problem = moved.has(key) ? undefined : await pictures.problemOf(wanted)
      if (problem) throw new UnavailablePicture(problem)
      const { outcome, id, note } = await storeDocument(
        { cms, source, moved, isDryRun },
        {
          key,
          collection: 'media',
          data,
          identity: url,
          addresses: addressesOfItem(addresses, oldSite.siteUrl),
          file: async () => uploadOf(name, await pictures.read(wanted)),
        },
      )
      const undescribed = 'It has no description, and is shown as decoration. Describe it in the library.'
      const notes = [...(data.decorative ? [undescribed] : []), ...(note ? [note] : [])]
      return { ...line, outcome, notes, id: id ?? (isDryRun ? NO_ID : undefined) }
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      const outcome = error instanceof UnavailablePicture ? 'left out' : 'failed'
      return { ...line, outcome, notes: [(error as Error).message], id: undefined }
    }
  }
}
