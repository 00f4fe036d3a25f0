'use client'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { tab } from './tab.ts'

/** A text that the server does not have yet, in this browser. */
export type LocalCopy = {
  account: number
  /** Such as `posts/12`, `posts/new`, or `globals/home`. */
  document: string
  tab: string
  /** The title, as far as it was typed. */
  title: string
  /** When it was typed: milliseconds since 1970. */
  at: number
  data: Record<string, unknown>
}

type Place = Pick<LocalCopy, 'account' | 'document'>

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('prairie-signal', 'unsaved-texts')
  return opened
}

const keyOf = ({ account, document }: Place, ofTab = tab) => `${account} ${document} ${ofTab}`

/**
 * Keeps what this tab has of a document, without the passwords of an account.
 * @returns whether the browser could
 */
export async function keepCopy(place: Place, { title, data }: Pick<LocalCopy, 'title' | 'data'>): Promise<boolean> {
  const { password: _new, 'confirm-password': _again, ...kept } = data
  const copy: LocalCopy = { ...place, tab, title, at: Date.now(), data: kept }
  return set(keyOf(place), copy, store()).then(
    () => true,
    () => false,
  )
}

/** Deletes a copy: it was saved, or nobody wants it. */
export async function deleteCopy(place: Place, ofTab = tab): Promise<void> {
  await del(keyOf(place, ofTab), store()).catch(() => undefined)
}

/** Returns the copies that an account has in this browser, the newest first. */
export async function copiesOf(account: number): Promise<LocalCopy[]> {
  const all = await entries<string, LocalCopy>(store()).catch(() => [])
  return all
    .filter(([key]) => key.startsWith(`${account} `))
    .map(([, copy]) => copy)
    .sort((one, other) => other.at - one.at)
}
