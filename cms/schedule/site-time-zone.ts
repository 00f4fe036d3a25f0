import type { Payload } from 'payload'
import { isTimeZone } from '#platform/calendar/time-zone.ts'

/** Returns the time zone of the first office that has one; UTC by default. */
export async function siteTimeZone(cms: Payload): Promise<string> {
  const [first = 'UTC'] = await officeTimeZones(cms)
  return first
}

/** Returns the time zones of the offices in their order, each once. */
export async function officeTimeZones(cms: Payload): Promise<string[]> {
  const { offices } = await cms.findGlobal({ slug: 'offices', depth: 0 })
  return [...new Set((offices ?? []).map(({ timeZone }) => timeZone ?? '').filter(isTimeZone))]
}
