import { countOf } from '#engine/text/count-of.ts'
import { getCms } from '../database/connection.ts'
import type { ImportOptions } from '../moving/import-site.ts'
import type { RunEnd } from './states.ts'

/**
 * Moves a site in, as `importSite` describes. What reads and converts texts is loaded here and not earlier, because
 * the site and the back office never need it.
 * @returns how it ended, and what a person has to decide or change first
 * @throws {unknown} what neither the export nor an option causes
 */
export async function moveIn(options: ImportOptions): Promise<{ end: RunEnd; message?: string }> {
  const { importSite, UndecidedComments } = await import('../moving/import-site.ts')
  const { ImportUnderWay } = await import('../moving/one-at-a-time.ts')
  try {
    const { isWhole } = await importSite(await getCms(), options)
    return { end: isWhole ? 'whole' : 'stopped' }
  } catch (error) {
    if (error instanceof ImportUnderWay) return { end: 'failed', message: error.message }
    if (!(error instanceof UndecidedComments)) throw error
    const message = `The export has ${countOf(error.comments, 'comment')}. Decide what becomes of them, then try again.`
    return { end: 'undecided', message }
  }
}
