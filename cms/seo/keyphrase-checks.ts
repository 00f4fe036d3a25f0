import { makeSlug } from '#engine/paths/slug-rules.ts'
import { hasKeyphrase, type Keyphrase, readKeyphrase } from '#engine/seo/keyphrase.ts'
import { decodePart } from '#engine/web/decode-part.ts'
import { type Check, type CheckId, check, openCheck } from './check.ts'
import type { DocumentFacts } from './document-facts.ts'

type Place = { id: CheckId; name: string; texts: string[]; empty: string }

/** Returns where the focus keyphrase of a document is. `alts` are the alternative texts of its images. */
export function keyphraseChecks(facts: DocumentFacts, alts: string[]): Check[] {
  const keyphrase = readKeyphrase(facts.keyphrase, facts.language.words)
  const rule = 'Passes if someone chose what people should search for to find this page.'
  const found = keyphrase ? `“${keyphrase.text}”` : 'Enter what people should search for to find this page.'
  return [
    check('keyphrase', keyphrase !== undefined, rule, found),
    ...placesOf(facts, alts).map((place) => placeCheck(place, keyphrase)),
    slugCheck(facts, keyphrase),
  ]
}

function placesOf({ searchTitle, description, paragraphs, headings }: DocumentFacts, alts: string[]): Place[] {
  return [
    { id: 'keyphrase-title', name: 'the title', texts: [searchTitle], empty: 'There is no title yet.' },
    {
      id: 'keyphrase-description',
      name: 'the description',
      texts: [description],
      empty: 'There is no description yet.',
    },
    {
      id: 'keyphrase-start',
      name: 'the first paragraph',
      texts: paragraphs.slice(0, 1),
      empty: 'There is no text yet.',
    },
    {
      id: 'keyphrase-heading',
      name: 'one of the headings',
      texts: headings.map(({ text }) => text),
      empty: 'There are no headings.',
    },
    imagePlace(alts),
  ]
}

const imagePlace = (alts: string[]): Place => ({
  id: 'keyphrase-image',
  name: 'one of the alternative texts',
  texts: alts,
  empty: 'There are no images with alternative texts.',
})

/** Returns whether the keyphrase is in one of the alternative texts. */
export const keyphraseImageCheck = (keyphrase: Keyphrase | undefined, alts: string[]) =>
  placeCheck(imagePlace(alts), keyphrase)

function placeCheck({ id, name, texts, empty }: Place, keyphrase: Keyphrase | undefined) {
  const rule = `Passes if all words of the keyphrase are in ${name}, in any order and form.`
  const filled = texts.filter((text) => text.trim() !== '')
  if (!keyphrase) return openCheck(id, rule, 'There is no keyphrase yet.')
  if (filled.length === 0) return openCheck(id, rule, empty)
  const match = filled.find((text) => hasKeyphrase(text, keyphrase))
  return check(id, match !== undefined, rule, match === undefined ? `Not in ${name}.` : `In ${name}.`)
}

/** Checks the slug. It has no accents and only Latin letters, so the keyphrase is compared in the same form. */
function slugCheck({ slug }: DocumentFacts, keyphrase: Keyphrase | undefined) {
  const id = 'keyphrase-slug'
  const rule = 'Passes if all words of the keyphrase are in the slug.'
  if (!keyphrase) return openCheck(id, rule, 'There is no keyphrase yet.')
  if (slug === '') return openCheck(id, rule, 'There is no slug.')
  const words = makeSlug(keyphrase.text).replaceAll('-', ' ')
  const wanted = words === '' ? undefined : readKeyphrase(words, keyphrase.language)
  if (!wanted) return openCheck(id, rule, 'Slugs have only Latin letters and digits.')
  const isIn = hasKeyphrase(decodePart(slug).replace(/[-_.]+/g, ' '), wanted)
  return check(id, isIn, rule, isIn ? 'In the slug.' : `Not in “${slug}”.`)
}
