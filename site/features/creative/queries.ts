import { readGlobal } from '#cms/database/client.ts'
import { pictureOf } from '#site/documents/picture.ts'
import { withoutNull } from '#site/documents/without-null.ts'
import type { CreativePageProps } from './page.tsx'

/** What search engines show, if editors wrote it. */
type Head = { seo: { title?: string; description?: string } }

/** Returns everything the creative page shows. */
export async function creativePage(): Promise<CreativePageProps & Head> {
  const [stored, brand] = await Promise.all([readGlobal('creative', { depth: 1 }), readGlobal('brand')])
  const page = withoutNull(stored)
  const clients = (page.clients ?? []).map(({ name, mark }) => ({ name, mark: mark ?? '' }))
  const head = (title = '', lead = '') => ({ title, lead })
  return {
    seo: page.seo ?? {},
    hero: head(page.heroTitle ?? 'Creative services', page.heroLead),
    spots: {
      taken: (page.spotsTaken ?? []).map(({ name }) => name),
      total: page.spotsTotal ?? 0,
      note: page.spotsNote ?? '',
      badge: page.badge ?? '',
    },
    gallery: {
      ...head(page.galleryTitle, page.galleryLead),
      pieces: (stored.gallery ?? []).map(({ title, client, service, seed, image }) => {
        const picture = pictureOf(image)
        const mark = clients.find(({ name }) => name === client)?.mark ?? ''
        const piece = { title, client: client ?? '', service: service ?? '', seed: seed ?? '', mark }
        return picture ? { ...piece, picture } : piece
      }),
    },
    clients,
    results: {
      ...head(page.sitesTitle, page.sitesLead),
      sites: (page.sites ?? []).map(({ name, url = '', figure = '', label = '', months = 0, from = 0, to = 0 }) => ({
        name,
        url,
        figure,
        label,
        months,
        from,
        to,
      })),
    },
    services: {
      ...head(page.cardsTitle, page.cardsLead),
      cards: (page.cards ?? []).map(({ title, lead = '', list = [], caption = '' }) => ({
        title,
        lead,
        points: list.map(({ text }) => text),
        caption,
      })),
    },
    problems: {
      title: page.problemsTitle ?? '',
      rows: (page.problems ?? []).map(({ problem, figure = '', label = '', fix = '', reading = '' }) => ({
        problem,
        figure,
        label,
        fix,
        reading,
      })),
    },
    workTitle: page.workTitle ?? '',
    faqs: {
      title: page.faqTitle ?? '',
      items: (page.faqs ?? []).map(({ question, answer = '' }) => ({ question, answer })),
    },
    closing: { title: page.closingTitle ?? '', text: page.closingText ?? '', email: brand.contactEmail ?? '' },
  }
}
