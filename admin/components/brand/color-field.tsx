'use client'
import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { hexOfText } from '#engine/brand/read-colors.ts'

/** While a field is empty, the picker begins here. */
const START = '#808080'

/** Renders a color: typed in any notation of CSS, or chosen in the browser’s picker. */
export function ColorField(props: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path: props.path })
  const hex = value ? hexOfText(value) : undefined
  const label = typeof props.field.label === 'string' ? props.field.label : props.field.name
  return (
    <div className="color-field">
      <TextField {...props} />
      <input
        type="color"
        aria-label={`Choose: ${label}`}
        value={hex ?? START}
        data-empty={hex ? undefined : ''}
        disabled={props.readOnly}
        onChange={({ target }) => setValue(target.value)}
      />
    </div>
  )
}
