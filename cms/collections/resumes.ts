import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { filePolicy } from '#platform/http/content-security-policy.ts'
import { resumeMimeTypes } from '#platform/resume/check-resume.ts'
import { withStoredFiles } from '../files/with-stored-files.ts'
import { refuseRemoteFile } from '../hooks/refuse-remote-file.ts'

/** Files of applicants. They come from the site's own form and are read in the application. */
export const resumes: CollectionConfig = withStoredFiles({
  slug: 'resumes',
  labels: { singular: 'Résumé', plural: 'Résumés' },
  admin: { group: false, useAsTitle: 'filename', description: 'Applicants’ files. Private.' },
  upload: {
    staticDir: join(environment.dataDir, 'resumes'),
    mimeTypes: resumeMimeTypes,
    pasteURL: false,
    externalFileHeaderFilter: refuseRemoteFile,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', 'private, no-store')
      headers.set('content-disposition', 'attachment')
      headers.set('content-security-policy', filePolicy)
      headers.set('x-content-type-options', 'nosniff')
      return headers
    },
  },
  fields: [],
})
