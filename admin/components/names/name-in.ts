import { titleOf } from '#cms/collaboration/document-name.ts'

/** How documents of a collection are named, as the configuration hands it to the browser. */
export type Naming = { slug: string; label: string; titleField: string; builtInNames?: Record<string, string> }

/** Returns the name of a document as a list or a form has it. */
export function nameIn({ slug, label, titleField, builtInNames }: Naming, values: Record<string, unknown>) {
  const builtIn = values.name ? undefined : builtInNames?.[String(values.slug)]
  const config = { slug, admin: { useAsTitle: titleField }, labels: { singular: label } }
  return titleOf(config, builtIn ? { ...values, name: builtIn } : values)
}
