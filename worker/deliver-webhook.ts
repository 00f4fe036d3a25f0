import { findOne, getCms, openLeadSecret } from '#cms/database/client.ts'
import type { ContactRequest, Quote } from '#cms/payload-types.ts'
import { postWebhook } from '#providers/webhook/post-webhook.ts'
import { recordOutcome } from './record-outcome.ts'

type Delivery = {
  id: number
  event: string
  about: string
  firstTriedAt: Date | null
  url: string | null
  sealedSecret: string | null
}

/**
 * Delivers one lead to the agency's CRM and records the outcome.
 * @throws {Error} if it must be retried
 */
export async function deliverWebhook({ id }: { id: number }, post = postWebhook): Promise<void> {
  const delivery = await waitingDelivery(id)
  if (!delivery) return
  const { event, about, url, sealedSecret } = delivery
  const reject = (reason: string) => recordOutcome('webhook_deliveries', delivery, { kind: 'rejected', reason })
  if (!url) return reject('No webhook URL is set.')
  const secret = sealedSecret ? openLeadSecret(sealedSecret) : undefined
  if (sealedSecret && secret === undefined) return reject('The secret can no longer be read. Enter it again.')
  const lead = await leadOf(about)
  if (!lead) return reject('There is no such lead any more.')
  const message = { event, id: about, ...lead }
  const outcome = await post({ url, key: about, message, ...(secret ? { secret } : {}) })
  await recordOutcome('webhook_deliveries', delivery, outcome)
}

async function waitingDelivery(id: number): Promise<Delivery | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Delivery>(
    `select delivery.id, delivery.event, delivery.about, delivery.first_tried_at as "firstTriedAt",
       settings.webhook_url as url, nullif(settings.webhook_secret, '') as "sealedSecret"
     from webhook_deliveries delivery
       left join (select webhook_url, webhook_secret from mail_settings order by id limit 1) settings on true
     where delivery.id = $1 and delivery.status = 'waiting'`,
    [id],
  )
  return rows[0]
}

type Lead = { createdAt: string; data: Record<string, unknown> }

/** Only what the visitor sent and where they came from; notes of staff stay here. */
async function leadOf(about: string): Promise<Lead | undefined> {
  const [collection, id] = about.split('/')
  const where = { id: { equals: Number(id) } }
  if (collection === 'contact-requests') {
    const lead = await findOne('contact-requests', where, { overrideAccess: true })
    return lead && { createdAt: lead.createdAt, data: fromContactRequest(lead) }
  }
  if (collection === 'quotes') {
    const quote = await findOne('quotes', where, { overrideAccess: true })
    return quote && { createdAt: quote.createdAt, data: fromQuote(quote) }
  }
  return undefined
}

function fromContactRequest(request: ContactRequest) {
  const { clientName, clientEmail, website, form, interest, message, report, source } = request
  const { page, landing, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source ?? {}
  return {
    clientName,
    clientEmail,
    website,
    form,
    ...(interest ? { interest } : {}),
    message,
    ...(report ? { report } : {}),
    source: { page, landing, referrer },
    utm: { source: utmSource, medium: utmMedium, campaign: utmCampaign, term: utmTerm, content: utmContent },
  }
}

function fromQuote({ name, email, company, website, services, interest, budget, message, source, utm }: Quote) {
  const chosen = interest ? { interest } : {}
  return { name, email, company, website, services, ...chosen, budget, message, source, utm }
}
