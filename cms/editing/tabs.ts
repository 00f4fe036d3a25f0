import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/**
 * Seconds after which a tab that has not renewed its lease counts as closed. Browsers let the timers of hidden tabs run
 * once a minute.
 */
const LEASE_S = 90
/** Seconds within which an active tab is heard from. */
const WRITING_S = 10
/** Seconds after which a tab is forgotten. Until then, a laptop that was closed can continue. */
const REMEMBERED_S = 24 * 60 * 60

/** A tab with a document open. `document` is a name such as `posts/12` (`nameOf`). */
export type Tab = { document: string; tab: string }

/** Somebody else's tab, or another one of the same person. */
export type OtherTab = { tab: string; account: number; name: string; since: string; isHolder: boolean }

type Row = { tab: string; account: number; name: string; since: Date | string; is_holder: boolean }

const isFresh = sql.raw(`seen_at > clock_timestamp() - make_interval(secs => ${LEASE_S})`)

/**
 * Makes transactions about one document take turns until they end: saves of it, and changes of who may save it.
 * @param transaction outside of a transaction, the lock ends with the statement
 */
export async function takeTurn(transaction: Transaction, document: string) {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${document}, 0))`)
}

/**
 * Renews the lease of a tab. The first tab of a document holds it: only that one saves. Call it in a transaction.
 * @param takesOver the tab becomes the holder, in place of any other
 * @returns the other tabs that have the document open, the holder first, and whether this one is the holder
 */
export async function renewLease(
  transaction: Transaction,
  { document, tab }: Tab,
  account: number,
  takesOver: boolean,
): Promise<{ isHolder: boolean; others: OtherTab[] }> {
  await takeTurn(transaction, document)
  const connection = await connectionOf(transaction)
  await connection.execute(sql`
    insert into editing_tabs as before (about, tab, account) values (${document}, ${tab}, ${account})
    on conflict (about, tab) do update set
      seen_at = clock_timestamp(),
      since = case when before.${isFresh} then before.since else clock_timestamp() end
    where before.account = ${account}`)
  await connection.execute(sql`
    update editing_tabs set is_holder = (tab = ${tab})
    where about = ${document} and (${takesOver} or not exists (
      select from editing_tabs holder where holder.about = ${document} and holder.is_holder and holder.${isFresh}
    ))`)
  const { rows } = await connection.execute(sql`
    select tab, account, coalesce(nullif(users.name, ''), users.email) as name, since, is_holder
    from editing_tabs join users on users.id = account
    where about = ${document} and ${isFresh} order by is_holder desc, since`)
  const tabs = rows as unknown as Row[]
  return {
    isHolder: tabs.some((row) => row.tab === tab && row.account === account && row.is_holder),
    others: tabs
      .filter((row) => row.tab !== tab)
      .map((row) => ({
        ...{ tab: row.tab, account: row.account, name: row.name, isHolder: row.is_holder },
        since: new Date(row.since).toISOString(),
      })),
  }
}

/** Returns whether an account has a document open in a tab, so that it was allowed to. */
export async function hasOpen(transaction: Transaction, { document, tab }: Tab, account: number) {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(
    sql`select from editing_tabs where about = ${document} and tab = ${tab} and account = ${account}`,
  )
  return rows.length > 0
}

/** Closes a tab, or notes that it shows something else. Another one may save from now on. */
export async function closeTab(transaction: Transaction, { document, tab }: Tab, account: number) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`delete from editing_tabs where about = ${document} and tab = ${tab} and account = ${account}`,
  )
}

/**
 * Returns what decides whether a tab may save.
 * @returns `holder`: the name of the person whose tab holds the document, if it is another one; `saved`: the
 *   `updatedAt` (milliseconds) of what this tab saved last
 */
export async function leaseOf(transaction: Transaction, { document, tab }: Tab) {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(sql`
    select own.saved, holder.tab <> own.tab as is_taken, coalesce(nullif(users.name, ''), users.email) as holder
    from editing_tabs own
    left join editing_tabs holder on holder.about = own.about and holder.is_holder and holder.${isFresh}
    left join users on users.id = holder.account
    where own.about = ${document} and own.tab = ${tab}`)
  const [row] = rows as { saved: Date | string | null; is_taken: boolean | null; holder: string }[]
  return {
    holder: row?.is_taken ? row.holder : undefined,
    saved: row?.saved ? new Date(row.saved).getTime() : undefined,
  }
}

/** Returns the name of somebody else who is writing a document now; undefined if there is nobody. */
export async function otherHolder(transaction: Transaction, document: string, account: number | undefined) {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(sql`
    select coalesce(nullif(users.name, ''), users.email) as name
    from editing_tabs join users on users.id = account
    where about = ${document} and is_holder and account <> ${account ?? 0}
      and seen_at > clock_timestamp() - make_interval(secs => ${WRITING_S})`)
  return (rows as { name: string }[])[0]?.name
}

/**
 * Notes in the transaction of a save what the tab saved: its next save builds on this, even if the response got lost.
 * @param updatedAt of the saved document
 * @param draftKey the name that the tab gave a new document, so that sending it twice creates one
 */
export async function noteSave(
  transaction: Transaction,
  { document, tab }: Tab,
  save: { account: number; updatedAt: string; draftKey?: string | undefined },
) {
  const connection = await connectionOf(transaction)
  const { account, updatedAt, draftKey = null } = save
  await connection.execute(sql`
    insert into editing_tabs (about, tab, account, is_holder, saved, draft_key)
    values (${document}, ${tab}, ${account}, ${draftKey !== null}, ${updatedAt}, ${draftKey})
    on conflict (about, tab) do update set saved = excluded.saved, seen_at = clock_timestamp()`)
}

/** Returns the document that a tab created under a key; undefined if it did not. */
export async function createdUnder(transaction: Transaction, draftKey: string): Promise<string | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(sql`select about from editing_tabs where draft_key = ${draftKey}`)
  return (rows as { about: string }[])[0]?.about
}

/** Forgets tabs that nobody has seen for a day. */
export async function forgetOldTabs(transaction: Transaction) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`delete from editing_tabs where seen_at < clock_timestamp() - make_interval(secs => ${REMEMBERED_S})`,
  )
}
