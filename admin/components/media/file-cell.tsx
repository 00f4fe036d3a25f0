'use client'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** Shows in the list of images the image and the name that it was uploaded with. */
export function FileCell(props: DefaultCellComponentProps) {
  const { cellData, link, rowData } = props
  const named = { ...props, cellData: rowData.originalName || cellData }
  return (
    <RenderDefaultCell clientProps={named} columnIndex={0} enableRowSelections={false} isLinkedColumn={Boolean(link)} />
  )
}
