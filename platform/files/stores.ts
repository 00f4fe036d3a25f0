import { join } from 'node:path'
import { environment } from '../environment/environment.ts'
import { createCacheFolder } from '../process/cache-folder.ts'
import { type FileStore, typeOfFile } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { openBucket } from './s3-bucket.ts'
import { createS3Store } from './s3-store.ts'

type Settings = Pick<typeof environment, 'dataDir' | 's3' | 'imageCacheBytes'>

/** A cache folder takes files of up to a twentieth of its limit, and the largest upload has 11 MB. */
const MIN_COPIES_BYTES = 512 * 1024 * 1024

/** Folders with files that rows of the database name, or that nobody may lose. */
export type FileFolder = 'media' | 'media-refused' | 'resumes'

/** Returns where the files of a folder are: in DATA_DIR, or in the S3 store that the environment names. */
export function fileStore(folder: FileFolder, { dataDir, s3, imageCacheBytes }: Settings = environment): FileStore {
  if (!s3) return createFolderStore(join(dataDir, folder))
  const bucket = openBucket(s3)
  // Résumés are private and may be erased, so no machine has copies.
  if (folder !== 'media') return createS3Store({ bucket, folder })
  const maxBytes = Math.max(imageCacheBytes, MIN_COPIES_BYTES)
  const copies = createCacheFolder({ folder: join(dataDir, 'media-copies'), maxBytes })
  return createS3Store({ bucket, folder, copies })
}

/**
 * Returns where all machines share files that can be made again.
 * @returns undefined without an S3 store: the folder of each machine is all there is
 */
export function sharedFiles(folder: 'image-cache' | 'social-images', { s3 }: Pick<Settings, 's3'> = environment) {
  return s3 && createS3Store({ bucket: openBucket(s3), folder })
}

/**
 * Returns a file of the S3 store as a response, or the part that a Range header asks for.
 * @returns undefined if there is no such file
 */
export async function fileResponse(folder: FileFolder, name: string, range?: string): Promise<Response | undefined> {
  const { s3 } = environment
  if (!s3) throw new Error('No S3 store is configured.')
  // One range is served, as from a folder.
  const answer = await openBucket(s3).get(`${folder}/${name}`, range?.split(',')[0])
  if (!answer) return undefined
  const headers = new Headers({ 'accept-ranges': 'bytes', 'content-type': typeOfFile(name) })
  for (const field of ['content-length', 'content-range']) {
    const value = answer.headers.get(field)
    if (value) headers.set(field, value)
  }
  if (answer.status !== 416) return new Response(answer.body, { status: answer.status, headers })
  await answer.body?.cancel()
  headers.delete('content-length')
  return new Response(null, { status: 416, headers })
}
