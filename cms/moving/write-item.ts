import type { Payload } from 'payload'
import type { CommentItem, Item } from '#moving/item.ts'
import type { ReportLine } from '#moving/report-line.ts'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { addressesOfItem } from './addresses-of-item.ts'
import { documentOfAuthor, documentOfTerm } from './document-of-list.ts'
import { areNewAddresses, storeFormerAddresses } from './former-addresses.ts'
import { lineOf } from './line-of.ts'
import { storeDocument } from './store-document.ts'
import { storeSubscriber } from './store-subscriber.ts'
import { writePost } from './write-post.ts'
import type { WriterParts } from './writer-parts.ts'

/** Stores one item, and returns its lines of the report: its own, and those of pictures that only it shows. */
export type WriteItem = (item: Item) => Promise<ReportLine[]>

export function createWriter(cms: Payload, parts: WriterParts): WriteItem {
  const { oldSite, name, plan, moved, library, isDryRun, tags } = parts
  /** What happened to each post, whose comments are at its end. */
  const outcomes = new Map<string, ReportLine['outcome']>()
  return async (item) => {
    try {
      const lines = await write(item)
      const own = lines.at(-1)
      if ((item.kind === 'post' || item.kind === 'page') && own) outcomes.set(item.key, own.outcome)
      return lines
    } catch (error) {
      // What is wrong with the database is wrong with every item: the import ends, and goes on later.
      if (isDatabaseUnavailable(error)) throw error
      return [{ ...lineOf(item), outcome: 'failed', notes: [...item.notes, messageOf(error)] }]
    }
  }

  async function write(item: Item): Promise<ReportLine[]> {
    switch (item.kind) {
      case 'picture': {
        const { id: _, ...line } = await library.addItem(item)
        return [{ ...line, at: item.at, type: item.type, notes: [...item.notes, ...line.notes] }]
      }
      case 'author':
        return listed(item, await documentOfAuthor(item, parts))
      case 'tag':
        if (tags === 'skip') return forwarded(item, '/blog/', 'Tags have no page here. Its address leads to the blog.')
        return listed(item, { data: documentOfTerm(item, parts), lines: [] })
      case 'category':
        return listed(item, { data: documentOfTerm(item, parts), lines: [] })
      case 'post':
      case 'page':
        return writePost(cms, item, parts)
      case 'redirect':
        return redirected(item)
      case 'subscriber':
        return [{ ...lineOf(item), ...(await storeSubscriber(cms, item, isDryRun)) }]
      case 'comment':
        return [commentLine(item)]
      case 'menu':
        return [{ ...lineOf(item), outcome: 'left out', notes: [menuNote(item)] }]
      case 'left-out':
        return [{ ...lineOf(item), outcome: 'left out', notes: [item.reason, ...item.notes] }]
    }
  }

  async function listed(
    item: Item,
    { data, lines }: { data: Record<string, unknown>; lines: ReportLine[] },
  ): Promise<ReportLine[]> {
    const place = plan.places.get(item.key)
    if (!place) throw new Error('It has no place on this site.')
    const stored = await storeDocument(
      { cms, source: name, moved, isDryRun },
      {
        key: item.key,
        collection: place.collection,
        data,
        addresses: addressesOfItem(item.addresses, oldSite.siteUrl),
      },
    )
    const notes = [...item.notes, ...(stored.note ? [stored.note] : [])]
    return [...lines, { ...lineOf(item), outcome: stored.outcome, to: place.path, notes }]
  }

  async function redirected(item: Item & { kind: 'redirect' }): Promise<ReportLine[]> {
    const from = addressesOfItem([item.from], oldSite.siteUrl)
    if (from.length === 0)
      return [{ ...lineOf(item), outcome: 'left out', notes: ['It redirects no page of the old site.'] }]
    const to = item.to === undefined ? undefined : (plan.linkOf(item.to) ?? item.to)
    if (to !== undefined && plan.isOfOldSite(to) && plan.linkOf(to) === undefined)
      return [{ ...lineOf(item), outcome: 'left out', from: item.from, notes: [`Nothing here is at ${item.to}.`] }]
    return forwarded({ ...item, addresses: [item.from] }, to)
  }

  async function forwarded(item: Item, target: string | undefined, note?: string): Promise<ReportLine[]> {
    const addresses = addressesOfItem(item.addresses, oldSite.siteUrl).map((address) => ({
      address,
      ...(target === undefined ? {} : { target }),
    }))
    const isNew = await inTransaction((transaction) =>
      isDryRun ? areNewAddresses(transaction, addresses) : storeFormerAddresses(transaction, name, addresses),
    )
    const outcome = isNew ? 'added' : 'unchanged'
    return [
      { ...lineOf(item), outcome, ...(target ? { to: target } : {}), notes: [...item.notes, ...(note ? [note] : [])] },
    ]
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
