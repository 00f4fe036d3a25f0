import { capital } from '#engine/text/capital.ts'

type Named = { name?: unknown; label?: unknown; labels?: { singular?: unknown; plural?: unknown } | undefined }

/** Returns the label of a field, as its screen has it. */
export function labelOf({ name, label }: Named): string {
  if (typeof label === 'string' && label !== '') return label
  const words = String(name ?? '').replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return capital(words)
}

/** Returns what one row of a list is called, in lowercase: “step”. */
export function rowName({ labels, ...field }: Named): string {
  const one = typeof labels?.singular === 'string' ? labels.singular : labelOf(field).replace(/s$/, '')
  return withinSentence(one)
}

/** Returns a label as it is written within a sentence. Abbreviations and names keep their capitals. */
export function withinSentence(label: string) {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
