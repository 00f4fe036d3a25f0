'use client'
import { Button, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientProps } from 'payload'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'

type Reading = { svg?: string; note?: string; problem?: string }

/** Renders an SVG file, kept as text in the document: chosen, checked, built anew, and shown on light and dark. */
export function SvgField({ field, path, readOnly }: TextareaFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path })
  const [chosen, setChosen] = useState<Reading>({})
  const [shown, setShown] = useState<Reading>({})
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const label = typeof field.label === 'string' ? field.label : field.name

  useEffect(() => {
    let isCurrent = true
    // What is stored may be older than today’s rules: it is shown only if it passes them.
    const reading: Promise<Reading> = value ? readFile(value) : Promise.resolve({})
    void reading.then((found) => isCurrent && setShown(found))
    return () => {
      isCurrent = false
    }
  }, [value])

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const found = await readFile((await file.text()).trim())
    setChosen(found)
    if (found.svg) setValue(found.svg)
  }

  return (
    <div className={`field-type svg-field${showError ? ' error' : ''}`}>
      <FieldLabel label={label} htmlFor={id} />
      {value && shown.svg && (
        <div className="svg-previews">
          {['light', 'dark'].map((scheme) => (
            <img
              key={scheme}
              data-scheme={scheme}
              src={`data:image/svg+xml,${encodeURIComponent(shown.svg ?? '')}`}
              alt={`${label} on a ${scheme} background`}
            />
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
      <div role="alert">{chosen.problem || (showError ? errorMessage : '') || (value ? shown.problem : '')}</div>
      <div role="status">{chosen.note}</div>
      <FieldError path={path} showError={false} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}

/** Reads a file. The parsers are loaded only if there is a drawing. */
async function readFile(source: string): Promise<Reading> {
  const { logoProblem, readLogo } = await import('#engine/svg/check-logo.ts')
  const problem = logoProblem(source)
  if (problem !== undefined) return { problem }
  const { svg, leftOut } = readLogo(source)
  return leftOut.length > 0 ? { svg, note: `Left out: ${leftOut.join(', ')}.` } : { svg }
}
