import type { Payload } from 'payload'
import type { CommentItem, Item, Picture as PictureInText } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { documentOfAuthor, documentOfTerm } from './document-of-list.ts'
import { areNewAddresses } from './former-addresses.ts'
import { lineOf } from './line-of.ts'
import { storeDocument } from './store-document.ts'
import { storeSubscriber } from './store-subscriber.ts'
import { inHalves, storeTogether, type Together } from './together.ts'
import { isPublished, type PreparedPost, preparePost, writePost } from './write-post.ts'
import type { WriterParts } from './writer-parts.ts'

/** Stores items, and returns the lines of the report for each: its own, and those of pictures that only it shows. */
export type WriteItems = (items: Item[]) => Promise<ReportLine[][]>

type Picture = Item & { kind: 'picture' }
/** What was read of an item before its transaction, or why it could not be read. */
type Prepared = { item: Item; pictures: PictureInText[]; post?: PreparedPost; error?: unknown }

export function createWriter(cms: Payload, parts: WriterParts): WriteItems {
  const { oldSite, plan, library, tags, isDryRun } = parts
  /** What happened to each post, whose comments are at its end. */
  const outcomes = new Map<string, ReportLine['outcome']>()

  return async (items) => {
    const all = items.map(prepare)
    await library.addAll(all.flatMap(({ pictures }) => pictures))
    await library.addItems(items.filter((item): item is Picture => item.kind === 'picture'))
    const lines = await inHalves(all, writeAll, failed)
    return lines.map((line, at) => [
      ...library.newLines(all[at]?.pictures ?? []).map((one) => ({ ...one, at: line.at })),
      line,
    ])
  }

  function prepare(item: Item): Prepared {
    if (item.kind === 'author') return { item, pictures: item.portrait ? [item.portrait] : [] }
    if ((item.kind !== 'post' && item.kind !== 'page') || item.status === 'trash') return { item, pictures: [] }
    try {
      const post = preparePost(item)
      return { item, pictures: post.pictures, post }
    } catch (error) {
      return { item, pictures: [], error }
    }
  }

  function writeAll(all: Prepared[], draftBecause?: string): Promise<ReportLine[]> {
    const keys = all.map(({ item }) => item.key)
    return storeTogether({ cms, ...parts }, keys, async (together) => {
      const lines: ReportLine[] = []
      for (const one of all) {
        const line = await write(one, together, draftBecause)
        if (one.post) outcomes.set(one.item.key, line.outcome)
        lines.push(line)
      }
      return lines
    })
  }

  /** Stores a post that may not be published as a draft, with the reason. */
  async function failed(one: Prepared, error: unknown): Promise<ReportLine> {
    const { item } = one
    const { status, message } = error as { status?: number; message: string }
    const mayBeDraft = status === 400 && (item.kind === 'post' || item.kind === 'page') && isPublished(item)
    const lines = mayBeDraft ? await inHalves([one], (all) => writeAll(all, message), failedLine) : undefined
    const line = lines?.[0] ?? failedLine(one, error)
    outcomes.set(item.key, line.outcome)
    return line
  }

  function failedLine({ item }: Prepared, error: unknown): ReportLine {
    return { ...lineOf(item), outcome: 'failed', notes: [...item.notes, messageOf(error)] }
  }

  async function write(
    { item, post, error }: Prepared,
    together: Together,
    draftBecause?: string,
  ): Promise<ReportLine> {
    if (error !== undefined) throw error
    switch (item.kind) {
      case 'picture':
        return pictureLine(item)
      case 'author':
        return listed(item, documentOfAuthor(item, parts), together)
      case 'tag':
        if (tags === 'skip')
          return forwarded(item, '/blog/', together, 'Tags have no page here. Its address leads to the blog.')
        return listed(item, documentOfTerm(item, parts), together)
      case 'category':
        return listed(item, documentOfTerm(item, parts), together)
      case 'post':
      case 'page':
        if (!post)
          return {
            ...lineOf(item),
            outcome: 'left out',
            notes: [...item.notes, 'It was in the trash of the old site.'],
          }
        return writePost(cms, item, { ...parts, together }, { prepared: post, draftBecause })
      case 'redirect':
        return redirected(item, together)
      case 'subscriber':
        return { ...lineOf(item), ...(await storeSubscriber(together.transaction, item, isDryRun)) }
      case 'comment':
        return commentLine(item)
      case 'menu':
        return { ...lineOf(item), outcome: 'left out', notes: [menuNote(item)] }
      case 'left-out':
        return { ...lineOf(item), outcome: 'left out', notes: [item.reason, ...item.notes] }
    }
  }

  function pictureLine(item: Picture): ReportLine {
    const line = library.lineOfItem(item)
    if (!line) throw new Error('It could not be stored.')
    const { id: _, ...own } = line
    return { ...own, at: item.at, type: item.type, notes: [...item.notes, ...own.notes] }
  }

  async function listed(item: Item, data: Record<string, unknown>, together: Together): Promise<ReportLine> {
    const place = plan.places.get(item.key)
    if (!place) throw new Error('It has no place on this site.')
    const addresses = addressesOfItem(item.addresses, oldSite.siteUrl)
    const stored = await storeDocument(
      { cms, ...parts, together },
      { key: item.key, collection: place.collection, data, addresses },
    )
    const notes = [...item.notes, ...(stored.note ? [stored.note] : [])]
    return { ...lineOf(item), outcome: stored.outcome, to: place.path, notes }
  }

  async function redirected(item: Item & { kind: 'redirect' }, together: Together): Promise<ReportLine> {
    const from = addressesOfItem([item.from], oldSite.siteUrl)
    if (from.length === 0)
      return { ...lineOf(item), outcome: 'left out', notes: ['It redirects no page of the old site.'] }
    const to = item.to === undefined ? undefined : (plan.linkOf(item.to) ?? item.to)
    if (to !== undefined && plan.isOfOldSite(to) && plan.linkOf(to) === undefined)
      return { ...lineOf(item), outcome: 'left out', from: item.from, notes: [`Nothing here is at ${item.to}.`] }
    return forwarded({ ...item, addresses: [item.from] }, to, together)
  }

  async function forwarded(item: Item, target: string | undefined, together: Together, note?: string) {
    const former = addressesOfItem(item.addresses, oldSite.siteUrl).map((address) => ({
      address,
      ...(target === undefined ? {} : { target }),
    }))
    const isNew = await areNewAddresses(together.transaction, former)
    if (!isDryRun) together.addresses.push({ former })
    const outcome: ReportLine['outcome'] = isNew ? 'added' : 'unchanged'
    const notes = [...item.notes, ...(note ? [note] : [])]
    return { ...lineOf(item), outcome, ...(target ? { to: target } : {}), notes }
  }

  function commentLine(item: CommentItem): ReportLine {
    if (!item.isApproved)
      return { ...lineOf(item), outcome: 'left out', notes: ['It was not approved on the old site.'] }
    if (parts.comments === 'skip') return { ...lineOf(item), outcome: 'left out', notes: ['Comments are left out.'] }
    const post = plan.places.get(item.on)
    const outcome = outcomes.get(item.on)
    return post && outcome
      ? { ...lineOf(item), outcome, to: post.path, notes: ['It is at the end of its post.'] }
      : { ...lineOf(item), outcome: 'left out', notes: ['What it is about is not moved.'] }
  }

  function menuNote({ links }: Item & { kind: 'menu' }) {
    const listed = links.map(({ label, url }) => `${label}: ${plan.linkOf(url) ?? `${url} (nothing here)`}`)
    return `Menus are set in “Navigation”. Its links now: ${listed.join('; ')}.`
  }
}

/** Payload names the fields that it refuses in the error’s data. */
function messageOf(error: unknown) {
  const { message, data } = error as {
    message: string
    data?: { errors?: { label?: string; path: string; message: string }[] }
  }
  const fields = data?.errors?.map(({ label, path, message: problem }) => `${label ?? path}: ${problem}`) ?? []
  return fields.length > 0 ? fields.join(' ') : message
}
