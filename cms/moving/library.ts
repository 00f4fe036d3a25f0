import type { Payload } from 'payload'
import type { Item, Picture } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { fromItem, type LibraryPicture, libraryPicture, type Pictures } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { MovedItem } from './records.ts'
import { type LibraryLine, lineOfFailed, storePictures } from './store-pictures.ts'
import { inHalves, storeTogether } from './together.ts'

type Parts = {
  name: string
  plan: Plan
  moved: Map<string, MovedItem>
  isDryRun: boolean
  pictures: Pictures
  oldSite: { siteUrl: string | undefined }
}

export type Library = ReturnType<typeof createLibrary>

/** Pictures that one transaction stores. */
const AT_ONCE = 80

/** Creates the library of one import: each picture is stored once, however many texts show it. */
export function createLibrary(cms: Payload, parts: Parts) {
  const { plan } = parts
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
    const missing = new Map<string, LibraryPicture>()
    for (const picture of all)
      if (!done.has(picture.key) && !missing.has(picture.key)) missing.set(picture.key, picture)
    const wanted = [...missing.values()]
    for (let start = 0; start < wanted.length; start += AT_ONCE) {
      const part = wanted.slice(start, start + AT_ONCE)
      const lines = await inHalves(part, storeAll, lineOfFailed)
      for (const [at, { key }] of part.entries()) done.set(key, lines[at] as LibraryLine)
    }
  }

  function storeAll(part: LibraryPicture[]): Promise<LibraryLine[]> {
    const keys = part.map(({ key }) => key)
    return storeTogether({ cms, ...parts }, keys, (together) => storePictures({ cms, ...parts, together }, part))
  }
}
