import type { Payload } from 'payload'
import { type Item, type Picture, UnavailablePicture } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { fromItem, type LibraryPicture, libraryPicture, type Pictures, uploadOf } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { MovedItem } from './records.ts'
import { storeDocument } from './store-document.ts'
import { inHalves, storeTogether, type Together } from './together.ts'

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
/** Pictures that one transaction stores. */
const AT_ONCE = 40

/** Creates the library of one import: each picture is stored once, however many texts show it. */
export function createLibrary(cms: Payload, parts: Parts) {
  const { plan, isDryRun, pictures, oldSite } = parts
  const done = new Map<string, LibraryLine>()
  const reported = new Set<string>()

  return {
    /** Stores pictures that texts show, unless they are stored already. */
    addAll: (all: Picture[]) => store(all.map((picture) => libraryPicture(plan, picture))),
    /** Stores pictures of the old library. */
    addItems: (items: (Item & { kind: 'picture' })[]) => store(items.map((item) => fromItem(item))),
    /** Returns what became of a picture of the old library. */
    lineOfItem: ({ key }: Item & { kind: 'picture' }) => done.get(key),

    /** Returns the id of a picture that was added, or why it is not in the library. */
    find(picture: Picture): { id: number | undefined; problem: string | undefined } {
      const { id, notes } = done.get(libraryPicture(plan, picture).key) ?? { id: undefined, notes: [] }
      return { id, problem: id === undefined ? notes[0] : undefined }
    },

    /** Returns the lines of pictures that no item of the export reports, each once. */
    newLines: (all: Picture[]): ReportLine[] =>
      all.flatMap((picture) => {
        const { key } = libraryPicture(plan, picture)
        const line = plan.pictures.has(key) || reported.has(key) ? undefined : done.get(key)
        if (!line) return []
        reported.add(key)
        const { id: _, ...own } = line
        return [own]
      }),
  }

  async function store(all: LibraryPicture[]) {
    const wanted = [...new Map(all.map((picture) => [picture.key, picture])).values()]
    const missing = wanted.filter(({ key }) => !done.has(key))
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const part = missing.slice(start, start + AT_ONCE)
      const lines = await inHalves(part, storeAll, failedLine)
      for (const [at, picture] of part.entries()) done.set(picture.key, lines[at] as LibraryLine)
    }
  }

  function storeAll(part: LibraryPicture[]): Promise<LibraryLine[]> {
    const keys = part.map(({ key }) => key)
    return storeTogether({ cms, ...parts }, keys, async (together) => {
      const lines: LibraryLine[] = []
      for (const picture of part) lines.push(await storeOne(picture, together))
      return lines
    })
  }

  async function storeOne(picture: LibraryPicture, together: Together): Promise<LibraryLine> {
    const { key, url, file, addresses, name, data } = picture
    const wanted = { url, file }
    try {
      const problem = parts.moved.has(key) ? undefined : await pictures.problemOf(wanted)
      if (problem) throw new UnavailablePicture(problem)
      const { outcome, id, note } = await storeDocument(
        { cms, ...parts, together },
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
      return { ...lineOf(picture), outcome, notes, id: id ?? (isDryRun ? NO_ID : undefined) }
    } catch (error) {
      if (!(error instanceof UnavailablePicture)) throw error
      return { ...lineOf(picture), outcome: 'left out', notes: [error.message], id: undefined }
    }
  }

  function failedLine(picture: LibraryPicture, error: unknown): LibraryLine {
    return { ...lineOf(picture), outcome: 'failed', notes: [(error as Error).message], id: undefined }
  }
}

const lineOf = ({ at, url, name, data }: LibraryPicture) => ({
  at,
  type: 'picture',
  title: data.alt ?? name,
  from: url,
})
