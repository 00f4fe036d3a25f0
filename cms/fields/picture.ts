import type { Field } from 'payload'

/** A picture from the library. */
export function picture(name: string, label: string, description?: string): Field {
  return { name, label, type: 'upload', relationTo: 'media', admin: description ? { description } : {} }
}
