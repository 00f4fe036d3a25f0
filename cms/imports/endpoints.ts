import { rm } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { connectionOf, type Transaction, transactionOf } from '../database/transaction.ts'
import { type CmsRequest, cmsEndpoint } from '../endpoints/cms-endpoint.ts'
import { refusal } from '../endpoints/responses.ts'
import { audit } from '../hooks/audit.ts'
import { enqueue } from '../jobs/jobs.ts'
import { type ImportRun, reportFile } from './files.ts'
import { ImportOptions } from './options.ts'
import { reportCsv } from './report-file.ts'
import { type ImportAction, type ImportState, stateAfter } from './states.ts'
import { MAX_EXPORT_BYTES, MAX_PART_BYTES, type StoredPart, storePart } from './store-part.ts'

const MISSING = 'This import does not exist.'
const TOO_LARGE = 'An export can have at most 2 GB here. Move a larger one in from the terminal.'
const PART_TOO_LARGE = 'A part of an upload can have at most 8 MB.'
const UNREADABLE = 'The options could not be read. Reload this page and try again.'

const Begun = z.object({
  system: z.enum(['wordpress', 'ghost', 'sanity', 'markdown'], { error: 'Choose where the export comes from.' }),
  name: z.string({ error: 'Choose a file.' }).min(1, { error: 'Choose a file.' }).max(255),
  size: z
    .int({ error: 'Choose a file.' })
    .min(1, { error: 'The file is empty. Export the site again.' })
    .max(MAX_EXPORT_BYTES, { error: TOO_LARGE }),
})
const Place = z.object({ offset: z.coerce.number().int().min(0).max(MAX_EXPORT_BYTES) })

const mayCall = (user: unknown) => hasRole(user, 'admin')

const begin = cmsEndpoint(
  { path: '/begin', method: 'post', mayCall, schema: Begun },
  async ({ input, req: { payload }, user }) =>
    transactionOf(payload, async (transaction) => {
      const data = { ...input, received: 0, state: 'uploading' as const, tags: 'skip' as const }
      const { id } = await payload.create({ collection: 'imports', data, req: transaction, depth: 0 })
      await audit({ ...transaction, user }, 'import-uploaded', { about: `imports/${id}`, details: input.system })
      return { id }
    }),
)

const part = cmsEndpoint({ path: '/:id/part', method: 'post', mayCall }, async ({ req, id }) => {
  const { data: place } = Place.safeParse(Object.fromEntries(req.searchParams))
  if (!place) return refusal(422, 'Name the offset of the part.')
  // Checked before the body is read, so that a refused upload does not fill the memory.
  if (Number(req.headers.get('content-length') ?? 0) > MAX_PART_BYTES) return refusal(413, PART_TOO_LARGE)
  const bytes = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer())
  if (bytes.length > MAX_PART_BYTES) return refusal(413, PART_TOO_LARGE)
  if (bytes.length === 0) return refusal(422, 'The part is empty.')
  return partResponse(
    await transactionOf(req.payload, (transaction) => storePart(transaction, id, place.offset, bytes)),
  )
})

function partResponse({ refusal: why, ...data }: StoredPart) {
  switch (why) {
    case 'missing':
      return refusal(404, MISSING)
    case 'complete':
      return refusal(409, 'The file is already here.', { data })
    case 'elsewhere':
      return refusal(409, `The upload goes on at byte ${data.received}.`, { data })
    case 'too-long':
      return refusal(422, 'The file is larger than announced. Upload it again as a new import.', { data })
    default:
      return data
  }
}

const progress = cmsEndpoint({ path: '/:id/progress', method: 'get', mayCall }, async ({ req, id }) => {
  const found = await req.payload.findByID({ collection: 'imports', id, depth: 0, disableErrors: true })
  return found ?? refusal(404, MISSING)
})

const report = cmsEndpoint({ path: '/:id/report.csv', method: 'get', mayCall }, async ({ req, id }) => {
  const found = await req.payload.findByID({ collection: 'imports', id, depth: 0, disableErrors: true })
  const csv = found?.reportOf ? await reportCsv(reportFile(id, found.reportOf)) : undefined
  if (!csv) return refusal(404, 'There is no report yet. Try the import first.')
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="import-${id}-report.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})

const withOptions = { method: 'post', mayCall, schema: ImportOptions, unreadable: UNREADABLE } as const

export const importEndpoints = [
  begin,
  part,
  progress,
  report,
  cmsEndpoint({ path: '/:id/try', ...withOptions }, (request) => act('try', request, request.input)),
  cmsEndpoint({ path: '/:id/start', ...withOptions }, (request) => act('start', request, request.input)),
  cmsEndpoint({ path: '/:id/resume', ...withOptions }, (request) => act('resume', request, request.input)),
  cmsEndpoint({ path: '/:id/pause', method: 'post', mayCall }, (request) => act('pause', request)),
]

const messages: Record<ImportAction, string> = {
  try: 'The export is read. Nothing is stored.',
  start: 'The site moves in.',
  pause: 'It stops within seconds.',
  resume: 'It goes on where it stopped.',
}
const NOT_NOW = 'That does not make sense in the current state of this import. Reload this page to see it.'

async function act(action: ImportAction, { req: { payload }, user, id }: CmsRequest, options?: ImportOptions) {
  return transactionOf(payload, async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute<{ state: ImportState; isIdle: boolean }>(
      sql`select state, runner is null as "isIdle" from imports where id = ${id} for update`,
    )
    const [row] = rows
    if (!row) return refusal(404, MISSING)
    const next = stateAfter(row.state, action)
    if (!next) return refusal(409, NOT_NOW)
    // No worker has begun, so none has to stop.
    const state = next === 'pausing' && row.isIdle ? 'paused' : next
    await connection.execute(sql`update imports set state = ${state}::enum_imports_state, updated_at = now()
      where id = ${id}`)
    if (options) await prepare(transaction, id, action, options)
    await audit({ ...transaction, user }, `import-${action}`, { about: `imports/${id}` })
    return { message: messages[action], state }
  })
}

/** Stores what was decided, and leaves the job. Each run but one that goes on begins a new report. */
async function prepare(transaction: Transaction, id: number, action: ImportAction, options: ImportOptions) {
  const { siteUrl, comments, tags, fetchesPictures, types } = options
  const run: ImportRun = action === 'try' ? 'try' : 'import'
  const connection = await connectionOf(transaction)
  await connection.execute(sql`update imports set site_url = ${siteUrl || null}, message = null, report_of = ${run},
    comments = ${comments}::enum_imports_comments, tags = ${tags}::enum_imports_tags, types = ${types || null},
    fetches_pictures = ${fetchesPictures}, finished_at = null where id = ${id}`)
  if (action !== 'resume') {
    await connection.execute(sql`update imports set done = null, total = null, counts = null, lines = null
      where id = ${id}`)
    await rm(reportFile(id, run), { force: true })
  }
  await enqueue(transaction, 'import-site', { id, now: new Date().toISOString() })
}
