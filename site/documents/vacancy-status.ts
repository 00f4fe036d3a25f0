import type { Where } from 'payload'

const DAY_MS = 86_400_000
/** A day ends last at UTC-12, twelve hours after it has ended in UTC. */
const LAST_ZONE_MS = 12 * 3_600_000

type Status = { status: 'open' | 'closed'; validThrough?: string | null }

/** Returns whether a vacancy accepts applications: it does until its last day has ended in every time zone. */
export function isOpen({ status, validThrough }: Status, now = new Date()) {
  if (status !== 'open') return false
  if (!validThrough) return true
  const lastDay = Date.parse(`${validThrough.slice(0, 10)}T23:59:59-12:00`)
  return Number.isNaN(lastDay) || now.getTime() <= lastDay
}

/**
 * Returns the condition of vacancies that accept applications. It changes once a day, so that lists are read once.
 * @example openVacancies(new Date('2026-03-02T11:59:59Z')) // those whose last day is 2026-03-01 or later
 */
export function openVacancies(now = new Date()): Where {
  const firstDay = new Date(Math.floor((now.getTime() - LAST_ZONE_MS) / DAY_MS) * DAY_MS).toISOString()
  return {
    and: [
      { status: { equals: 'open' } },
      { or: [{ validThrough: { exists: false } }, { validThrough: { greater_than_equal: firstDay } }] },
    ],
  }
}
