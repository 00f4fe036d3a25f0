'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callBackOffice } from './call-back-office.ts'

const DELAY_MS = 300

/** Explains below a slug what is wrong with it, while it is typed. Saving checks the same on the server. */
export function SlugStatus() {
  const { collectionSlug, id } = useDocumentInfo()
  const slug = useFormFields(([fields]) => fields.slug?.value)
  const initial = useFormFields(([fields]) => fields.slug?.initialValue)
  // Of a save that was refused.
  const refusal = useFormFields(([fields]) => (fields.slug?.valid === false ? fields.slug.errorMessage : undefined))
  const [problem, setProblem] = useState('')

  useEffect(() => {
    setProblem('')
    if (typeof slug !== 'string' || slug === '' || slug === initial) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ collection: collectionSlug ?? '', id: String(id ?? ''), slug })
      const { ok, body } = await callBackOffice<{ problem: string | null }>(`/slug-check?${query}`)
      if (ok && isCurrent) setProblem(body.problem ?? '')
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [collectionSlug, id, slug, initial])

  return (
    <p className="slug-status" role="status">
      {problem ||
        refusal ||
        'The last part of the path. If you change it after publishing, the old path redirects to the new one.'}
    </p>
  )
}
