import type { Where } from 'payload'
import { find, readGlobal } from '#cms/database/client.ts'
import type { Service } from '#cms/payload-types.ts'
import { toolOffers as builtInOffers } from '#content/tool-offers.ts'
import type { ToolOffer } from '#content/types.ts'
import { lookOf } from '#engine/brand/look.ts'
import type { MoneyFormat } from '#engine/brand/money.ts'
import { termsOf } from './price.ts'

/** The sentence at the end of a report: what is before and after the link to a service. */
export type ShownOffer = {
  /** Rules, one of which has a finding that needs action. Empty: whatever the report says. */
  when: string[]
  before: string
  after: string
  service: { slug: string; title: string; terms: string } | undefined
}

type Offered = Pick<Service, 'slug' | 'title' | 'weeks' | 'plans' | 'price'>
/** What an editor wrote for a tool. */
type OwnOffer = { text?: string | null; service?: number | { id: number } | null } | undefined

const SERVICE = { slug: true, title: true, weeks: true, plans: true, price: true } as const
/** For a tool whose services are not published. */
const GENERAL = { when: [], before: 'We can do this work for you.', after: '', service: undefined }

/** Returns the sentences with which the reports of a tool may end; the last one always fits. */
export const offersOf = (tool: string, own: OwnOffer): Promise<ShownOffer[]> =>
  offersAmong(builtInOffers[tool] ?? [], own)

/** Returns the sentence of an editor, or the built-in ones whose services are published; the last one always fits. */
export async function offersAmong(offers: ToolOffer[], own: OwnOffer): Promise<ShownOffer[]> {
  if (own?.text) return [await ownOffer(own.text, own.service)]
  const slugs = [...new Set(offers.map(({ service }) => service))]
  const services = slugs.length > 0 ? await servicesWhere({ slug: { in: slugs } }, slugs.length) : []
  const money = await moneyFormat()
  const shown = offers.flatMap((offer) => {
    const service = services.find(({ slug }) => slug === offer.service)
    return service ? [toShown(offer, service, money)] : []
  })
  return shown.at(-1)?.when.length === 0 ? shown : [...shown, GENERAL]
}

async function ownOffer(text: string, service: NonNullable<OwnOffer>['service']) {
  const id = typeof service === 'object' ? service?.id : service
  const [found] = id ? await servicesWhere({ id: { equals: id } }, 1) : []
  return toShown({ text: text.includes(PLACE) ? text : `${text} ${PLACE}` }, found, await moneyFormat())
}

async function servicesWhere(where: Where, limit: number) {
  const { docs } = await find('services', { where, select: SERVICE, limit, depth: 1 })
  return docs
}

const moneyFormat = async () => lookOf(await readGlobal('brand')).money

const PLACE = '{service}'

function toShown(
  { when = [], text }: Pick<ToolOffer, 'when' | 'text'>,
  service: Offered | undefined,
  money: MoneyFormat,
): ShownOffer {
  const [before = '', after = ''] = text.split(PLACE)
  return {
    when,
    before,
    after,
    service: service?.slug ? { slug: service.slug, title: service.title, terms: termsOf(service, money) } : undefined,
  }
}
