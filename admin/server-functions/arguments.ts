import { z } from 'zod'

/** PostgreSQL's `integer`, the type of every document's id. */
const MAX_ID = 2 ** 31 - 1

const text = z.string().max(10_000)
const flag = z.boolean()
const object = z.record(z.string(), z.unknown())
const id = z.union([z.int().min(0).max(MAX_ID), z.string().regex(/^\d{1,9}$/)])
const count = z.union([z.int().min(0), z.string().regex(/^\d{0,9}$/)])
const sort = z.union([text, z.array(text).max(20)])

const ofForms = {
  data: object,
  initialData: object,
  formState: object,
  documentFormState: object,
  initialBlockData: object,
  initialBlockFormState: object,
  operation: z.enum(['create', 'update']),
  select: object,
  originalUpdatedAt: text,
  docPermissions: object,
  docPreferences: object,
  locale: text,
  language: text,
  fallbackLocale: z.union([flag, text]),
  checkForStaleData: flag,
  readOnly: flag,
  renderAllFields: flag,
  skipValidation: flag,
  updateLastEdited: flag,
  returnLivePreviewURL: flag,
  returnLockStatus: flag,
  returnPreviewURL: flag,
}

const ofFields = {
  schemaPath: text,
  path: text,
  name: text,
  label: z.unknown(),
  hidden: flag,
  initialValue: z.unknown(),
  valueToSlugify: text,
}

const ofLists = {
  columns: z.array(z.looseObject({ accessor: text })),
  query: z.looseObject({
    limit: count.nullish(),
    page: count.nullish(),
    sort: sort.nullish(),
    where: object.nullish(),
    search: text.nullish(),
  }),
  sort,
  docs: z.array(object),
  orderableFieldName: text,
  renderRowTypes: flag,
  enableRowSelections: flag,
  tableAppearance: z.enum(['condensed', 'default']),
  disableBulkDelete: flag,
  disableBulkEdit: flag,
  disableQueryPresets: flag,
  browseByFolder: flag,
  displayAs: z.enum(['grid', 'list']),
}

const ofDrawers = {
  drawerSlug: text,
  disableActions: flag,
  overrideEntityVisibility: flag,
  redirectAfterCreate: flag,
  redirectAfterDelete: flag,
  redirectAfterDuplicate: flag,
  paramsOverride: object,
  searchParams: object,
  versions: object,
}

/**
 * Returns what each server function of Payload gets from the screens; Payload reads it unchecked. An argument has one
 * type in all functions. What no screen sends, such as `skipClientConfigAuth`, is dropped. Scheduling and locales have
 * no functions: this back office replaces them.
 * @param names of the collections and the globals
 */
export function serverFunctions(names: { collections: string[]; globals: string[] }) {
  const collection = z.enum(names.collections)
  const collections = z.array(collection)
  const shape = {
    ...{ id, docID: id, folderID: id, widgetSlug: text, widgetData: object },
    ...{ collectionSlug: collection, globalSlug: z.enum(names.globals) },
    ...{ collectionsToDisplay: collections, folderAssignedCollections: collections },
    parent: z.object({ collectionSlug: collection, id, joinPath: text }),
    ...{ ...ofForms, ...ofFields, ...ofLists, ...ofDrawers },
  }
  const mayLack: Record<string, z.ZodType> = mapValues(shape, (type: z.ZodType) => type.nullish())
  const needing = (needed: Record<string, z.ZodType>) => z.object({ ...mayLack, ...needed })
  return new Map([
    ['form-state', needing({})],
    ['table-state', needing({ collectionSlug: z.union([collection, collections]) })],
    ['slugify', needing({ path: z.literal('slug') })],
    ['schedule-publish', needing({})],
    ['get-folder-results-component-and-data', needing({ collectionsToDisplay: collections })],
    ['render-document', needing({ collectionSlug: collection })],
    ['render-document-slots', needing({ collectionSlug: collection })],
    ['render-field', needing({ schemaPath: text, path: text })],
    ['render-list', needing({ collectionSlug: collection })],
    ['get-default-layout', needing({})],
    ['render-widget', needing({ widgetSlug: text })],
  ])
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
