import type { Device, Snippet } from '#engine/serp/snippet.ts'
import type { Finding } from '#engine/tool/blocks.ts'

export const titleLinks = {
  label: 'Google: title links',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
}
export const snippets = {
  label: 'Google: snippets',
  url: 'https://developers.google.com/search/docs/appearance/snippet',
}

type HeadTexts = {
  title: string
  description: string
  terms: string[]
  titles: Record<Device, Snippet>
  descriptions: Record<Device, Snippet>
  isBadAddress: boolean
  isBadPicture: boolean
}

/** Returns findings about the tags, the most severe first. */
export function adviceOn({
  title,
  description,
  terms,
  titles,
  descriptions,
  isBadAddress,
  isBadPicture,
}: HeadTexts): Finding[] {
  const found: (Finding | false | '')[] = [
    isBadAddress && {
      id: 'bad-address',
      severity: 'critical',
      title: 'The URL is invalid.',
      why: 'A canonical URL must be absolute. It is left out of the tags.',
      fix: 'Start it with https:// and the host.',
      ref: { label: 'URL Standard', url: 'https://url.spec.whatwg.org/' },
      place: { field: 'url' },
    },
    isBadPicture && {
      id: 'bad-picture',
      severity: 'critical',
      title: 'The image URL is not absolute.',
      why: 'Social networks fetch the image without the page. It is left out of the tags.',
      fix: 'Start it with https:// and the host.',
      ref: { label: 'The Open Graph protocol', url: 'https://ogp.me/' },
      place: { field: 'image' },
    },
    ...cuts('title', titles),
    description === '' && {
      id: 'no-description',
      severity: 'warning',
      title: 'There is no description.',
      why: 'Google then shows a passage of the page that fits the query.',
      fix: 'Say in a sentence or two what the page offers.',
      ref: snippets,
      place: { field: 'description' },
    },
    ...cuts('description', descriptions),
    hasLoneWord(title) && {
      id: 'repeated-words',
      severity: 'warning',
      title: `“${hasLoneWord(title)}” appears in the title more than twice.`,
      why: 'Google rewrites titles that repeat words to match more queries.',
      fix: 'Say it once.',
      ref: titleLinks,
      place: { field: 'title' },
    },
    /\p{Lu}{2}/u.test(title) &&
      title === title.toUpperCase() &&
      title.length > 12 && {
        id: 'capitals',
        severity: 'notice',
        title: 'The whole title is in all caps.',
        why: 'Capital letters are wider, so fewer words fit, and they are harder to read.',
        fix: 'Write it in sentence or title case.',
        ref: titleLinks,
        place: { field: 'title' },
      },
    description !== '' &&
      description.trim().toLowerCase() === title.trim().toLowerCase() && {
        id: 'same-text',
        severity: 'warning',
        title: 'Title and description are the same.',
        why: 'The description is the place for what the title leaves out.',
        fix: 'Write a different description.',
        ref: snippets,
        place: { field: 'description' },
      },
    ...terms
      .filter((term) => !contains(title, term) && !contains(description, term))
      .map(
        (term): Finding => ({
          id: 'missing-term',
          severity: 'notice',
          title: `“${term}” is in neither the title nor the description.`,
          why: 'Nothing would be bold for this query, so the searcher sees no match.',
          ref: snippets,
          place: { field: 'title' },
        }),
      ),
  ]
  const kept = found.filter((one): one is Finding => Boolean(one))
  const order = ['critical', 'warning', 'notice', 'pass']
  kept.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  if (!titles.desktop.isCut && !titles.phone.isCut)
    kept.push({
      id: 'title-fits',
      severity: 'pass',
      title: 'The title is shown in full in both layouts.',
      why: `It takes ${titles.desktop.pixels} of 600 pixels on a desktop.`,
      ref: titleLinks,
    })
  return kept
}

function cuts(field: 'title' | 'description', by: Record<Device, Snippet>): Finding[] {
  const devices = (['desktop', 'phone'] as const).filter((device) => by[device].isCut)
  const [first] = devices
  if (!first) return []
  return [
    {
      id: `${field}-cut`,
      severity: field === 'title' ? 'warning' : 'notice',
      title: `The ${field} is cut on ${devices.join(' and ')}.`,
      why: `“${by[first].lost.slice(0, 120)}” would not be visible. Google names no limit: this is the width of our layout.`,
      evidence: by[first].shown,
      fix: 'Put what matters first, or say it in fewer words.',
      ref: field === 'title' ? titleLinks : snippets,
      place: { field },
    },
  ]
}

function hasLoneWord(title: string) {
  const counts = new Map<string, number>()
  for (const word of title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].find(([, count]) => count > 2)?.[0] ?? ''
}

const contains = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase())
