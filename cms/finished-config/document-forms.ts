import type { GlobalConfig, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'

const IN_FORM = [
  '/admin/components/newer-input/newer-input.tsx#OpenDocumentForm',
  '/admin/components/problems/list.tsx#ProblemList',
]

/**
 * Adds protection against late responses, which could replace newer input, and the list of missing values to the form
 * of every document. Applied to the finished configuration, so every collection and global is covered.
 */
export function withDocumentForms(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(collection), globals: config.globals.map(global) }
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { components = {} } = one.admin
  const { edit = {} } = components
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), ...IN_FORM]
  return { ...one, admin: { ...one.admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } } }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const components: NonNullable<NonNullable<GlobalConfig['admin']>['components']> = one.admin?.components ?? {}
  const { elements = {} } = components
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), ...IN_FORM]
  return {
    ...one,
    admin: {
      ...one.admin,
      components: { ...components, elements: { ...elements, beforeDocumentControls } },
    } as GlobalConfig['admin'] as SanitizedGlobalConfig['admin'],
  }
}
