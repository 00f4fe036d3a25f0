import { find, readList } from '#cms/database/client.ts'
import type { Service } from '#cms/payload-types.ts'
import { remember } from '#cms/reads.ts'
import { type Testimonial, testimonialOf } from '#site/documents/testimonial.ts'
import { isProofOf, quotesFor, type Work } from './proof.ts'
import { type Result, resultOf } from './result.ts'

/** Number of quotes on a page. */
const QUOTES = 6
/** The first quotes of the editors' order, of which each service shows some. */
const MAX_QUOTES = 60

/** Returns the result of the case study that editors chose, if its work proves this service. */
export async function resultFor(service: Service): Promise<Result | undefined> {
  const study = service.relatedStudy
  if (typeof study !== 'object' || !study) return undefined
  const ids = (study.services ?? []).map((one) => (typeof one === 'object' ? one.id : one))
  const where = { id: { in: ids } }
  const { docs } = await find('services', {
    where,
    select: { family: true, clientKind: true },
    limit: ids.length,
    pagination: false,
  })
  return isProofOf(service, docs) ? resultOf(study) : undefined
}

/** Returns what clients say who bought this service, or one of its channel for the same kind of client. */
export async function testimonialsFor(service: Work): Promise<Testimonial[]> {
  return quotesFor(service, await quotes(), QUOTES)
}

function quotes(): Promise<(Testimonial & { work: Work[] })[]> {
  return remember('quotes of clients', async () => {
    const docs = await readList('client-testimonials', { sort: 'order', depth: 1, limit: MAX_QUOTES })
    return docs
      .map((doc) => ({ ...testimonialOf(doc), work: workOf(doc.services) }))
      .filter(({ name, quote }) => name !== '' && quote !== '')
  })
}

const workOf = (services?: (number | Service)[] | null) =>
  (services ?? []).flatMap((one) =>
    typeof one === 'object' ? [{ id: one.id, family: one.family, clientKind: one.clientKind ?? null }] : [],
  )
