import { readFile, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '#engine/failures.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { downloadFile } from '#providers/link-index/download/download-file.ts'
import { type ListId, listIds, lists } from '#providers/link-index/popularity/lists.ts'
import { parseList } from '#providers/link-index/popularity/parse-list.ts'
import { storeList } from '#providers/link-index/popularity/store-list.ts'
import { createProgressBar } from '../progress-bar.ts'
import type { Options } from './options.ts'

/** Downloads popularity lists, or reads one from a file, and stores them for the traffic tool. */
export async function getRanks(options: Options) {
  const chosen = listIds.filter((id) => options.list === undefined || options.list === id)
  if (chosen.length === 0) throw new Failure('invalid', { message: `--list must be ${listIds.join(' or ')}.` })
  if ((options.file || options.from) && options.list === undefined) {
    throw new Failure('invalid', { message: '--file and --from need --list=crux or --list=tranco.' })
  }
  if (options.file === undefined) {
    console.log('Each list is a download of about 10 MB, takes 30 MB on the disk, and is ready in less than a minute.')
  }
  for (const id of chosen) await getList(id, options)
}

async function getList(id: ListId, { folder, file, from, 'as-of': typedDate }: Options) {
  const url = from ?? lists[id].url
  const path = file ?? join(folder, 'files', basename(new URL(url).pathname))
  if (file === undefined) {
    // A list has the same URL every month.
    await rm(`${path}.sha256`, { force: true })
    const bar = createProgressBar(process.stderr)
    await downloadFile(url, path, {
      onBytes: (done, total) => bar.show(Math.round(done / 1e6), Math.round(total / 1e6), `${id} (MB)`),
    }).finally(bar.end)
  }
  const asOf = typedDate ?? monthOf(path) ?? (await stat(path)).mtime.toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(asOf))
    throw new Failure('invalid', { message: '--as-of must be a date such as 2026-10-31.' })
  const ranks = parseList(id, await readFile(path))
  await storeList(folder, id, asOf, ranks)
  console.log(`${lists[id].source.name}, ${asOf}: ${withCommas(ranks.size)} domains.`)
}

/** Returns the last day of the month in a name such as `202610.csv.gz`. */
function monthOf(path: string) {
  const [, year, month] = /(\d{4})(\d{2})\.csv/.exec(basename(path)) ?? []
  return year && month ? new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10) : undefined
}
