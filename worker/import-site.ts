import { randomUUID } from 'node:crypto'
import {
  claimImport,
  endRun,
  exportFile,
  importFolder,
  moveIn,
  openReport,
  type RunEnd,
  type RunningImport,
  reportFile,
  saveProgress,
} from '#cms/database/client.ts'
import { UnreadableExport } from '#moving/item.ts'
import { kindsInText } from '#moving/kinds-in-text.ts'
import { openOldSite } from '#moving/open-old-site.ts'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { fetchPublic } from '#providers/http/outgoing.ts'
import { createMovedPictures } from '#providers/moved-pictures/moved-pictures.ts'
import { openableExport } from './openable-export.ts'

const PROGRESS_INTERVAL_MS = 1_000
const MAX_MESSAGE = 2_000
const NO_PICTURE =
  'The export names only its URL. Check “Fetch pictures from the old site”, or move in from the terminal with --files.'

/** Aborted when this process stops. */
const stopping = new AbortController()

/** Ends running imports after the batch at hand. Another process goes on with them. */
export function stopImports() {
  stopping.abort()
}

/**
 * Runs an import of the back office, or tries it. Whatever stops it, it goes on where it was: the job is assigned again
 * (`cms/jobs/jobs.ts`), and what is stored has its records.
 * @throws {Error} if another process has to go on
 */
export async function importSite({ id }: { id: number }): Promise<void> {
  const found = await claimImport(id, randomUUID())
  if (!found) return
  const { end, message } = await run(found)
  const goesOn = await endRun(found, end, message?.slice(0, MAX_MESSAGE))
  if (goesOn) throw new Error(`Import ${id} was interrupted and goes on.`)
}

async function run(found: RunningImport): Promise<{ end: RunEnd; message?: string }> {
  try {
    return await runWatched(found)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (!(error instanceof UnreadableExport)) console.error(error)
    return { end: 'failed', message: messageOf(error, found) }
  }
}

/** Runs it while another query looks each second whether somebody has paused it, and stores how far it is. */
async function runWatched(found: RunningImport) {
  const { id, name, run: kind, comments, tags } = found
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, stopping.signal])
  const oldSite = await openOldSite(found.system, await openableExport(found.system, id), {
    siteUrl: found.siteUrl || undefined,
    types: kindsInText(found.types),
  })
  const report = await openReport(reportFile(id, kind))
  const place = { done: 0, total: 0 }
  const save = () => saveProgress(found, { ...place, counts: report.counts, lines: report.notable() })
  const watch = watchEach(PROGRESS_INTERVAL_MS, async () => (await save()) || stop.abort())
  try {
    return await moveIn({
      oldSite,
      name: oldSite.siteUrl ?? name,
      isDryRun: kind === 'try',
      tags,
      comments: comments ?? undefined,
      pictures: picturesOf(found, oldSite),
      onLine: report.write,
      onProgress: (done, total) => Object.assign(place, { done, total }),
      signal,
    })
  } finally {
    await watch.end()
    await report.close()
    await save()
  }
}

function picturesOf({ fetchesPictures }: RunningImport, oldSite: Awaited<ReturnType<typeof openOldSite>>) {
  const pictures = createMovedPictures({
    readFile: oldSite.readFile,
    siteUrl: oldSite.siteUrl,
    fetchPublic: fetchesPictures ? fetchPublic : undefined,
  })
  if (fetchesPictures) return pictures
  const problemOf: typeof pictures.problemOf = async (wanted) => (await pictures.problemOf(wanted)) && NO_PICTURE
  return { ...pictures, problemOf }
}

/** Runs `work` again and again, never twice at a time. A failure is logged, and the next turn tries it again. */
function watchEach(intervalMs: number, work: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: Error) => console.error(`The progress of an import was not stored: ${error.message}`))
      .finally(() => (running = undefined))
  }, intervalMs)
  return {
    async end() {
      clearInterval(timer)
      await running
    },
  }
}

/** Messages name the file as its uploader knows it, and no path of this server. */
function messageOf(error: unknown, { id, name }: RunningImport) {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return 'The file of this import is no longer here. Upload it again as a new import.'
  return (error as Error).message.replaceAll(exportFile(id), name).replaceAll(importFolder(id), name)
}
