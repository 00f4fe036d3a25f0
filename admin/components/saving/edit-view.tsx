'use client'
import { DefaultEditView, DocumentInfoProvider, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { type ComponentProps, useEffect, useState } from 'react'
import { nameOf } from '#cms/collaboration/document-name.ts'
import { EditingContext } from './editing.tsx'
import { useLease } from './lease.ts'

type EditViewProps = ComponentProps<typeof DefaultEditView>

/**
 * Renders Payload's view of a document, which only one tab may change at a time. A new document gets its id here once
 * something was typed, without opening another page: the form keeps its text and its cursor.
 */
export function EditView(props: EditViewProps) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  return <OpenDocument key={`${collectionSlug ?? globalSlug}/${id ?? 'new'}`} {...props} />
}

function OpenDocument(props: EditViewProps) {
  const info = useDocumentInfo()
  const { setDocumentTitle } = useDocumentTitle()
  const { collectionSlug, globalSlug, hasSavePermission } = info
  // A new rendering by the server must not replace input that was typed in the meantime.
  const [initialState] = useState(info.initialState)
  const [created, setCreated] = useState<number>()
  // The server's HTML shows the fields before a script listens to them, and what is typed then would be lost.
  const [listens, setListens] = useState(false)
  useEffect(() => setListens(true), [])
  const id = info.id ?? created
  const slug = collectionSlug ?? globalSlug ?? ''
  const isNew = collectionSlug !== undefined && id === undefined
  const document = isNew ? `${slug}/new` : nameOf({ slug, id: collectionSlug ? id : undefined })
  // An account that may only read the document does not block others from writing.
  const { lease, isSignedOut, renew, takeOver } = useLease(isNew || !hasSavePermission ? undefined : document)
  // Until the server has said who is here, the form is open, because locking it for that moment would move the focus.
  const isHolder = lease?.isHolder ?? true
  return (
    <EditingContext value={{ document, lease, isHolder, isSignedOut, renew, takeOver, setCreated }}>
      <DocumentInfoProvider
        {...info}
        {...(id === undefined ? {} : { id, isEditing: true })}
        {...(initialState === undefined ? {} : { initialState })}
        disableLeaveWithoutSaving
      >
        <TitleAbove setTitle={setDocumentTitle} />
        <div className="edit-view" inert={!listens}>
          <DefaultEditView {...props} />
        </div>
      </DocumentInfoProvider>
    </EditingContext>
  )
}

/** The heading above the form follows the title that is typed in it. */
function TitleAbove({ setTitle }: { setTitle: (title: string) => void }) {
  const { title } = useDocumentTitle()
  useEffect(() => setTitle(title), [title, setTitle])
  return null
}
