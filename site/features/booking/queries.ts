import { bookingRules, freeTimes, hostsFreeAt, hostsInBrief, type WantedHost } from '#cms/database/client.ts'
import {
  dayLabel,
  labelTimes,
  momentLabel,
  type PartOfDay,
  partOfDay,
  timeLabel,
} from '#platform/calendar/time-labels.ts'
import { addDays, isTimeZone, offsetOf, placeOf } from '#platform/calendar/time-zone.ts'
import { timeParameter } from './paths.ts'

/** A time that can be booked: its value in a form or URL, and how the visitor reads it. */
export type FreeTime = { value: string; label: string; moment: string }

export type FreeDay = { day: string; label: string; times: (FreeTime & { part: PartOfDay })[] }

/** One week of free times, the first days of the weeks around it, and the first time of the later one. */
export type FreeWeek = {
  days: FreeDay[]
  earlier: string | undefined
  later: { day: string; time: string } | undefined
}

export type Zone = { name: string; place: string; offset: string }

const DAYS_SHOWN = 7
const MAX_ALTERNATIVES = 8
/** Range around a taken time that is searched first, because computing all free times takes much longer. */
const AROUND_MS = 3 * 86_400_000

/** Returns what the pages of the scheduler say about calls: undefined if nobody takes any. */
export async function scheduler() {
  const [hosts, rules] = await Promise.all([hostsInBrief(), bookingRules()])
  return hosts && { ...hosts, minutes: rules.lengthMinutes, noticeHours: rules.noticeHours }
}

/** Returns a time zone as visitors read it: the chosen one, or another one if that does not exist. */
export function zoneOf(chosen: string | null | undefined, otherwise: string, now = Date.now()): Zone {
  const name = chosen && isTimeZone(chosen) ? chosen : otherwise
  return { name, place: placeOf(name), offset: offsetOf(name, now) }
}

/** @property except a call that is being moved: its time is not offered, though it does not block others */
type Wanted = WantedHost & { hostId?: number | undefined; except?: { id: number; start: number } | undefined }
type WantedWeek = Wanted & { zone: string; from?: string | null }

/**
 * Returns the free times of the week that begins on a day, in a time zone; without a day, of the first week with any.
 */
export async function freeWeek({ zone, from, except, ...wanted }: WantedWeek): Promise<FreeWeek> {
  const free = await freeTimes({ ...wanted, now: Date.now(), except: except?.id })
  const starts = [...free.keys()].filter((start) => start !== except?.start)
  const labeled = labelTimes(starts, zone)
  const first = labeled[0]?.day
  if (first === undefined) return { days: [], earlier: undefined, later: undefined }
  const start = from && /^\d{4}-\d\d-\d\d$/.test(from) && from > first ? from : first
  const end = addDays(start, DAYS_SHOWN)
  const shown = Map.groupBy(
    labeled.filter(({ day }) => start <= day && day < end),
    ({ day }) => day,
  )
  const days = [...shown].map(([day, times]) => ({
    day,
    label: dayLabel(times[0]?.time ?? 0, zone),
    times: times.map(({ time, label }) => ({
      value: timeParameter(time),
      label,
      moment: momentLabel(time, zone),
      part: partOfDay(time, zone),
    })),
  }))
  const back = addDays(start, -DAYS_SHOWN)
  const next = labeled.find(({ day }) => day >= end)
  return {
    days,
    earlier: start > first ? [back, first].sort().at(-1) : undefined,
    later: next && { day: next.day, time: timeParameter(next.time) },
  }
}

/** Returns whether a time is free. */
export async function isFree(time: number, { except, ...wanted }: Wanted = {}) {
  if (time === except?.start) return false
  return (await hostsFreeAt(time, { ...wanted, now: Date.now(), except: except?.id })).length > 0
}

/** Returns the free times closest to one that is not, in order. */
export async function timesNear(time: number, zone: string, host: WantedHost): Promise<FreeTime[]> {
  const wanted = { ...host, now: Date.now() }
  const around = await freeTimes({ ...wanted, within: { start: time - AROUND_MS, end: time + AROUND_MS } })
  const free = around.size >= MAX_ALTERNATIVES ? around : await freeTimes(wanted)
  const nearest = [...free.keys()]
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))
    .slice(0, MAX_ALTERNATIVES)
  return nearest
    .sort((a, b) => a - b)
    .map((one) => ({
      value: timeParameter(one),
      label: `${dayLabel(one, zone)}, ${timeLabel(one, zone)}`,
      moment: momentLabel(one, zone),
    }))
}
