import type { CollectionConfig } from 'payload'
import { environment } from '../../engine/environment.ts'
import { filePolicy } from '../../engine/http/content-security-policy.ts'
import { IMAGE_WIDTHS, nextListed } from '../../engine/image-sizes.ts'
import { shownTo } from '../access/shown-to.ts'
import { mediaEndpoints } from '../endpoints/media.ts'
import { demo } from '../fields/demo.ts'
import {
  assetRef,
  encodeAndName,
  keepMeasures,
  keepSharedFile,
  keepSharedFileOnDelete,
  noteEncoded,
} from '../hooks/image-file.ts'
import { keepUsedImage, keepUsedImageFromTrash } from '../hooks/image-in-use.ts'
import { mediaDir } from '../hooks/media-dir.ts'
import { refuseRemoteFile, requireFile } from '../hooks/refuse-remote-file.ts'

const THUMBNAIL_WIDTH = nextListed(IMAGE_WIDTHS, 400)

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    group: 'Content',
    description:
      'The images of the site. The site generates sizes and formats from the original when a visitor needs them.',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    hidden: shownTo('editor'),
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: mediaDir,
    // No SVG: it can carry scripts.
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    // Cropping would change the bytes after the file was named by them.
    crop: false,
    focalPoint: false,
    pasteURL: false,
    externalFileHeaderFilter: refuseRemoteFile,
    // File names are content hashes, so URLs need no extra cache key.
    cacheTags: false,
    adminThumbnail: ({ doc }) => thumbnail(doc),
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'public, max-age=31536000, immutable')
      headers.set('content-security-policy', filePolicy)
      headers.set('x-content-type-options', 'nosniff')
      return headers
    },
  },
  hooks: {
    beforeOperation: [requireFile, encodeAndName],
    beforeChange: [keepMeasures, keepUsedImageFromTrash],
    beforeDelete: [keepUsedImage],
    afterChange: [noteEncoded, keepSharedFile],
    afterDelete: [keepSharedFileOnDelete],
  },
  endpoints: mediaEndpoints,
  forceSelect: { imageId: true, width: true, height: true, filename: true },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 300,
      admin: { description: 'Describe the image in one sentence for people who cannot see it.' },
    },
    // No column: where the image is used.
    {
      name: 'uses',
      type: 'ui',
      admin: { components: { Field: '/admin/components/image-uses.tsx#ImageUses' }, disableListColumn: true },
    },
    { name: 'imageId', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'assetRef',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ data, siblingData }) => assetRef({ ...data, ...siblingData })] },
    },
    // Parameters of generated art, so that the same image can be rendered again.
    { name: 'art', type: 'json', admin: { hidden: true } },
    demo,
  ],
}

function thumbnail(doc: Record<string, unknown>) {
  const reference = assetRef(doc)
  if (!reference) return null
  const [, id, size, extension] = reference.split('-')
  return `/images/${environment.imageProject}/${environment.imageDataset}/${id}-${size}.${extension}?w=${THUMBNAIL_WIDTH}&fit=max&auto=format`
}
