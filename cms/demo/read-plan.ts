import type { Payload } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import { removable } from './collections.ts'
import { type DocumentPlan, planDocuments } from './plan-removal.ts'
import { readDocuments, readGlobals } from './read-documents.ts'
import { type BlankedTexts, readDocumentTexts, readGlobalTexts } from './read-texts.ts'
import { readSeeded } from './seeded.ts'

export type RemovalPlan = DocumentPlan & { texts: BlankedTexts[] }

/** Returns what the removal of the demonstration would do now. */
export async function readPlan(cms: Payload, req?: Transaction): Promise<RemovalPlan> {
  const seeded = await readSeeded(cms)
  if (!seeded) return { goes: [], stays: [], texts: [] }
  const globals = await readGlobalTexts(cms, seeded, req)
  const texts = [...globals, ...(await readDocumentTexts(cms, seeded, req))]
  const blanked = new Map(globals.flatMap((one) => ('global' in one ? [[one.global, one.data] as const] : [])))
  const documents = [...(await readDocuments(cms, seeded, req)), ...(await readGlobals(cms, blanked, req))]
  return {
    ...planDocuments(documents, removable),
    texts: texts.filter(({ blank, kept }) => blank.length + kept.length > 0),
  }
}
