import type { DescribedField } from './described-tool.ts'
import type { SharedInput } from './share-link.ts'

export type Values = Record<string, string | number | boolean | File[]>
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null

/** What the form holds, as JSON has it. A number that is left empty is missing: it takes its default. */
export function valuesOf(form: HTMLFormElement, fields: DescribedField[]): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, control }): [string, Values[string]][] => {
      const field = controlOf(form, name)
      if (!field) return []
      if (control === 'files') return [[name, [...((field as HTMLInputElement).files ?? [])]]]
      if (control === 'flag') return [[name, (field as HTMLInputElement).checked]]
      if (control !== 'number' && control !== 'slider') return [[name, field.value]]
      return field.value.trim() === '' ? [] : [[name, Number(field.value)]]
    }),
  )
}

/** Writes into the form what is named; what is not named stays. */
export function fill(form: HTMLFormElement, fields: DescribedField[], values: Record<string, unknown>) {
  for (const { name, control } of fields) {
    const field = controlOf(form, name)
    const value = values[name]
    if (!field || value === undefined || value === null) continue
    if (control === 'files') putFiles(field as HTMLInputElement, value)
    else if (control === 'flag') (field as HTMLInputElement).checked = value === true
    else if (field instanceof HTMLSelectElement) choose(field, String(value))
    else field.value = String(value)
    // Whoever mirrors a field (an editor, a swatch, the figure of a slider) hears of it.
    field.dispatchEvent(new CustomEvent('filled', { bubbles: true }))
  }
}

/** What may be kept and passed on: no secrets, no files. */
export function shareable(values: Values, fields: DescribedField[]): SharedInput {
  const open = fields.filter(({ secret, control }) => !secret && control !== 'files')
  return Object.fromEntries(
    open.flatMap(({ name }) => (name in values ? [[name, values[name] as SharedInput[string]]] : [])),
  )
}

/** Files without which nothing runs. They stay where earlier input comes back, which holds none: neither history nor links do. */
export const neededFiles = (values: Values, fields: DescribedField[]): Values =>
  Object.fromEntries(
    fields
      .filter(({ control, isRequired }) => control === 'files' && isRequired)
      .map(({ name }) => [name, values[name] ?? []]),
  )

/** Nothing is asked yet while a required field is empty. */
export const isIncomplete = (values: Values, fields: DescribedField[]) =>
  fields.some(({ name, isRequired }) => {
    const value = values[name]
    if (!isRequired) return false
    return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
  })

/** Whether there is anything in the fields that hold what a tool works on. */
export const hasContent = (values: Values, fields: DescribedField[]) =>
  fields.some(({ name, control }) => {
    const value = values[name]
    if (control === 'files') return Array.isArray(value) && value.length > 0
    return ['line', 'text', 'code', 'url'].includes(control) && typeof value === 'string' && value.trim() !== ''
  })

/** Shows a field that depends on another only beside the values it is for. */
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

/** A link may name a choice that is no longer offered. */
function choose(field: HTMLSelectElement, value: string) {
  if ([...field.options].some((option) => option.value === value)) field.value = value
}
