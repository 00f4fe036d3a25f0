import type { TypedUser } from 'payload'
import { ImageError } from '#platform/image-work/image-processes.ts'
import { getCms } from '../database/connection.ts'

type CopiedPicture = { bytes: Buffer; mediaType: string; name: string; alt: string; user: TypedUser }

/** An error that says why an image cannot be stored, in words for the editor. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture'
}

/** Returns the id of the image that an image URL of this site shows. */
export async function findImage(imageId: string): Promise<number | undefined> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'media',
    where: { imageId: { equals: imageId } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]?.id
}

/**
 * Stores a picture in the media library, as an upload by this account.
 * @returns its id
 * @throws {UnusablePicture} if the site cannot show it, or the account may not upload
 */
export async function storeCopiedPicture({ bytes, mediaType, name, alt, user }: CopiedPicture): Promise<number> {
  const cms = await getCms()
  const file = { data: bytes, mimetype: mediaType, name, size: bytes.length }
  try {
    const { id } = await cms.create({ collection: 'media', data: { alt } as never, file, user, overrideAccess: false })
    return id
  } catch (error) {
    const { status, message } = error as { status?: number; message: string }
    if (error instanceof ImageError || (status !== undefined && status < 500)) throw new UnusablePicture(message)
    throw error
  }
}
