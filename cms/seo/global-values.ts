import type { FlattenedField, Payload } from 'payload'
import { usualTitle } from '#engine/seo/usual-titles.ts'
import { cmsOf, type Transaction } from '../database/transaction.ts'
import { isValues, type Values } from './content-parts.ts'
import { subjectGlobals } from './subjects.ts'

/** Returns whether a slug is that of a global that is one page. */
export const isSubjectGlobal = (slug: string) => subjectGlobals.includes(slug)

/** Returns the fields of a collection or a global. */
export function fieldsOf({ collections, config }: Payload, slug: string): FlattenedField[] {
  const global = config.globals.find((one) => one.slug === slug)
  return global?.flattenedFields ?? collections[slug as keyof typeof collections].config.flattenedFields
}

/** Returns the values of a document with the title that its page has if editors write none. */
export async function withUsualTitle(transaction: Transaction, slug: string, values: Values): Promise<Values> {
  if (!isSubjectGlobal(slug)) return values
  const seo = isValues(values.seo) ? values.seo : {}
  if (typeof seo.title === 'string' && seo.title.trim() !== '') return values
  const { name } = await cmsOf(transaction).findGlobal({ slug: 'brand', depth: 0, req: transaction })
  return { ...values, seo: { ...seo, title: usualTitle(slug, name) } }
}
