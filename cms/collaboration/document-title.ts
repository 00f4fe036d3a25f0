import { cmsOf, type Transaction } from '../database/transaction.ts'
import { nameOfDocument } from '../names/name-of-document.ts'
import type { DocumentName } from './document-name.ts'

/** Returns what a document or a global is called in the back office, by its newest draft. */
export async function titleOfDocument(req: Transaction, { slug, id }: DocumentName): Promise<string> {
  const payload = cmsOf(req)
  if (id === undefined) return labelOfGlobal(req, slug)
  const collection = slug as 'posts'
  const asked = { collection, id, depth: 0, draft: true, trash: true, disableErrors: true, req } as const
  const document: object | null = await payload.findByID(asked)
  return nameOfDocument(payload.collections[collection].config, document as Record<string, unknown> | null)
}

/** Returns what kind of document it is, for example “Post”. */
export function typeOfDocument(req: Transaction, { slug, id }: DocumentName): string {
  return id === undefined ? 'Page' : String(cmsOf(req).collections[slug as 'posts'].config.labels.singular)
}

function labelOfGlobal(req: Transaction, slug: string) {
  const label = cmsOf(req).globals.config.find((one) => one.slug === slug)?.label
  return typeof label === 'string' ? label : slug
}
