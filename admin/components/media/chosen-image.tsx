'use client'
import { useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callBackOffice } from '../call-back-office.ts'

/** Renders the original file name below the field of an image, because the field itself only has the stored one. */
export function ChosenImage({ path }: { path: string }) {
  const { value } = useField<number | string | null>({ path })
  const [name, setName] = useState('')
  useEffect(() => {
    let isCurrent = true
    setName('')
    if (value)
      void callBackOffice<{ originalName?: string | null }>(`/media/${value}?depth=0`).then(({ ok, body }) => {
        if (isCurrent && ok) setName(body.originalName ?? '')
      })
    return () => {
      isCurrent = false
    }
  }, [value])
  return name ? <p className="chosen-image">{name}</p> : null
}
