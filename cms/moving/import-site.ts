import type { Payload } from 'payload'
import { countOf } from '#engine/text/count-of.ts'
import type { Item, OldSite } from '#moving/item.ts'
import { type Counts, noCounts, type ReportLine } from '#moving/report-line.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { storeFormerAddresses } from './former-addresses.ts'
import { createLibrary } from './library.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Pictures } from './pictures.ts'
import { type CommentChoice, makePlan, type TagChoice } from './plan.ts'
import { readMovedItems } from './records.ts'
import { createWriter } from './write-item.ts'

export type ImportOptions = {
  oldSite: OldSite
  /** Names the old site, so that a later export of it is recognized: its URL, or the file. */
  name: string
  /** Reads and judges everything, and stores nothing. */
  isDryRun: boolean
  tags: TagChoice
  /** What becomes of comments. Undefined if nobody has been asked yet. */
  comments: CommentChoice | undefined
  pictures: Pictures
  onLine: (line: ReportLine) => void | Promise<void>
  onProgress: (done: number, total: number) => void
  /** Stops between two transactions; the same import goes on from there. */
  signal: AbortSignal
}

/** An error of an export with comments, while nobody has decided what becomes of them. */
export class UndecidedComments extends Error {
  override name = 'UndecidedComments'
  readonly comments: number

  constructor(comments: number) {
    super(
      `The export has ${countOf(comments, 'comment')}. Decide what becomes of them: --comments=archive puts the approved ` +
        'ones at the end of their posts, --comments=skip leaves all of them out.',
    )
    this.comments = comments
  }
}

/**
 * What other items refer to comes first, and pictures last: a text that shows one may describe it better. Each round
 * reads the export again, so that nothing waits in memory.
 */
const ROUNDS: Item['kind'][][] = [
  ['author', 'category', 'tag'],
  ['post', 'page', 'comment', 'redirect', 'subscriber', 'menu', 'left-out'],
  ['picture'],
]

/** Items that one transaction stores. A few more would save little time, and an import stops between two. */
const MAX_ITEMS = 40
/** Characters of their texts, whose nodes take a hundred times as many bytes of memory. */
const MAX_CHARACTERS = 500_000

/**
 * Moves a site in. Items are stored with the records of them in one transaction, so an import that was stopped or
 * killed goes on where it was, and the same import changes nothing.
 * @throws {UnreadableExport} if the export cannot be read
 * @throws {UndecidedComments}
 * @throws {ImportUnderWay} if another process imports the same site
 */
export function importSite(cms: Payload, options: ImportOptions): Promise<{ counts: Counts; isWhole: boolean }> {
  if (options.isDryRun) return importAll(cms, options)
  return oneAtATime(options.name, (lost) =>
    importAll(cms, { ...options, signal: AbortSignal.any([options.signal, lost]) }),
  )
}

async function importAll(cms: Payload, options: ImportOptions): Promise<{ counts: Counts; isWhole: boolean }> {
  const { oldSite, name, tags, signal, onProgress } = options
  const moved = await readMovedItems(cms, name)
  const comments = options.comments ?? 'skip'
  const plan = await makePlan(cms, oldSite, { moved, tags, comments })
  if (options.comments === undefined && plan.comments > 0) throw new UndecidedComments(plan.comments)
  const library = createLibrary(cms, { ...options, plan, moved })
  const writeAll = createWriter(cms, { ...options, comments, plan, moved, library })
  const counts = noCounts()
  let done = 0
  for (const kinds of ROUNDS)
    for await (const items of batchesOf(oldSite, kinds)) {
      if (signal.aborted) return { counts, isWhole: false }
      for (const lines of await writeAll(items))
        for (const line of lines) {
          counts[line.outcome] += 1
          await options.onLine(line)
        }
      done += items.length
      onProgress(done, plan.total)
    }
  // Lists of the old site, whose addresses are rules, are known once there is any address.
  if (!options.isDryRun && oldSite.siteUrl)
    await inTransaction((transaction) =>
      storeFormerAddresses(transaction, name, [{ address: '/index.php', target: '/' }]),
    )
  return { counts, isWhole: true }
}

/** Yields the items of some kinds, as many at once as one transaction stores. */
async function* batchesOf(oldSite: OldSite, kinds: Item['kind'][]): AsyncGenerator<Item[]> {
  let [batch, length]: [Item[], number] = [[], 0]
  for await (const item of oldSite.items()) {
    if (!kinds.includes(item.kind)) continue
    const own = 'body' in item ? ('html' in item.body ? item.body.html : item.body.markdown).length : 0
    if (batch.length > 0 && (batch.length >= MAX_ITEMS || length + own > MAX_CHARACTERS)) {
      yield batch
      batch = []
      length = 0
    }
    batch.push(item)
    length += own
  }
  if (batch.length > 0) yield batch
}
