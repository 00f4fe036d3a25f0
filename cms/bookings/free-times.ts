import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CallTopic, topicNames } from '#platform/calendar/call-topics.ts'
import {
  computeFreeTimes,
  type FreeTimeRules,
  type Interval,
  type WorkingTimes,
} from '#platform/calendar/free-times.ts'
import { weekdays } from '../collections/booking-hosts.ts'
import { getCms } from '../database/connection.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { bookingNumbers } from '../globals/booking-settings.ts'
import type { BookingHost } from '../payload-types.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type BookingRules = Record<keyof typeof bookingNumbers, number>

/** Whom a visitor wants to talk with. */
export type WantedHost = {
  /** Only hosts who do this work. */
  about?: CallTopic | null | undefined
  /** Only hosts with a meeting URL. */
  byVideo?: boolean
}

type Wanted = WantedHost & {
  now: number
  /** Only this host. */
  hostId?: number | undefined
  /** A booking that does not block, because it is being moved. */
  except?: number | undefined
  /** Only starts within this window, its end included. */
  within?: Interval | undefined
}

export async function bookingRules(transaction: Transaction = {}): Promise<BookingRules> {
  const cms = await getCms()
  const stored = await cms.findGlobal({ slug: 'booking-settings', depth: 0, req: transaction })
  const entries = Object.entries(bookingNumbers).map(([name, { defaultValue }]) => [
    name,
    stored[name as keyof BookingRules] ?? defaultValue,
  ])
  return Object.fromEntries(entries) as BookingRules
}

/** Returns the starts of all times that can be booked now, ascending, each with the hosts who are free then. */
export async function freeTimes(wanted: Wanted, transaction: Transaction = {}): Promise<Map<number, number[]>> {
  const rules = await bookingRules(transaction)
  const hosts = (await activeHosts(wanted.hostId, transaction)).filter((host) => suits(host, wanted))
  const freeTimeRules = freeTimeRulesOf(rules, wanted)
  const held = await heldTimes(freeTimeRules, wanted.except, transaction)
  const found = new Map<number, number[]>()
  for (const host of hosts) {
    const busy = [...(held.get(host.id) ?? []), ...outsideBusy(host, rules)]
    for (const start of computeFreeTimes(workingTimesOf(host), busy, freeTimeRules))
      found.set(start, [...(found.get(start) ?? []), host.id])
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

function freeTimeRulesOf(rules: BookingRules, { now, within }: Wanted): FreeTimeRules {
  const earliest = now + rules.noticeHours * HOUR_MS
  const latest = now + rules.aheadDays * DAY_MS
  return {
    lengthMs: rules.lengthMinutes * MINUTE_MS,
    bufferMs: rules.bufferMinutes * MINUTE_MS,
    everyMs: rules.everyMinutes * MINUTE_MS,
    earliest: Math.max(earliest, within?.start ?? earliest),
    latest: Math.min(latest, within?.end ?? latest),
  }
}

/** Returns the hosts who are free at a time. */
export async function hostsFreeAt(
  start: number,
  wanted: Omit<Wanted, 'within'>,
  transaction: Transaction = {},
): Promise<number[]> {
  const free = await freeTimes({ ...wanted, within: { start, end: start } }, transaction)
  return free.get(start) ?? []
}

/** Returns whether a host does the work that a call is about. One who names no work does all of it. */
export function suits({ work, meetingUrl }: Pick<BookingHost, 'work' | 'meetingUrl'>, { about, byVideo }: WantedHost) {
  if (byVideo && !meetingUrl) return false
  return !about || !work?.length || work.includes(about)
}

/**
 * Returns what a visitor has to know about the people who take calls: undefined if there are none.
 * @property topics what at least one of them knows
 */
export async function hostsInBrief(): Promise<{ timeZone: string; topics: CallTopic[] } | undefined> {
  const hosts = await activeHosts(undefined, {})
  const [first] = hosts
  const topics = topicNames.filter((about) => hosts.some((host) => suits(host, { about })))
  return first && { timeZone: first.timeZone, topics }
}

async function activeHosts(hostId: number | undefined, transaction: Transaction): Promise<BookingHost[]> {
  const cms = await getCms()
  const active = { active: { equals: true } }
  const { docs } = await cms.find({
    collection: 'booking-hosts',
    where: hostId === undefined ? active : { and: [active, { id: { equals: hostId } }] },
    sort: 'id',
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req: transaction,
  })
  return docs
}

/** Returns the working times of a host, from the hours of the host. Rows with missing hours are left out. */
export function workingTimesOf({ timeZone, hours, exceptions }: BookingHost): WorkingTimes {
  const hoursOf = ({ opens, closes }: { opens?: string | null; closes?: string | null }) =>
    opens && closes ? [{ from: opens, to: closes }] : []
  return {
    timeZone,
    weekly: (hours ?? []).flatMap((row) =>
      hoursOf(row).map((one) => ({ ...one, weekday: weekdays.indexOf(row.weekday) + 1 })),
    ),
    exceptions: (exceptions ?? []).map((row) => ({
      first: row.firstDay.slice(0, 10),
      last: (row.lastDay ?? row.firstDay).slice(0, 10),
      hours: hoursOf(row),
    })),
  }
}

function outsideBusy({ busy }: BookingHost, { bufferMinutes }: BookingRules): Interval[] {
  if (!Array.isArray(busy)) return []
  return (busy as [number, number][]).map(([start, end]) => ({ start, end: end + bufferMinutes * MINUTE_MS }))
}

/** Rows whose time nobody else can book. A held one that was not confirmed in time no longer counts. */
const takesTime = sql`(status = 'booked' or (status = 'held' and confirm_by > now()))`

async function heldTimes(
  { earliest, latest, lengthMs, bufferMs }: FreeTimeRules,
  except: number | undefined,
  transaction: Transaction,
) {
  const connection = await connectionOf({ ...transaction, payload: await getCms() })
  const { rows } = await connection.execute<{ host: number; start: number; end: number }>(
    sql`select host_id as host, extract(epoch from starts_at)::float8 * 1000 as start,
          extract(epoch from held_until)::float8 * 1000 as end
        from bookings where ${takesTime} and host_id is not null and id is distinct from ${except ?? null}::int
          and held_until > to_timestamp(${earliest / 1000}) and starts_at < to_timestamp(${(latest + lengthMs + bufferMs) / 1000})`,
  )
  return Map.groupBy(rows, ({ host }) => host)
}
