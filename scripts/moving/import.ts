// npm run import -- wordpress FILE: moves a site in. With --dry-run, it stores nothing and writes the same report.
// npm run import -- ghost FILE, sanity FILE, markdown FOLDER: the same from other systems.
// npm run import -- prairie FOLDER: loads what `npm run export -- ndjson` wrote.
// npm run import -- check FILE: asks the running site for the old URLs in a CSV, such as one of Search Console.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { allowLongQueries, getCms, stopCms } from '#cms/database/client.ts'
import { type ImportOptions, importSite, UndecidedComments } from '#cms/moving/import-site.ts'
import { CannotLoad } from '#cms/moving/load-content.ts'
import { ImportUnderWay } from '#cms/moving/one-at-a-time.ts'
import type { CommentChoice, TagChoice } from '#cms/moving/plan.ts'
import { csvRow } from '#engine/csv/write-csv.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type System, UnreadableExport } from '#moving/item.ts'
import { kindsInText } from '#moving/kinds-in-text.ts'
import { openOldSite, SYSTEMS } from '#moving/open-old-site.ts'
import { REPORT_COLUMNS, reportRow, summaryOf } from '#moving/report-line.ts'
import { proposeMapping } from '#moving/sanity/open-sanity.ts'
import { callersPath, commandLine } from '#platform/process/command-line.ts'
import { fetchPublic } from '#providers/http/outgoing.ts'
import { createMovedPictures } from '#providers/moved-pictures/moved-pictures.ts'
import { UserError, withOneLineErrors } from '../backup/start-scripts.ts'
import { checkOldUrls } from './check-old-urls.ts'
import { readContentFolder } from './content-folder.ts'

const USAGE = `Usage:
${commandLine('import', 'wordpress FILE [--dry-run] [--site=URL] [--files=FOLDER] [--fetch] [--comments=archive|skip] [--tags=category|skip] [--types=product:page,…] [--report=FILE]')}
${commandLine('import', 'ghost FILE [--members=CSV] [--redirects=FILE] …')}
${commandLine('import', 'sanity FILE [--mapping=FILE] …')}
${commandLine('import', 'markdown FOLDER …')}
${commandLine('import', 'prairie FOLDER [--replace]')}
${commandLine('import', 'check FILE')}`
const REPORT = 'import-report.csv'
const CHECKED = 'old-urls.csv'
const MAPPING = 'sanity-mapping.json'
/** Errors whose message is for the person at the terminal. */
const EXPLAINED = [UnreadableExport, UndecidedComments, ImportUnderWay, CannotLoad]

await withOneLineErrors(async () => {
  const { values, positionals } = readArguments()
  const [command = '', path = ''] = positionals
  if (command === 'check' && path) return checkOldUrls(callersPath(path), callersPath(values.report ?? CHECKED))
  const isKnown = command === 'prairie' || SYSTEMS.includes(command as System)
  if (!isKnown || !path || positionals.length > 2) throw new UserError(USAGE)
  allowLongQueries()
  try {
    if (command !== 'prairie') return await moveIn(command as System, callersPath(path), values)
    const count = await readContentFolder(callersPath(path), { replaces: values.replace })
    console.log(`${countOf(count, 'document')} loaded.`)
  } catch (error) {
    if (EXPLAINED.some((kind) => error instanceof kind)) throw new UserError((error as Error).message)
    throw error
  } finally {
    await stopCms()
  }
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        site: { type: 'string' },
        files: { type: 'string' },
        fetch: { type: 'boolean', default: false },
        comments: { type: 'string' },
        tags: { type: 'string', default: 'skip' },
        types: { type: 'string' },
        mapping: { type: 'string' },
        members: { type: 'string' },
        redirects: { type: 'string' },
        report: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`)
  }
}

type Values = ReturnType<typeof readArguments>['values']

async function moveIn(system: System, path: string, values: Values) {
  if (system === 'sanity' && values.mapping === undefined) return proposeSchema(path)
  const files = values.files && callersPath(values.files)
  const oldSite = await openOldSite(system, path, {
    siteUrl: values.site?.replace(/\/+$/, ''),
    types: readTypes(values.types),
    mapping: values.mapping && callersPath(values.mapping),
    members: values.members && callersPath(values.members),
    redirects: values.redirects && callersPath(values.redirects),
    files,
  })
  const report = createWriteStream(callersPath(values.report ?? REPORT))
  const write = async (text: string) => {
    if (!report.write(text)) await once(report, 'drain')
  }
  await write(`\uFEFF${csvRow(REPORT_COLUMNS)}`)
  const stop = new AbortController()
  process.once('SIGINT', () => {
    console.log('\nStopping after what is being stored. The same command goes on from here.')
    stop.abort()
  })
  const { counts, isWhole } = await importSite(await getCms(), {
    oldSite,
    name: oldSite.siteUrl ?? path,
    isDryRun: values['dry-run'],
    tags: choice<TagChoice>('tags', values.tags, ['category', 'skip']) ?? 'skip',
    comments: choice<CommentChoice>('comments', values.comments, ['archive', 'skip']),
    pictures: createMovedPictures({
      readFile: oldSite.readFile,
      folder: files,
      siteUrl: oldSite.siteUrl,
      fetchPublic: values.fetch ? fetchPublic : undefined,
    }),
    onLine: (line) => write(csvRow(reportRow(line))),
    onProgress: progress(),
    signal: stop.signal,
  })
  report.end()
  await once(report, 'finish')
  const state = values['dry-run'] ? 'Nothing was stored. It would be: ' : isWhole ? '' : 'Stopped. So far: '
  console.log(
    `${state}${summaryOf(counts)}\nEach item, with what happened to it: ${callersPath(values.report ?? REPORT)}`,
  )
  if (counts.failed > 0) process.exitCode = 1
}

/** A dataset says nothing of what its types are for, so a person corrects a proposal first. */
async function proposeSchema(path: string) {
  const mapping = await proposeMapping(path)
  await writeFile(callersPath(MAPPING), `${JSON.stringify(mapping, undefined, 2)}\n`)
  console.log(
    `${callersPath(MAPPING)} proposes what each type and field of the dataset becomes. Read it, correct it, and import again ` +
      `with --mapping=${MAPPING}. Nothing was stored.`,
  )
}

function choice<T extends string>(name: string, value: string | undefined, allowed: T[]): T | undefined {
  if (value === undefined || allowed.includes(value as T)) return value as T | undefined
  throw new UserError(`--${name}=${value} is none of ${allowed.join(', ')}.`)
}

function readTypes(text: string | undefined) {
  if (text === undefined) return undefined
  const kinds = kindsInText(text)
  if (!kinds)
    throw new UserError(`--types=${text} is malformed: expected kinds such as product:page,event:post,ticket:skip.`)
  return kinds
}

/** Shows the progress in one line of a terminal, and each tenth elsewhere. */
function progress(): ImportOptions['onProgress'] {
  let shown = -1
  return (done, total) => {
    const share = Math.floor((done / Math.max(total, 1)) * (process.stdout.isTTY ? 100 : 10))
    if (share === shown) return
    shown = share
    if (process.stdout.isTTY) process.stdout.write(`\r${share}% of ${total} items${done === total ? '\n' : ''}`)
    else console.log(`${share * 10}% of ${total} items`)
  }
}
