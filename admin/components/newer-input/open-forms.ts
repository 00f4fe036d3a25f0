import type { FormState } from 'payload'

type OpenForm = {
  /** The slug of its collection or global. */
  slug: string
  id: number | string | undefined
  getFields: () => FormState
}

/** The forms of the documents that are open, the one in the topmost drawer last. */
const forms: OpenForm[] = []

/** Adds the form of a document, and returns a function that removes it again. */
export function addOpenForm(form: OpenForm) {
  forms.push(form)
  return () => {
    forms.splice(forms.indexOf(form), 1)
  }
}

/** Returns the form of a document, or of a new one of its collection; undefined if none is open. */
export function openForm(slug: string, id: number | string | undefined): OpenForm | undefined {
  return forms.findLast((form) => form.slug === slug && form.id === id) ?? forms.findLast((form) => form.slug === slug)
}
