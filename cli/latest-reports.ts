import { randomUUID } from 'node:crypto'
import type { Envelope } from '#engine/tool/envelope.ts'

const MAX_REPORTS = 10

/** Creates a memory of the last ten reports of this process, whose assistant may read on in them. */
export function createLatestReports() {
  const reports = new Map<string, { slug: string; envelope: Envelope }>()
  return {
    /** Remembers a report and returns its id. */
    add(slug: string, envelope: Envelope) {
      const id = randomUUID()
      reports.set(id, { slug, envelope })
      for (const oldest of reports.keys()) if (reports.size > MAX_REPORTS) reports.delete(oldest)
      return id
    },
    find(slug: string, id: string) {
      const found = reports.get(id)
      return found?.slug === slug ? found.envelope : undefined
    },
  }
}
