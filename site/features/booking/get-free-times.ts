import { freeWeek, scheduler, zoneOf } from './queries.ts'

/** Responds to GET /api/get-free-times with one week of free times. Without people who take calls, it has no days. */
export async function getFreeTimes(url: URL) {
  const brief = await scheduler()
  const zone = zoneOf(url.searchParams.get('zone'), brief?.timeZone ?? 'UTC')
  const facts = { success: true, zone: zone.name, minutes: brief?.minutes ?? null }
  if (!brief) return { ...facts, days: [] }
  const about = brief.topics.find((topic) => topic === url.searchParams.get('about'))
  const { days, earlier, later } = await freeWeek({ zone: zone.name, from: url.searchParams.get('from'), about })
  return { ...facts, days, earlier, later: later?.day }
}
