import type { Change, Proof } from '../proof.ts'
import type { TrialPage } from '../trial/site-model.ts'

type Tags = Record<string, string | undefined>

/** Writes the social tags of a page in place of those that the trial site adds; undefined leaves one out. */
function writeTags(page: TrialPage, changes: Tags): undefined {
  const tags: Tags = {
    // The trial site adds its own tags unless the head has og:title.
    'x:og:title': '',
    'og:title': page.h1 ?? 'Trial Supply',
    'og:description': page.description ?? 'Household goods',
    'og:type': 'website',
    'og:url': page.canonical ?? 'https://trial.example/',
    'og:image': 'https://trial.example/share.png',
    'og:image:alt': 'The workshop of Trial Supply',
    'twitter:card': 'summary_large_image',
    ...changes,
  }
  for (const [key, value] of Object.entries(tags)) {
    if (value !== undefined) page.head.push(metaOf(key, value))
  }
}

const metaOf = (key: string, value: string) =>
  `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

const tagsWith =
  (changes: Tags): Change =>
  (page) => {
    writeTags(page, changes)
    return undefined
  }

export const socialProofs: Proof[] = [
  {
    rule: 'social-tags-missing',
    on: 'page',
    faults: [
      (page) => {
        page.head.push(metaOf('x:og:title', ''))
      },
    ],
    nearMisses: [
      // A page that search engines must not show.
      (page) => {
        page.head.push(metaOf('x:og:title', ''))
        Object.assign(page, { robots: 'noindex', isInSitemap: false })
      },
    ],
  },
  {
    rule: 'og-title-missing',
    on: 'page',
    faults: [tagsWith({ 'og:title': undefined }), tagsWith({ 'og:title': ' ' })],
    // In the attribute name, which several networks accept as well.
    nearMisses: [
      (page) => {
        writeTags(page, { 'og:title': undefined })
        page.head.push(`<meta name="og:title" content="${page.h1}">`)
      },
    ],
  },
  {
    rule: 'og-image-missing',
    on: 'page',
    faults: [tagsWith({ 'og:image': undefined, 'og:image:alt': undefined })],
    nearMisses: [tagsWith({ 'og:image': undefined, 'og:image:url': 'https://trial.example/share.png' })],
  },
  {
    rule: 'og-basics-missing',
    on: 'page',
    faults: [tagsWith({ 'og:type': undefined }), tagsWith({ 'og:description': undefined, 'og:url': undefined })],
    nearMisses: [tagsWith({ 'og:type': 'article' })],
  },
  {
    rule: 'twitter-card-missing',
    on: 'page',
    faults: [tagsWith({ 'twitter:card': undefined })],
    nearMisses: [tagsWith({ 'twitter:card': 'Summary' })],
  },
  {
    rule: 'twitter-card-unknown',
    on: 'page',
    faults: [tagsWith({ 'twitter:card': 'large' })],
    nearMisses: [tagsWith({ 'twitter:card': 'summary' })],
  },
  {
    rule: 'social-image-relative',
    on: 'page',
    faults: [tagsWith({ 'og:image': '/share.png' }), tagsWith({ 'twitter:image': '//trial.example/share.png' })],
    nearMisses: [tagsWith({ 'og:image': 'HTTPS://trial.example/share.png' })],
  },
  {
    rule: 'social-tag-misspelled',
    on: 'page',
    faults: [tagsWith({ 'og:sitename': 'Trial Supply' })],
    nearMisses: [tagsWith({ 'og:site_name': 'Trial Supply', 'article:section': 'Home' })],
  },
  {
    rule: 'social-tag-unread',
    on: 'page',
    faults: [
      (page) => {
        page.head.push(`<noscript>${metaOf('og:locale', 'en_US')}</noscript>`)
      },
    ],
    nearMisses: [
      (page) => {
        // An old tag in a comment, beside those that count.
        page.head.push(`<!-- ${metaOf('og:image', 'https://trial.example/old.png')} -->`)
      },
    ],
  },
  {
    rule: 'og-url-wrong',
    on: 'page',
    faults: [tagsWith({ 'og:url': 'https://staging.trial.example/' }), tagsWith({ 'og:url': '/about/' })],
    nearMisses: [
      // Without the slash at its end.
      (page) => writeTags(page, { 'og:url': page.canonical?.replace(/\/$/, '') }),
    ],
  },
  {
    rule: 'social-tag-repeated',
    on: 'page',
    faults: [
      (page) => {
        writeTags(page, {})
        page.head.push(metaOf('og:title', 'Trial Supply'))
      },
    ],
    // Several pictures are a list.
    nearMisses: [
      (page) => {
        writeTags(page, {})
        page.head.push(metaOf('og:image', 'https://trial.example/photo.jpg'))
      },
    ],
  },
]
