'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect, useState } from 'react'
import { type ImageUse, usesOfImage } from './uses-of-image.ts'

/** In the list of images: where each is used. */
export function UsesCell({ rowData }: DefaultCellComponentProps) {
  const [uses, setUses] = useState<ImageUse[]>()
  const id = Number(rowData.id)
  useEffect(() => {
    let isShown = true
    void usesOfImage(id).then((found) => isShown && setUses(found))
    return () => {
      isShown = false
    }
  }, [id])
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
