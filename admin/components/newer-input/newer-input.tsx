'use client'
import { ServerFunctionsContext, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { keepNewerInput } from './keep-newer-input.ts'
import { addOpenForm, openForm } from './open-forms.ts'

type GetFormState = ReturnType<typeof useServerFunctions>['getFormState']

/**
 * Wraps the back office: a response of the server about a form never replaces input that was typed after the request.
 * Payload takes over the fields of new rows whenever they arrive, and after a save also those of other fields. Its own
 * check for stale data is off: on a slow line it takes one's own save for that of somebody else. Every save is compared
 * with the newest state on the server (`cms/editing/stale-save.ts`).
 */
export function NewerInput({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions()
  const { getFormState: ask } = functions
  const getFormState = useCallback<GetFormState>(
    async (args) => {
      const response = await ask(args && { ...args, checkForStaleData: false })
      const { formState: sent, schemaPath, collectionSlug, globalSlug, id, data } = args ?? {}
      const slug = collectionSlug ?? globalSlug
      // The forms inside a text have a longer path, and their own rules.
      const form = slug && slug === schemaPath ? openForm(slug, id) : undefined
      if (!form || !sent || !response?.state) return response
      const states = { sent, current: form.getFields(), incoming: response.state }
      return { ...response, state: keepNewerInput(states, data !== undefined) }
    },
    [ask],
  )
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}

/** Makes the form of the document around it known to `NewerInput`. */
export function OpenDocumentForm() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getFields } = useForm()
  const slug = collectionSlug ?? globalSlug
  useEffect(() => (slug ? addOpenForm({ slug, id, getFields }) : undefined), [slug, id, getFields])
  return null
}
