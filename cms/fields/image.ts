import type { Field } from 'payload'

/** An image from the library. */
export function image(name: string, label: string, description?: string): Field {
  return { name, label, type: 'upload', relationTo: 'media', admin: description ? { description } : {} }
}
