'use client'
import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { hasRole } from '#cms/access/roles.ts'
import { type ImageUse, usesOfImage } from './uses-of-image.ts'

/** Shows in the list of images where each is used. */
export function UsesCell({ rowData }: DefaultCellComponentProps) {
  const [uses, setUses] = useState<ImageUse[]>()
  const { user } = useAuth()
  const isEditor = hasRole(user, 'editor')
  const id = Number(rowData.id)
  useEffect(() => {
    if (!isEditor) return
    let isShown = true
    void usesOfImage(id).then((found) => isShown && setUses(found))
    return () => {
      isShown = false
    }
  }, [id, isEditor])
  if (!isEditor) return null
  if (!uses) return <span aria-hidden="true">…</span>
  const [first, ...others] = uses
  if (!first) return <span className="unused">Not used</span>
  return (
    <span title={uses.map(({ kind, title }) => `${kind}: ${title}`).join('\n')}>
      {first.kind}: <a href={first.href}>{first.title}</a>
      {first.isTrashed && ' (in the trash)'}
      {others.length > 0 && ` and ${others.length} more`}
    </span>
  )
}
