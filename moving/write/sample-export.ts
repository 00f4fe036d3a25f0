import type { ExportedPicture, ExportedText, SiteExport } from './site-export.ts'

/** A picture of the sample, stored under the id 3. */
export const samplePicture: ExportedPicture = {
  id: 3,
  url: '/images/a.jpg',
  file: 'a.jpg',
  alt: 'A "boot" & a brush',
  caption: 'Lined',
}

/** Returns a post of the sample. */
export const sampleText = (more: Partial<ExportedText> = {}): ExportedText => ({
  kind: 'post',
  id: 5,
  title: 'First steps',
  slug: 'first-steps',
  path: '/blog/first-steps',
  excerpt: 'How to begin',
  body: { root: { type: 'root', children: [] } },
  status: 'published',
  date: '2024-05-01T10:00:00.000Z',
  categories: [],
  seo: {},
  ...more,
})

/** Returns a site with these texts, for tests. */
export function sampleExport(...texts: ExportedText[]): SiteExport {
  return {
    siteUrl: 'https://agency.example',
    title: 'Agency',
    description: 'A site',
    language: 'en-US',
    authors: [{ id: 1, name: 'Ann B. Lee', slug: 'ann-lee', bio: 'Writes.', profiles: ['https://social.example/ann'] }],
    categories: [{ id: 1, title: 'SEO & more', slug: 'seo', description: 'About search' }],
    pictures: async function* () {
      yield samplePicture
    },
    texts: async function* () {
      yield* texts
    },
    pictureOf: (value) => (value === samplePicture.id ? samplePicture : undefined),
    pathOf: ({ relationTo, value }) => (relationTo === 'posts' ? `/blog/${value}` : undefined),
    embeds: {
      tools: new Map([
        ['redirect-checker', { title: 'Redirect checker', href: '/tools/redirect-checker/', text: 'Hops' }],
      ]),
      studies: new Map([[1, { title: 'A study', href: '/case-study/a', text: 'Twice the visits' }]]),
    },
  }
}
