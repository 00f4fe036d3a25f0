import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect } from 'react'
import type { SeoReport } from '#cms/seo/report.ts'
import { callBackOffice, callSite } from '../call-back-office.ts'
import { createLiveCheck } from './live-check.ts'
import type { RenderedPage } from './rendered-page.ts'

type Body = { collection: string; values: Record<string, unknown> }

/** The checks of a document, or why there are none. */
export type Checked = { report?: SeoReport; message?: string }
/** The page of a document, or why there is none. */
export type Shown = { page?: RenderedPage; image?: { tag: string; src: string } | undefined; message?: string }

/** The checks of the back office: texts, keyphrase, links. */
export const reportCheck = createLiveCheck<Checked>(async (body, before) => {
  const { ok, body: response } = await callBackOffice<SeoReport>('/seo-check', JSON.parse(body))
  return ok ? { report: response } : { ...before, message: response.message }
})

/** The page as the site renders it. */
export const pageCheck = createLiveCheck<Shown>(async (body, before) => {
  const { collection, values }: Body = JSON.parse(body)
  type Response = { page: RenderedPage | null; image?: Shown['image'] | null }
  const { ok, body: response } = await callSite<Response>('/seo-page', {
    collection,
    values: JSON.stringify(values),
    ...(before?.image ? { imageTag: before.image.tag } : {}),
  })
  if (!ok) return { ...before, message: response.message }
  if (!response.page) return { message: response.message }
  // If the response has no image, the previous one is still valid.
  const image = response.image === undefined ? before?.image : (response.image ?? undefined)
  return { page: response.page, image }
})

/** Returns the key of the document that is being edited, and a function that reads its form. */
export function useEditedDocument() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const slug = collectionSlug ?? globalSlug
  const key = `${slug} ${id ?? 'new'}`
  const read = useCallback(
    () => JSON.stringify({ collection: slug, values: { ...getData(), ...(id ? { id } : {}) } }),
    [slug, getData, id],
  )
  return { key, read }
}

/** Watches the form and renders nothing, so that a keystroke causes no rendering. */
export function WatchForm({ check }: { check: { schedule: (key: string, read: () => string) => void } }) {
  const [fields] = useAllFormFields()
  const { key, read } = useEditedDocument()
  useEffect(() => check.schedule(key, read), [fields, key, read, check])
  return null
}
