import { findOne } from '../../../cms/client.ts'
import { given } from '../../content/given.ts'
import type { ServicePageProps } from './service-page.tsx'

export async function serviceBySlug(slug: string) {
  const found = await findOne('services', { slug: { equals: slug } })
  if (!found) return undefined
  const { title, lead, summary, weeks, problems, figure, deliverables, seo } = given(found)
  const { value, label } = figure ?? {}
  const page: ServicePageProps = {
    title,
    lead: lead ?? '',
    weeks: { from: weeks?.from ?? 0, to: weeks?.to ?? 0 },
    problems: (problems ?? []).map(({ text }) => text),
    ...(value && label ? { figure: { value, label } } : {}),
    deliverables: (deliverables ?? []).map(({ text }) => text),
  }
  return {
    page,
    seo: { title: seo?.title ?? title, description: seo?.description ?? summary ?? '', noindex: seo?.noindex ?? false },
  }
}
