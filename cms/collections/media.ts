import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { IMAGE_WIDTHS, nextListed } from '#engine/images/sizes.ts'
import { environment } from '#platform/environment/environment.ts'
import { filePolicy } from '#platform/http/content-security-policy.ts'
import { shownTo } from '../access/shown-to.ts'
import { mediaEndpoints } from '../endpoints/media.ts'
import { createdBy } from '../fields/created-by.ts'
import { demo } from '../fields/demo.ts'
import { withStoredFiles } from '../files/with-stored-files.ts'
import { keepFileOnFocus } from '../hooks/focal-point.ts'
import { redirectFormerUrl } from '../hooks/former-image-url.ts'
import {
  assetRef,
  encodeAndName,
  keepMeasures,
  keepSharedFile,
  keepSharedFileOnDelete,
  noteEncoded,
} from '../hooks/image-file.ts'
import { keepDescription, keepUsedImage, keepUsedImageFromTrash } from '../hooks/image-in-use.ts'
import { refuseRemoteFile, requireFile } from '../hooks/refuse-remote-file.ts'

const THUMBNAIL_WIDTH = nextListed(IMAGE_WIDTHS, 400)

export const media: CollectionConfig = withStoredFiles({
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    group: 'Content',
    description:
      'The images of the site. The site generates sizes and formats from the original when a visitor needs them.',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'uses', 'folder', 'updatedAt'],
    listSearchableFields: ['alt', 'originalName', 'filename'],
    hidden: shownTo('editor', 'contributor'),
    components: { beforeListTable: ['/admin/components/media/upload-panel.tsx#UploadPanel'] },
  },
  defaultSort: '-createdAt',
  folders: true,
  upload: {
    staticDir: join(environment.dataDir, 'media'),
    // No SVG: it can carry scripts.
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
    // Cropping would change the bytes after the file was named by them.
    crop: false,
    focalPoint: true,
    pasteURL: false,
    // The list uploads many files itself, and “Replace the file” keeps the former URL.
    bulkUpload: false,
    hideRemoveFile: true,
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
    beforeOperation: [requireFile, encodeAndName, keepFileOnFocus],
    beforeChange: [keepMeasures, keepDescription, keepUsedImageFromTrash],
    beforeDelete: [keepUsedImage],
    afterChange: [noteEncoded, keepSharedFile, redirectFormerUrl],
    afterDelete: [keepSharedFileOnDelete],
  },
  endpoints: mediaEndpoints,
  forceSelect: { imageId: true, width: true, height: true, filename: true, focalX: true, focalY: true },
  fields: [
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      maxLength: 300,
      admin: {
        description:
          'Describe the image in one sentence for people who cannot see it. Without it, nothing that shows the image can be published.',
      },
    },
    {
      name: 'decorative',
      label: 'This image is only decoration',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        // A description says that it is more.
        condition: ({ alt }) => !alt,
        description: 'It says nothing that the text does not say, such as a pattern. Screen readers skip it.',
      },
    },
    {
      name: 'originalName',
      label: 'Original file name',
      type: 'text',
      index: true,
      admin: {
        readOnly: true,
        // The list shows it beside the image.
        disableListColumn: true,
        condition: ({ originalName }) => Boolean(originalName),
        description: 'The name that the file had when it was uploaded. The URL of the image has another one.',
      },
    },
    // Files are named by their content. People know them by the name they gave them.
    {
      name: 'filename',
      label: 'File',
      type: 'text',
      admin: { components: { Cell: '/admin/components/media/file-cell.tsx#FileCell' } },
    },
    {
      name: 'uses',
      label: 'Used in',
      type: 'ui',
      admin: {
        components: {
          Field: '/admin/components/image-uses.tsx#ImageUses',
          Cell: '/admin/components/media/uses-cell.tsx#UsesCell',
        },
      },
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
    createdBy,
  ],
})

function thumbnail(doc: Record<string, unknown>) {
  const reference = assetRef(doc)
  if (!reference) return null
  const [, id, size, extension] = reference.split('-')
  return `/images/${environment.imageProject}/${environment.imageDataset}/${id}-${size}.${extension}?w=${THUMBNAIL_WIDTH}&fit=max&auto=format`
}
