'use client'
import { ErrorPill, Pill, useFormFields, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useState } from 'react'
import { plainText } from '../../../engine/rich-text/plain-text.ts'
import { countOf } from '../../../engine/text/count-of.ts'
import { callBackOffice } from '../call-back-office.ts'

const MAX_LENGTH = 90

type BlockLabelProps = {
  name: string
  /** Fields whose content labels the block; the first that is filled in counts. */
  labeledBy: string[]
}

/** The header of a block in a text: what it is, and what it says, so that a folded one can be recognized. */
export function BlockLabel({ name, labeledBy }: BlockLabelProps) {
  const { i18n } = useTranslation()
  const isSubmitted = useFormSubmitted()
  const text = useFormFields(([fields]) => firstText(fields, labeledBy))
  const errors = useFormFields(([fields]) => Object.values(fields).filter((field) => field?.valid === false).length)
  const document = useFormFields(([fields]) => firstDocument(fields, labeledBy))
  const title = useTitle(text ? '' : document)
  return (
    <div className="block-label">
      <Pill pillStyle="white" size="small">
        {name}
      </Pill>
      <span className="block-label-text">{text || title}</span>
      {isSubmitted && errors > 0 && <ErrorPill count={errors} i18n={i18n} withMessage />}
    </div>
  )
}

function firstText(fields: FormState, names: string[]) {
  for (const name of names) {
    const text = textIn(fields, name).replace(/\s+/g, ' ').trim()
    if (text) return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text
  }
  return ''
}

function textIn(fields: FormState, name: string) {
  const field = fields[name]
  if (field?.rows) {
    const [first] = ['title', 'question', 'caption'].map((inner) => fields[`${name}.0.${inner}`]?.value)
    const rows = field.rows.length
    return rows === 0 ? '' : [first, countOf(rows, name.replace(/s$/, ''))].filter(Boolean).join(', ')
  }
  if (typeof field?.value === 'string') return field.value
  return typeof field?.value === 'object' ? plainText(field.value) : ''
}

const COLLECTIONS: Record<string, { slug: string; title: string }> = {
  image: { slug: 'media', title: 'alt' },
  caseStudy: { slug: 'case-studies', title: 'title' },
}

/** The path of the document that a block shows, with the field that names it: `media/7?alt`. */
function firstDocument(fields: FormState, names: string[]) {
  for (const name of names) {
    const value = fields[name]?.value
    const collection = COLLECTIONS[name]
    if (collection && (typeof value === 'number' || typeof value === 'string'))
      return `${collection.slug}/${value}?${collection.title}`
  }
  return ''
}

function useTitle(document: string) {
  const [title, setTitle] = useState('')
  useEffect(() => {
    setTitle('')
    if (!document) return
    let isCurrent = true
    const [path, field = ''] = document.split('?')
    void callBackOffice<Record<string, unknown>>(`/${path}?depth=0&draft=true`).then(({ ok, body }) => {
      if (isCurrent && ok) setTitle(String(body[field as keyof typeof body] ?? ''))
    })
    return () => {
      isCurrent = false
    }
  }, [document])
  return title
}
