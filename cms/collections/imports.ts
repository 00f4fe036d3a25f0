import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload'
import { shownTo } from '../access/shown-to.ts'
import { importEndpoints } from '../imports/endpoints.ts'
import { deleteImportFiles } from '../imports/files.ts'
import { IMPORT_STATES } from '../imports/states.ts'

const deleteFiles: CollectionAfterDeleteHook = async ({ id }) => {
  await deleteImportFiles(Number(id))
}

/** A field that the panel of the document shows in its own way. */
const inPanel = <F extends Field>(field: F): F =>
  ({ ...field, admin: { ...field.admin, readOnly: true, condition: () => false } }) as F

/** Old sites that are moved in: the export, what was decided about it, and how far it is. */
export const imports: CollectionConfig = {
  slug: 'imports',
  labels: { singular: 'Import', plural: 'Imports' },
  admin: {
    group: 'Settings',
    description:
      'Moves an old site in: posts, pages, pictures, authors, and their old URLs. Files and reports are deleted after 30 days; what was moved in stays.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'system', 'state', 'createdAt', 'finishedAt'],
    listSearchableFields: ['name'],
    hidden: shownTo(),
    components: { beforeListTable: ['/admin/components/imports/new-import.tsx#NewImport'] },
  },
  defaultSort: '-createdAt',
  endpoints: importEndpoints,
  hooks: { afterDelete: [deleteFiles] },
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/admin/components/imports/import-panel.tsx#ImportPanel' },
        disableListColumn: true,
      },
    },
    inPanel({ name: 'name', label: 'File', type: 'text', required: true, maxLength: 255 }),
    inPanel({
      name: 'system',
      type: 'select',
      required: true,
      options: [
        { label: 'WordPress', value: 'wordpress' },
        { label: 'Ghost', value: 'ghost' },
        { label: 'Sanity', value: 'sanity' },
        { label: 'Markdown', value: 'markdown' },
      ],
    }),
    inPanel({ name: 'size', label: 'Size in bytes', type: 'number', required: true }),
    inPanel({ name: 'received', label: 'Bytes that have arrived', type: 'number', defaultValue: 0 }),
    inPanel({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'uploading',
      options: [...IMPORT_STATES],
    }),
    inPanel({ name: 'siteUrl', label: 'URL of the old site', type: 'text', maxLength: 2_048 }),
    inPanel({
      name: 'comments',
      type: 'select',
      options: [
        { label: 'At the end of their posts', value: 'archive' },
        { label: 'Left out', value: 'skip' },
      ],
    }),
    inPanel({
      name: 'tags',
      type: 'select',
      required: true,
      defaultValue: 'skip',
      options: [
        { label: 'Categories', value: 'category' },
        { label: 'Left out', value: 'skip' },
      ],
    }),
    inPanel({ name: 'fetchesPictures', label: 'Fetches pictures', type: 'checkbox', defaultValue: false }),
    inPanel({ name: 'types', label: 'Further kinds', type: 'text', maxLength: 500 }),
    inPanel({ name: 'done', label: 'Items done', type: 'number' }),
    inPanel({ name: 'total', label: 'Items', type: 'number' }),
    inPanel({ name: 'counts', type: 'json' }),
    inPanel({ name: 'lines', label: 'Lines of the report', type: 'json' }),
    inPanel({ name: 'message', type: 'textarea', maxLength: 2_000 }),
    inPanel({
      name: 'reportOf',
      label: 'The report is of',
      type: 'select',
      options: [
        { label: 'A try', value: 'try' },
        { label: 'An import', value: 'import' },
      ],
    }),
    inPanel({ name: 'finishedAt', label: 'Finished on', type: 'date' }),
    // Which attempt of a worker runs it.
    { name: 'runner', type: 'text', maxLength: 60, hidden: true },
  ],
}
