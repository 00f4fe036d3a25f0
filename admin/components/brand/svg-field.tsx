'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { logoProblem } from '../../../engine/svg/check-logo.ts'
import { withNamespace } from '../../../engine/svg/inspect-svg.ts'

/** An SVG file, kept as text in the document: chosen, checked, and shown on light and dark. */
export function SvgField({ field, path, readOnly }: TextareaFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const label = typeof field.label === 'string' ? field.label : field.name

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const svg = (await file.text()).trim()
    const found = logoProblem(svg)
    setProblem(found ?? '')
    if (!found) setValue(svg)
  }

  return (
    <div className={`field-type svg-field${showError ? ' error' : ''}`}>
      <FieldLabel label={label} htmlFor={id} />
      {value && (
        <div className="svg-previews">
          {['light', 'dark'].map((scheme) => (
            <img key={scheme} data-scheme={scheme} src={dataUrl(value)} alt={`${label} on a ${scheme} background`} />
          ))}
        </div>
      )}
      <div className="issue-actions">
        <input ref={input} id={id} type="file" accept=".svg,image/svg+xml" disabled={readOnly} onChange={choose} />
        {value && !readOnly && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(null)}>
            Remove
          </Button>
        )}
      </div>
      <div role="alert">{problem || (showError ? errorMessage : '')}</div>
      <FieldError path={path} showError={false} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

const dataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(withNamespace({ text: svg, hasNamespace: /\sxmlns\s*=/.test(svg) }))}`
