'use client'
import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

const UNTITLED = 'Untitled'

/** Keeps the heading of a document as its title is in the form. Without a title, Payload would show its id. */
export function Heading({ field }: { field: string }) {
  const typed = useFormFields(([fields]) => fields[field]?.value)
  const { title, setDocumentTitle } = useDocumentTitle()
  const heading = (typeof typed === 'string' && typed.trim()) || UNTITLED
  useEffect(() => {
    if (title === heading) return
    // Payload sets it in effects, too: after those of this commit.
    const frame = requestAnimationFrame(() => setDocumentTitle(heading))
    return () => cancelAnimationFrame(frame)
  }, [heading, title, setDocumentTitle])
  return null
}
