/**
 * Returns the path of the field that a control of Payload belongs to, such as `steps.0.title`; undefined for a control
 * that belongs to no field.
 */
export function fieldPathOf(control: Element): string | undefined {
  const named = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.name : ''
  if (named) return named
  const text = control.closest('[data-field-path]')?.getAttribute('data-field-path')
  if (text) return text
  // Payload writes a dot of a path as two underscores in an id.
  const id = control.closest('[id^="field-"]')?.id
  return id?.slice('field-'.length).replaceAll('__', '.')
}
