'use client'
import { useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type Naming, nameIn } from './name-in.ts'

const UNTITLED = 'Untitled'

/** Keeps the heading of a document as its name is in the form. Without a title, Payload would show its id. */
export function Heading(naming: Naming) {
  const { data } = useDocumentInfo()
  const heading = useFormFields(([fields]) => {
    const typed = Object.entries(fields).map(([path, field]) => [path, field?.value])
    return nameIn(naming, { createdAt: data?.createdAt, ...Object.fromEntries(typed) })
  })
  const { title, setDocumentTitle } = useDocumentTitle()
  // A document that is not stored yet has no date for a name.
  const shown = heading === naming.label ? UNTITLED : heading
  useEffect(() => {
    if (title === shown) return
    // Payload sets the heading in effects too, so this runs after those of the current commit.
    const frame = requestAnimationFrame(() => setDocumentTitle(shown))
    return () => cancelAnimationFrame(frame)
  }, [shown, title, setDocumentTitle])
  return null
}
