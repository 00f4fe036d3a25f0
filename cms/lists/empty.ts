import { getCms } from '../database/connection.ts'
import { noteRead, remember } from '../reads.ts'
import { tableOf, visibleRows } from './visible.ts'

/** What pages and sections leave out while it is empty, with further conditions and a finer tag. */
const ASKED: Record<string, { collection: string; where?: string; tag?: string }> = {
  posts: { collection: 'posts', tag: 'posts#order' },
  'case-studies': { collection: 'case-studies' },
  projects: { collection: 'projects' },
  'client-testimonials': { collection: 'client-testimonials' },
  milestones: { collection: 'milestones' },
  team: { collection: 'team' },
  'pricing-plans': { collection: 'pricing-plans' },
  'faqs of home': { collection: 'faqs', where: "topic = 'home'" },
}

/** Returns which of them visitors see nothing of. */
export function emptyCollections(): Promise<string[]> {
  return remember('empty collections', async () => {
    for (const { collection, tag = collection } of Object.values(ASKED)) noteRead(tag)
    const asked = Object.entries(ASKED).map(
      ([name, { collection, where }]) =>
        `select '${name}' as name where not exists (select from ${tableOf(collection)} where ${[visibleRows(collection), where ?? 'true'].join(' and ')})`,
    )
    const { rows } = await (await getCms()).db.pool.query<{ name: string }>(asked.join(' union all '))
    return rows.map(({ name }) => name)
  })
}
