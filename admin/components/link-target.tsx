'use client'
import { Button, TextField, useField, useListDrawer } from '@payloadcms/ui'
import type { CollectionSlug, TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { type DocumentWithPath, pathOfDocument } from '#engine/paths/document-paths.ts'
import { callBackOffice } from './call-back-office.ts'

const COLLECTIONS: CollectionSlug[] = ['pages', 'posts', 'services', 'tools', 'case-studies', 'categories', 'authors']
const NO_PAGE = 'This document has no page yet. Give it a slug first.'

/** Renders where a link leads: an editor chooses a document, and types only what has none. */
export function LinkTarget(props: TextFieldClientProps) {
  const { setValue } = useField<string>({ path: props.path })
  const [message, setMessage] = useState('')
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: COLLECTIONS })

  async function choose({ collectionSlug, doc }: { collectionSlug: string; doc: { id?: unknown } }) {
    closeDrawer()
    const { ok, body } = await callBackOffice<DocumentWithPath>(`/${collectionSlug}/${doc.id}?depth=0`)
    const path = ok ? pathOfDocument(collectionSlug, body) : undefined
    setMessage(path ? '' : ok ? NO_PAGE : body.message)
    if (path) setValue(path)
  }

  return (
    <div className="link-target">
      <TextField {...props} />
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        Choose a document
      </Button>
      <div role="status">{message}</div>
      <ListDrawer onSelect={choose} />
    </div>
  )
}
