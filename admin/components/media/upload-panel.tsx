import type { ServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { undescribedWhere } from './undescribed-where.ts'
import { UploadImages } from './upload-images.tsx'

/** Offers above the list of images to upload many at once, and leads to those that nobody has described. */
export async function UploadPanel({ payload, user }: ServerProps) {
  if (!hasRole(user, 'editor')) return null
  const { totalDocs } = await payload.count({ collection: 'media', where: undescribedWhere })
  return <UploadImages undescribed={totalDocs} />
}
