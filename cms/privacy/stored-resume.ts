import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload, TypedUser } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { type ResumeText, resumeText } from '#platform/resume/text.ts'

type StoredResume = ResumeText & { filename: string; bytes: number; href: string }

/** Returns a résumé with its text if the account may read it; undefined otherwise, and if there is none. */
export async function storedResume(cms: Payload, user: TypedUser, id: number): Promise<StoredResume | undefined> {
  const where = { id: { equals: id } }
  const { docs } = await cms.find({ collection: 'resumes', where, limit: 1, depth: 0, user, overrideAccess: false })
  const { filename, filesize } = docs[0] ?? {}
  if (!filename) return undefined
  const file = join(environment.dataDir, 'resumes', basename(filename))
  const result = await readFile(file).then(
    (bytes) => resumeText(filename, bytes),
    () => ({ reason: 'The file is not on the disk of this server.' }),
  )
  const href = `${cms.config.routes.api}/resumes/file/${encodeURIComponent(filename)}`
  return { ...result, filename, bytes: filesize ?? 0, href }
}
