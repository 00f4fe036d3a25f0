import type { GlobalConfig, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'

const OPEN_FORM = '/admin/components/newer-input/newer-input.tsx#OpenDocumentForm'

/**
 * Makes the form of every document known to `NewerInput`, which keeps late responses from replacing what was typed.
 * Applied to the finished configuration, so every collection and global is covered.
 */
export function withNewerInput(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(collection), globals: config.globals.map(global) }
}

function collection(one: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { components = {} } = one.admin
  const { edit = {} } = components
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), OPEN_FORM]
  return { ...one, admin: { ...one.admin, components: { ...components, edit: { ...edit, beforeDocumentControls } } } }
}

function global(one: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const components: NonNullable<NonNullable<GlobalConfig['admin']>['components']> = one.admin?.components ?? {}
  const { elements = {} } = components
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), OPEN_FORM]
  return {
    ...one,
    admin: {
      ...one.admin,
      components: { ...components, elements: { ...elements, beforeDocumentControls } },
    } as GlobalConfig['admin'] as SanitizedGlobalConfig['admin'],
  }
}
