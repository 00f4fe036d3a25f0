import type { Field as FieldOfTool } from '#engine/tool/field.ts'
import { isText } from '#engine/tool/text-limits.ts'
import { Checkbox, Field } from '#site/ui/forms/form.tsx'
import { fieldId } from './field-id.ts'
import { FilesField } from './files-field.tsx'
import { TextArea, TextLimit, TextTools } from './text-field.tsx'

export type ToolFieldProps = {
  field: FieldOfTool
  /** The value as the form sends it. Default: the field's initial value. */
  value?: string | undefined
  error?: string | undefined
}

/** Renders one field of a tool's form from its schema. */
export function ToolField({ field, value, error }: ToolFieldProps) {
  const { name, control, label, hint } = field
  const id = fieldId(name)
  if (control === 'flag')
    return (
      <Checkbox
        id={id}
        name={name}
        label={hint ? <LabelWithHint label={label} hint={hint} /> : label}
        value="on"
        error={error}
        defaultChecked={value === undefined ? field.start === true : value !== ''}
      />
    )
  if (control === 'files') return <FilesField field={field} error={error} />
  const hasTools = isText(field)
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional(field)}
      aside={hasTools && <TextTools field={field} />}
    >
      <Input field={field} value={value ?? asText(field.start)} error={error} />
      {hasTools && !field.advanced && <TextLimit id={id} field={field} />}
    </Field>
  )
}

/** Renders a label. The hint of a checkbox is part of its label, which is clickable too. */
function LabelWithHint({ label, hint }: { label: string; hint: string }) {
  return (
    <>
      {label} <span className="hint">{hint}</span>
    </>
  )
}

/** Fields with an initial value are optional too, but are not labeled so. */
const isOptional = ({ isRequired, start }: FieldOfTool) => !isRequired && asText(start) === ''

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function Input({ field, value, error }: { field: FieldOfTool; value: string; error: string | undefined }) {
  const { name, control, hint, options = [], placeholder, autocomplete, min, max, step, unit } = field
  const id = fieldId(name)
  const common = {
    id,
    name,
    required: field.isRequired,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  const typed = { ...common, placeholder, autoComplete: autocomplete ?? 'off' }
  switch (control) {
    case 'text':
    case 'code':
      return <TextArea field={field} value={value} common={typed} />
    case 'choice':
      return (
        <select {...common} required={undefined} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <span className="with-unit">
          <input {...typed} type="number" inputMode="decimal" min={min} max={max} step={step} defaultValue={value} />
          {unit && <span className="data">{unit}</span>}
        </span>
      )
    case 'slider':
      return (
        <span className="with-unit">
          <input {...common} required={undefined} type="range" min={min} max={max} step={step} defaultValue={value} />
          <output className="data needs-script" htmlFor={id} data-unit={unit ? ` ${unit}` : ''}>
            {unit ? `${value} ${unit}` : value}
          </output>
        </span>
      )
    case 'color':
      return (
        <span className="with-swatch">
          <input {...typed} className="mono" type="text" spellCheck={false} defaultValue={value} />
          <input
            className="swatch needs-script"
            type="color"
            aria-label={`${field.label}, selected from a palette`}
            data-swatch={id}
            defaultValue={/^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined}
          />
        </span>
      )
    case 'url':
      return (
        <input
          {...typed}
          className="mono"
          type="text"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          defaultValue={value}
        />
      )
    default:
      return <input {...typed} type="text" defaultValue={value} />
  }
}
