'use client'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { type Naming, nameIn } from './name-in.ts'

/** Shows in a list the name of a document, also of one without a title. */
export function NameCell({ slug, label, titleField, builtInNames, ...props }: DefaultCellComponentProps & Naming) {
  const naming = { slug, label, titleField, ...(builtInNames ? { builtInNames } : {}) }
  const named = { ...props, cellData: nameIn(naming, props.rowData) }
  return (
    <RenderDefaultCell
      clientProps={named}
      columnIndex={0}
      enableRowSelections={false}
      isLinkedColumn={Boolean(props.link)}
    />
  )
}
