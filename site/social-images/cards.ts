import { readGlobal } from '#cms/database/client.ts'
import { lookOf } from '#engine/brand/look.ts'
import { symbolSvg } from '../brand-files/symbol-svg.ts'
import type { Card, SocialCard } from './card.ts'
import {
  authorCard,
  founderCard,
  pageCard,
  postCard,
  resultCard,
  serviceCard,
  studyCard,
  toolCard,
  vacancyCard,
} from './document-cards.ts'
import {
  assistantsCard,
  auditCard,
  blogCard,
  bookingCard,
  botCard,
  careersCard,
  categoryCard,
  contactCard,
  creativeCard,
  formulaCard,
  formulasCard,
  homeCard,
  journeyCard,
  licensesCard,
  portfolioCard,
  ruleCard,
  rulesCard,
  servicesCard,
  studiesCard,
  testimonialsCard,
  toolsCard,
} from './list-cards.ts'
import { paletteOf } from './palette.ts'

/**
 * Readers of cards by canonical path; the first matching pattern counts. The first group is the slug of the document;
 * of a tool, the second one is the figure of a shared report.
 */
const readers: [RegExp, (name: string, more: string) => Promise<Card | undefined>][] = [
  [/^\/$/, homeCard],
  [/^\/blog\/$/, () => blogCard(1)],
  [/^\/blog\/page\/([1-9]\d{0,3})$/, (page) => blogCard(Number(page))],
  [/^\/blog\/category\/([^/]+)\/$/, categoryCard],
  [/^\/blog\/([^/]+)$/, postCard],
  [/^\/author\/([^/]+)\/$/, authorCard],
  [/^\/founder\/([^/]+)\/$/, founderCard],
  [/^\/services\/$/, servicesCard],
  [/^\/services\/compare\/$/, servicesCard],
  [/^\/services\/([^/]+)\/$/, serviceCard],
  [/^\/tools\/$/, toolsCard],
  [/^\/tools\/assistants\/$/, assistantsCard],
  [/^\/tools\/formulas\/$/, formulasCard],
  [/^\/tools\/formulas\/([^/]+)\/$/, formulaCard],
  [/^\/tools\/([^/]+)\/$/, toolCard],
  [/^\/tools\/([^/]+)\/([a-z0-9-]+)$/, resultCard],
  [/^\/case-study\/$/, studiesCard],
  [/^\/case-study\/([^/]+)$/, studyCard],
  [/^\/career\/$/, careersCard],
  [/^\/career\/([^/]+)$/, vacancyCard],
  [/^\/portfolio$/, portfolioCard],
  [/^\/licenses$/, licensesCard],
  [/^\/audit\/$/, auditCard],
  [/^\/audit\/rules\/$/, rulesCard],
  [/^\/audit\/rules\/([^/]+)\/$/, ruleCard],
  [/^\/bot\/$/, botCard],
  [/^\/creative\/$/, creativeCard],
  [/^\/testimonial\/$/, testimonialsCard],
  [/^\/our-journey\/$/, journeyCard],
  [/^\/contact-us\/$/, contactCard],
  [/^\/book-a-call\/$/, bookingCard],
  [/^\/([^/]+)\/$/, pageCard],
]

/** Returns the content of a page's social image, or undefined if there is no such public page. */
export async function cardOf(path: string): Promise<SocialCard | undefined> {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(path)
    if (!match) continue
    const [card, brand] = await Promise.all([read(match[1] ?? '', match[2] ?? ''), brandOfImages()])
    return card && { ...brand, ...card }
  }
  return undefined
}

/**
 * Contains only differences from the product's own look, so that images of the default brand keep their names in the
 * store.
 */
async function brandOfImages(): Promise<Pick<SocialCard, 'brand' | 'palette' | 'logo' | 'symbol'>> {
  const look = lookOf(await readGlobal('brand'))
  const { name, tones, hasOwnTones, logo, symbol } = look
  return {
    brand: name,
    ...(hasOwnTones ? { palette: paletteOf(tones) } : {}),
    ...(logo ? { logo: { svg: logo.svg, ratio: logo.ratio } } : {}),
    ...(symbol.kind === 'line'
      ? {}
      : { symbol: { svg: await symbolSvg(look, { hasGround: symbol.kind === 'initial' }), ratio: 1 } }),
  }
}
