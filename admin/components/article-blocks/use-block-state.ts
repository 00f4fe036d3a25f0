'use client'
import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback } from 'react'
import { type BlockFields, copyOf } from './block-state.ts'

/** Returns functions that ask the server for the form of a block. Undefined if the server could not be reached. */
export function useBlockState(schemaPath: string) {
  const { getFormState } = useServerFunctions()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const ask = useCallback(
    async (more: Partial<Parameters<typeof getFormState>[0]>): Promise<FormState | undefined> => {
      const { state } = await getFormState({
        ...(id === undefined ? {} : { id }),
        ...(collectionSlug ? { collectionSlug } : {}),
        ...(globalSlug ? { globalSlug } : {}),
        docPermissions: { fields: true },
        docPreferences: { fields: {} },
        operation: 'update',
        schemaPath,
        ...more,
      } as Parameters<typeof getFormState>[0])
      return state ?? undefined
    },
    [getFormState, id, collectionSlug, globalSlug, schemaPath],
  )
  return {
    /** Renders the form of a block with its stored values. */
    render: useCallback((fields: BlockFields) => ask({ data: fields, renderAllFields: true }), [ask]),
    /** Checks the values of an open form, and renders what is new in it. */
    check: useCallback((state: FormState) => ask({ formState: copyOf(state), renderAllFields: false }), [ask]),
  }
}
