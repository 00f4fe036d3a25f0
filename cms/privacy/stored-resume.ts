import { basename } from 'node:path'
import type { Payload, TypedUser } from 'payload'
import { fileStore } from '#platform/files/stores.ts'
import { type ResumeText, resumeText } from '#platform/resume/text.ts'

type StoredResume = ResumeText & { filename: string; bytes: number; href: string }

/** Returns a résumé with its text if the account may read it; undefined otherwise, and if there is none. */
export async function storedResume(cms: Payload, user: TypedUser, id: number): Promise<StoredResume | undefined> {
  const where = { id: { equals: id } }
  const { docs } = await cms.find({ collection: 'resumes', where, limit: 1, depth: 0, user, overrideAccess: false })
  const { filename, filesize } = docs[0] ?? {}
  if (!filename) return undefined
  const bytes = await fileStore('resumes')
    .read(basename(filename))
    .catch(() => undefined)
  const result = bytes ? await resumeText(filename, bytes) : { reason: 'The file is missing, or cannot be read.' }
  const href = `${cms.config.routes.api}/resumes/file/${encodeURIComponent(filename)}`
  return { ...result, filename, bytes: filesize ?? 0, href }
}
