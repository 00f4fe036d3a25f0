import { getCms } from '../database/connection.ts'
import { noteRead, remember } from '../reads.ts'
import { visibleRows } from './visible.ts'

/** What lists show of a service. */
export type ServiceInList = {
  title: string
  slug: string
  summary: string | null
  from: number | null
  to: number | null
  /** The ids of the plans that cover it, smallest first. */
  plans: number[]
}

/** Returns how many services of each family visitors see; families without services are missing. */
export function countServices(): Promise<Map<string, number>> {
  return remember('number of services', async () => {
    noteRead('services')
    const { rows } = await (await getCms()).db.pool.query<{ family: string; count: number }>(
      `select family, count(*)::int from services where ${visibleRows('services')} group by family`,
    )
    return new Map(rows.map(({ family, count }) => [family, count]))
  })
}

/** Returns some services of a family, those with the first effect first. */
export function listServices(family: string, { limit, offset }: { limit: number; offset: number }) {
  return remember(`services of ${family} from ${offset}, ${limit}`, async () => {
    noteRead('services')
    const { rows } = await (await getCms()).db.pool.query<ServiceInList>(
      `select title, slug, summary, weeks_from::float as "from", weeks_to::float as "to",
         array(
           select plan_id from services_plans where _parent_id = services.id and plan_id is not null order by _order
         ) as plans
       from services
       where ${visibleRows('services')} and family::text = $1
       order by coalesce(weeks_from, 0), coalesce(weeks_to, 0), id limit $2 offset $3`,
      [family, limit, offset],
    )
    return rows
  })
}

/** Returns how many of all services start with each plan, by the id of the plan. */
export function servicesByPlan(): Promise<Map<number, { count: number; total: number }>> {
  return remember('services of plans', async () => {
    noteRead('services')
    const { rows } = await (await getCms()).db.pool.query<{ plan: number; count: number; total: number }>(
      `with seen as (select id from services where ${visibleRows('services')}), first as (
         select distinct on (_parent_id) plan_id from services_plans join seen on seen.id = _parent_id
         where plan_id is not null order by _parent_id, _order
       )
       select plan_id as plan, count(*)::int, (select count(*)::int from seen) as total from first group by plan_id`,
    )
    return new Map(rows.map(({ plan, count, total }) => [plan, { count, total }]))
  })
}
