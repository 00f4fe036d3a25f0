import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { exportFile } from '../imports/files.ts'
import { emailHash } from '../newsletter/email-hash.ts'
import { withoutComment } from './comments-in-texts.ts'

/** A comment that a person wrote on an old site, at the end of a text here. */
export type ArchivedComment = {
  source: string
  key: string
  collection: 'posts' | 'pages'
  id: number
  /** Who wrote it and when, and then what. */
  paragraphs: string[]
}

/** Tables with the texts of versions, which no operation of Payload changes, and the column of the version. */
const TEXTS_OF_VERSIONS = {
  posts: { table: '_posts_v', column: 'version_body', parent: 'id' },
  pages: { table: '_pages_v_blocks_prose', column: 'content', parent: '_parent_id' },
} as const

/** The same for documents that were never published: saving a draft changes its version only. */
const TEXTS_OF_DRAFTS = {
  posts: { table: 'posts', column: 'body', parent: 'id' },
  pages: { table: 'pages_blocks_prose', column: 'content', parent: '_parent_id' },
} as const

const GZIP = Buffer.from([0x1f, 0x8b])
/** An archive that unpacks to more is taken for one that names everybody. */
const MAX_UNPACKED_BYTES = 20 * 1024 ** 3

/** Returns the comments of a person in texts that were moved in. */
export async function archivedCommentsOf(transaction: Transaction, email: string): Promise<ArchivedComment[]> {
  const { rows } = await (await connectionOf(transaction)).execute<ArchivedComment>(sql`
    select source, key, coalesce(post_id, page_id) as id, paragraphs,
      case when post_id is null then 'pages' else 'posts' end as collection
    from archived_comments where email_hash = ${emailHash(email)}
    order by collection, id, key`)
  return rows
}

/** Erases comments from the texts that have them: as visitors see them, in drafts, and in earlier versions. */
export async function eraseArchivedComments(
  req: Transaction & Pick<PayloadRequest, 'payload'>,
  comments: ArchivedComment[],
) {
  for (const comment of comments) {
    // Each text is searched once, because another comment may have the same name and day.
    const before = await versionsOf(req, comment)
    await eraseInDocument(req, comment)
    await eraseInTexts(req, TEXTS_OF_VERSIONS[comment.collection], comment, before)
    await (await connectionOf(req)).execute(
      sql`delete from archived_comments where source = ${comment.source} and key = ${comment.key}`,
    )
  }
}

async function eraseInDocument(req: Transaction & Pick<PayloadRequest, 'payload'>, comment: ArchivedComment) {
  const { collection, id, paragraphs } = comment
  const shared = { collection: collection as 'posts', id, depth: 0, trash: true, req } as const
  const read = (draft: boolean) => req.payload.findByID({ ...shared, draft, showHiddenFields: true })
  const [stored, newest] = [await read(false), await read(true)]
  const isDraft = newest._status === 'draft'
  const erase = async (document: typeof stored, draft: boolean) => {
    const data = withoutComment(document, paragraphs)
    if (data !== document) await req.payload.update({ ...shared, data: data as never, draft, overrideLock: true })
    return data !== document
  }
  // A draft next to a published document: each keeps its own content, and the draft is the newest again.
  const isErased = isDraft && stored._status === 'published' ? await erase(stored, false) : false
  if (!(await erase(newest, isDraft)) && isErased)
    await req.payload.update({ ...shared, data: newest as never, draft: true, overrideLock: true })
  if (stored._status !== 'published') await eraseInTexts(req, TEXTS_OF_DRAFTS[collection], comment, [id])
}

async function versionsOf(req: Transaction, { collection, id }: ArchivedComment): Promise<number[]> {
  const { rows } = await (await connectionOf(req)).execute<{ id: number }>(
    sql`select id from ${sql.identifier(`_${collection}_v`)} where parent_id = ${id}`,
  )
  return rows.map((row) => row.id)
}

type Texts = { table: string; column: string; parent: string }

async function eraseInTexts(req: Transaction, texts: Texts, { paragraphs }: ArchivedComment, parents: number[]) {
  const connection = await connectionOf(req)
  const [table, column, parent] = [texts.table, texts.column, texts.parent].map((name) => sql.identifier(name))
  const { rows } = await connection.execute<{ id: number | string; text: unknown }>(
    sql`select id, ${column} as text from ${table}
      where ${parent} in (select jsonb_array_elements_text(${JSON.stringify(parents)}::jsonb)::int)`,
  )
  for (const row of rows) {
    const text = withoutComment(row.text, paragraphs)
    if (text !== row.text)
      await connection.execute(sql`update ${table} set ${column} = ${JSON.stringify(text)}::jsonb where id = ${row.id}`)
  }
}

/**
 * Returns the uploaded exports of old sites that name an email address. They are kept for 30 days, and are deleted as a
 * whole: an export without a person is another one.
 */
export async function importsNaming(transaction: Transaction, email: string): Promise<number[]> {
  const { rows } = await (await connectionOf(transaction)).execute<{ id: number }>(
    sql`select id from imports order by id`,
  )
  const naming: number[] = []
  for (const { id } of rows) if (await fileNames(exportFile(id), email.trim().toLowerCase())) naming.push(id)
  return naming
}

async function fileNames(path: string, email: string): Promise<boolean> {
  const head = await headOf(path)
  if (!head) return false
  let isNamed = false
  const found = new AbortController()
  const search = async (parts: AsyncIterable<Buffer>) => {
    const wanted = searchable(Buffer.from(email))
    let [before, bytes] = ['', 0]
    for await (const part of parts) {
      const text = before + searchable(part)
      bytes += part.length
      if (isEmailIn(text, wanted) || bytes > MAX_UNPACKED_BYTES) {
        isNamed = true
        return found.abort()
      }
      before = text.slice(-wanted.length)
    }
  }
  const { signal } = found
  await (head.equals(GZIP)
    ? pipeline(createReadStream(path), createGunzip(), search, { signal })
    : pipeline(createReadStream(path), search, { signal })
  ).catch(() => undefined)
  return isNamed
}

/** Bytes as characters, so that a character in two parts of a file is found. */
const searchable = (bytes: Buffer) => bytes.toString('latin1').toLowerCase()

/** Returns whether a text has an email address that is not the end of a longer one. */
function isEmailIn(text: string, email: string) {
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1))
    if (at === 0 || !/[\w.+-]/.test(text[at - 1] ?? '')) return true
  return false
}

async function headOf(path: string): Promise<Buffer | undefined> {
  const file = await open(path, 'r').catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
