import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  UploadConfig,
} from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { fileResponse, fileStore } from '#platform/files/stores.ts'

type Uploads = Omit<CollectionConfig, 'slug' | 'upload'> & { slug: 'media' | 'resumes'; upload: UploadConfig }
type Named = { filename?: string | null }

/**
 * Returns a collection of uploads whose files are in the store that the environment names. Payload itself writes,
 * serves, and deletes files in a folder; in an S3 store, these hooks do, at the same moments: a file is written before
 * its row.
 */
export function withStoredFiles(collection: Uploads): CollectionConfig {
  if (!environment.s3) return collection
  const store = fileStore(collection.slug)
  const { hooks = {}, ...others } = collection
  const upload: UploadConfig = collection.upload

  const readDuplicated: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== 'create' || !args.duplicateFromID || req.file) return args
    const { filename, mimeType } = ((await req.payload.db.findOne({
      collection: collection.slug,
      where: { id: { equals: args.duplicateFromID } },
      req,
    })) ?? {}) as Named & { mimeType?: string }
    const data = filename ? await store.read(filename) : undefined
    if (filename && data) req.file = { name: filename, data, size: data.length, mimetype: mimeType ?? '' }
    return args
  }
  const writeFile: CollectionBeforeChangeHook = async ({ data, req }) => {
    if (req.file && data.filename) await store.write(data.filename, req.file.data)
    return data
  }
  const removeFormer: CollectionAfterChangeHook<Named & { id: number }> = async ({ doc, previousDoc }) => {
    if (previousDoc?.filename && previousDoc.filename !== doc.filename) await store.remove(previousDoc.filename)
    return doc
  }
  const removeFile: CollectionAfterDeleteHook<Named & { id: number }> = async ({ doc }) => {
    if (doc.filename) await store.remove(doc.filename)
    return doc
  }
  const serve = async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    const answer = await fileResponse(collection.slug, params.filename, req.headers.get('range') ?? undefined)
    if (!answer) return Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status: 500 })
    upload.modifyResponseHeaders?.({ headers: answer.headers })
    return answer
  }

  return {
    ...others,
    upload: { ...upload, disableLocalStorage: true, handlers: [serve] },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), readDuplicated],
      beforeChange: [...(hooks.beforeChange ?? []), writeFile],
      // First, because a hook of the collection may write another file under the name.
      afterChange: [removeFormer, ...(hooks.afterChange ?? [])],
      afterDelete: [removeFile, ...(hooks.afterDelete ?? [])],
    },
  }
}
