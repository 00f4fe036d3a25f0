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
 * Returns the shape of what the screens send to Payload's server functions, which read it unchecked. An argument has one
 * type in every function. The shape drops what no screen sends, such as `skipClientConfigAuth`.
 * @param names of the collections and the globals
 */
export function argumentsOf(names: { collections: string[]; globals: string[] }) {
  const collection = z.enum(names.collections)
  const shape: Record<string, z.ZodType> = {
    ...{ id, docID: id, folderID: id, widgetSlug: text, widgetData: object },
    collectionSlug: z.union([collection, z.array(collection)]),
    globalSlug: z.enum(names.globals),
    collectionsToDisplay: z.array(collection),
    folderAssignedCollections: z.array(collection),
    parent: z.object({ collectionSlug: collection, id, joinPath: text }),
    ...{ ...ofForms, ...ofFields, ...ofLists, ...ofDrawers },
  }
  return z.object(Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, type.nullish()])))
}
