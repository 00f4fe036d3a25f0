import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { environment } from '../../engine/environment.ts'
import { refuseRemoteFile } from '../hooks/refuse-remote-file.ts'

/** Files of applicants. They come from the site's own form and are read in the application. */
export const resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: 'Résumé', plural: 'Résumés' },
  admin: { group: false, useAsTitle: 'filename', description: 'Files of applicants. Private.' },
  upload: {
    staticDir: join(environment.dataDir, 'resumes'),
    mimeTypes: [
      'application/pdf',
      'application/msword',
      // The media type that is detected for the bytes of a .doc file.
      'application/x-cfb',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
    ],
    pasteURL: false,
    externalFileHeaderFilter: refuseRemoteFile,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'private, no-store')
      headers.set('content-disposition', 'attachment')
      headers.set('content-security-policy', "default-src 'none'; sandbox")
      headers.set('x-content-type-options', 'nosniff')
      return headers
    },
  },
  fields: [],
}
