type Status = { status: 'open' | 'closed'; validThrough?: string | null }

/** Returns whether a vacancy accepts applications: it does until its last day has ended in every time zone. */
export function isOpen({ status, validThrough }: Status, now = new Date()) {
  if (status !== 'open') return false
  if (!validThrough) return true
  const lastDay = Date.parse(`${validThrough.slice(0, 10)}T23:59:59-12:00`)
  return Number.isNaN(lastDay) || now.getTime() <= lastDay
}
