import { freeWeek, scheduler, zoneOf } from './queries.ts'

/** GET /api/get-free-times. Without people who take calls, there are no days. */
export async function getFreeTimes(url: URL) {
  const brief = await scheduler()
  const zone = zoneOf(url.searchParams.get('zone'), brief?.timeZone ?? 'UTC')
  const week = brief ? await freeWeek({ zone: zone.name, from: url.searchParams.get('from') }) : { days: [] }
  return { success: true, zone: zone.name, minutes: brief?.minutes ?? null, ...week }
}
