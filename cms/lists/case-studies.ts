import { getCms } from '../database/connection.ts'
import { noteRead, remember } from '../reads.ts'
import { visibleRows } from './visible.ts'

/** What filters and neighbors need of a case study. */
export type StudyInList = {
  slug: string
  title: string
  client: string | null
  industry: string | null
  services: { slug: string; title: string }[]
}

/** Returns every case study that visitors see, newest first, without its texts and pictures. */
export function listCaseStudies(): Promise<StudyInList[]> {
  return remember('case studies in lists', async () => {
    noteRead('case-studies')
    noteRead('services')
    const { rows } = await (await getCms()).db.pool.query<StudyInList>(
      `select slug, title, client, industry, coalesce(services, '[]') as services from case_studies
       left join (
         select parent_id, json_agg(json_build_object('slug', slug, 'title', title) order by "order") as services
         from case_studies_rels join (select id as service, slug, title from services where ${visibleRows('services')}) seen
           on service = services_id
         where path = 'services' and slug is not null group by parent_id
       ) of_study on parent_id = id
       where ${visibleRows('case-studies')} order by publish_date desc, created_at desc`,
    )
    return rows
  })
}
