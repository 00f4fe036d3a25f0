'use client'
import { useFormFields } from '@payloadcms/ui'
import { plainText } from '#engine/rich-text/plain-text.ts'

const MAX_LENGTH = 40

/** Renders the place of a footnote in the editor: the stylesheet numbers it, and it says how its note begins. */
export function FootnoteLabel() {
  const note = useFormFields(([fields]) => plainText(fields.note?.value).replace(/\s+/g, ' '))
  const beginning = note.length > MAX_LENGTH ? `${note.slice(0, MAX_LENGTH).trimEnd()}…` : note
  return <span className="footnote-label">{beginning || 'Empty footnote'}</span>
}
