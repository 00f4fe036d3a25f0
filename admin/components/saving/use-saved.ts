'use client'
import { useDocumentDrawerContext, useDocumentEvents, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { adminPath } from '#cms/collaboration/document-name.ts'
import { adoptedValues, valuesOf } from './adopt-saved.ts'
import { useEditing } from './editing.tsx'

type Saved = {
  doc: Record<string, unknown> & { id: number; updatedAt?: string }
  /** The form as it was sent. */
  sentFields: FormState
  isNew: boolean
  /** Whether nothing was typed since. */
  isAll: boolean
}

/**
 * Returns a function that tells an open document what was saved: its new id, what the server changed, the preview next
 * to it. The function returns the values that the form took over, by path.
 */
export function useSaved() {
  const info = useDocumentInfo()
  const form = useForm()
  const { reportUpdate } = useDocumentEvents()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const { setCreated } = useEditing()

  return ({ doc, sentFields, isNew, isAll }: Saved): Map<string, unknown> => {
    const values = Object.entries(adoptedValues(form.getFields(), valuesOf(sentFields), doc))
    for (const [path, value] of values) form.dispatchFields({ type: 'UPDATE', path, value })
    if (isAll) form.setModified(false)
    if (isNew) begin(doc)
    const { collectionSlug, globalSlug } = info
    const { updatedAt } = doc
    if (updatedAt) {
      info.setData?.(doc)
      info.setLastUpdateTime(Date.parse(updatedAt))
      info.setUnpublishedVersionCount((count) => count + 1)
      info.incrementVersionCount()
      const entitySlug = collectionSlug ?? globalSlug ?? ''
      reportUpdate({ id: doc.id, doc: doc as never, drawerSlug, entitySlug, operation: 'update', updatedAt } as never)
    }
    return new Map(values)
  }

  function begin(doc: Saved['doc']) {
    const { collectionSlug } = info
    setCreated(doc.id)
    if (!drawerSlug) history.replaceState(history.state, '', adminPath({ slug: collectionSlug ?? '', id: doc.id }))
    // A field that opened the drawer takes the new document.
    else void onSave?.({ doc, operation: 'create', result: doc } as never)
  }
}
