import { mkdir, open } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { exportFile, importFolder } from './files.ts'
import type { ImportState } from './states.ts'

/** A part fits into a request (`platform/http/body-limit.ts`), with room for its headers. */
export const MAX_PART_BYTES = 8 * 1024 * 1024
export const MAX_EXPORT_BYTES = 2 * 1024 ** 3

/** What became of a part: stored, or why it was not. `received` is where the next part begins. */
export type StoredPart = { received: number; size: number; refusal?: 'missing' | 'complete' | 'elsewhere' | 'too-long' }

/**
 * Adds a part to the export of an import. The row is locked meanwhile, so two parts never mix, and a part that was
 * written by a process that was killed is written again at the same place.
 */
export async function storePart(
  transaction: Transaction,
  id: number,
  offset: number,
  part: Buffer,
): Promise<StoredPart> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ state: ImportState; size: string; received: string }>(
    sql`select state, size, received from imports where id = ${id} for update`,
  )
  const [row] = rows
  if (!row) return { received: 0, size: 0, refusal: 'missing' }
  const [size, received] = [Number(row.size), Number(row.received)]
  if (row.state !== 'uploading') return { received, size, refusal: 'complete' }
  if (offset !== received) return { received, size, refusal: 'elsewhere' }
  const next = received + part.length
  if (next > size) return { received, size, refusal: 'too-long' }
  await writeAt(id, offset, part)
  await connection.execute(sql`update imports set received = ${next}, updated_at = now(),
    state = ${next === size ? 'ready' : 'uploading'}::enum_imports_state where id = ${id}`)
  return { received: next, size }
}

async function writeAt(id: number, offset: number, part: Buffer) {
  await mkdir(importFolder(id), { recursive: true, mode: 0o700 })
  const file = await open(exportFile(id), offset === 0 ? 'w' : 'r+', 0o600)
  try {
    for (let written = 0; written < part.length; )
      written += (await file.write(part, written, part.length - written, offset + written)).bytesWritten
    await file.datasync()
  } finally {
    await file.close()
  }
}
