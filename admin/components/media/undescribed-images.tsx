'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'
import { Description, type ToDescribe } from './description.tsx'

/** Lists on a document its images without a description, which can be described here, before it is published. */
export function UndescribedImages() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const about = globalSlug ? `globals/${globalSlug}` : id ? `${collectionSlug}/${id}` : undefined
  const [images, setImages] = useState<ToDescribe[]>([])

  const look = useCallback(async () => {
    if (!about) return
    const { ok, body } = await callBackOffice<{ images: ToDescribe[] }>(`/media/undescribed?of=${about}`)
    if (!ok) return
    // Images that were described here stay listed until the page is opened again, because their field may still have
    // the focus.
    setImages((before) => [...before, ...body.images.filter((found) => !before.some((known) => known.id === found.id))])
  }, [about])

  useEffect(() => {
    if (lastUpdateTime) void look()
  }, [look, lastUpdateTime])
  useEffect(() => {
    void look()
    // Somebody may have described an image in another tab.
    const again = () => void look()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [look])

  if (images.length === 0) return null
  return (
    <section className="undescribed-images" aria-labelledby="undescribed-images-title">
      <h3 id="undescribed-images-title">{countOf(images.length, 'image')} without a description</h3>
      <p>Describe {images.length === 1 ? 'it' : 'them'} before you publish.</p>
      {images.map((image) => (
        <Description key={image.id} image={image} />
      ))}
    </section>
  )
}
