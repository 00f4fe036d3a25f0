import type { CollectionAfterReadHook, CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload'
import { namingFields } from '../collaboration/document-name.ts'
import { nameOfDocument } from './name-of-document.ts'

type Context = { isForPicker?: string }

/**
 * Returns the hooks that give fields which pick a document its name. Payload shows there what the title field holds,
 * and asks for that field alone; then the title is the name. All other reads, those of API keys included, get what is
 * stored.
 */
export function namedInPickers({ slug, admin, labels }: SanitizedCollectionConfig) {
  const title = admin.useAsTitle ?? 'id'
  const beforeOperation: CollectionBeforeOperationHook = ({ args, operation, req, context }) => {
    if (operation !== 'read' || !isAskedAlone(args.select, title)) return args
    if (req.payloadAPI !== 'REST' || !req.user || 'apiKey' in req.user) return args
    ;(context as Context).isForPicker = slug
    const select = Object.fromEntries(namingFields({ slug, admin }).map((name) => [name, true]))
    return { ...args, select: { ...args.select, ...select } }
  }
  const afterRead: CollectionAfterReadHook = ({ doc, context }) =>
    (context as Context).isForPicker === slug ? { ...doc, [title]: nameOfDocument({ slug, admin, labels }, doc) } : doc
  return { beforeOperation, afterRead }
}

function isAskedAlone(select: unknown, title: string) {
  return typeof select === 'object' && select !== null && Object.keys(select).join() === title
}
