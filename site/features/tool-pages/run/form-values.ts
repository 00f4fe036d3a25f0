import { attached } from './attached-files.ts'
import type { DescribedField, DescribedTool } from './described-tool.ts'
import type { SharedInput } from './share-link.ts'

export type Values = Record<string, string | number | boolean | File[]>
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null

/** Returns the content of the form as JSON. An empty number is missing, so its default applies. */
export function valuesOf(form: HTMLFormElement, fields: DescribedField[]): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, control }): [string, Values[string]][] => {
      const field = controlOf(form, name)
      if (!field) return []
      if (control === 'files') return [[name, [...((field as HTMLInputElement).files ?? [])]]]
      const files = attached(field)
      if (files.length > 0) return [[name, files]]
      if (control === 'flag') return [[name, (field as HTMLInputElement).checked]]
      if (control !== 'number' && control !== 'slider') return [[name, field.value]]
      return field.value.trim() === '' ? [] : [[name, Number(field.value)]]
    }),
  )
}

/** Sets the named fields; the others stay. */
export function fill(form: HTMLFormElement, fields: DescribedField[], values: Record<string, unknown>) {
  for (const { name, control } of fields) {
    const field = controlOf(form, name)
    const value = values[name]
    if (!field || value === undefined || value === null) continue
    if (Array.isArray(value) && control !== 'files') continue
    if (control === 'files') putFiles(field as HTMLInputElement, value)
    else if (control === 'flag') (field as HTMLInputElement).checked = value === true
    else if (field instanceof HTMLSelectElement) choose(field, String(value))
    else field.value = String(value)
    // Notifies everything that mirrors a field: an editor, a swatch, the value of a slider.
    field.dispatchEvent(new CustomEvent('filled', { bubbles: true }))
  }
}

/** Returns the values that may be stored and shared: no secrets, no files. */
export function shareable(values: Values, fields: DescribedField[]): SharedInput {
  const open = fields.filter(({ secret, control }) => !secret && control !== 'files')
  return Object.fromEntries(
    open.flatMap(({ name }) => {
      const value = values[name]
      return value === undefined || Array.isArray(value) ? [] : [[name, value]]
    }),
  )
}

/**
 * Returns file fields without which earlier input is incomplete: required ones, and if none is required, those that a
 * URL cannot replace. Their current files stay when input is restored, because neither history nor links contain files.
 */
export function neededFiles(
  values: Values,
  { fields, fetches }: Pick<DescribedTool, 'fields' | 'fetches'>,
  input: Record<string, unknown>,
): Values {
  const isFree = !fields.some(({ isRequired }) => isRequired)
  const isReplaced = fetches.some((name) => /\S/.test(String(input[name] ?? '')))
  return Object.fromEntries(
    fields
      .filter(({ control, isRequired }) => control === 'files' && (isRequired || (isFree && !isReplaced)))
      .map(({ name }) => [name, values[name] ?? []]),
  )
}

/** Returns whether a required field is still empty, so that the tool must not run yet. */
export const isIncomplete = (values: Values, fields: DescribedField[]) =>
  fields.some(({ name, isRequired }) => {
    const value = values[name]
    if (!isRequired) return false
    return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
  })

/** Returns whether the fields with the content for the tool are filled in. */
export const hasContent = (values: Values, fields: DescribedField[]) =>
  fields.some(({ name, control }) => {
    const value = values[name]
    if (Array.isArray(value)) return value.length > 0
    return ['line', 'text', 'code', 'url'].includes(control) && typeof value === 'string' && value.trim() !== ''
  })

/** Shows a dependent field only for the values it belongs to. */
export function showConditional(form: HTMLFormElement) {
  for (const part of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const other = controlOf(form, part.dataset.when ?? '')
    const now = other instanceof HTMLInputElement && other.type === 'checkbox' ? String(other.checked) : other?.value
    part.classList.toggle('is-off', !(part.dataset.is ?? '').split(' ').includes(now ?? ''))
  }
}

function putFiles(field: HTMLInputElement, value: unknown) {
  if (!Array.isArray(value)) return
  const chosen = new DataTransfer()
  for (const file of value) if (file instanceof File) chosen.items.add(file)
  field.files = chosen.files
}

/** Selects an option. A link may name one that no longer exists. */
function choose(field: HTMLSelectElement, value: string) {
  if ([...field.options].some((option) => option.value === value)) field.value = value
}
