import { readKeyphrase } from '#engine/seo/keyphrase.ts'
import { layOut, spaces } from '#engine/serp/snippet.ts'
import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Language } from '#engine/text/stop-words.ts'
import { type Check, check, openCheck } from './check.ts'
import type { Heading, ShownImage } from './content-parts.ts'
import type { DocumentFacts } from './document-facts.ts'
import { keyphraseChecks, keyphraseImageCheck } from './keyphrase-checks.ts'
import { MAX_HARD_SHARE, type Readability } from './readability.ts'
import { levelAbove } from './subjects.ts'

/** Maximum number of words without a heading. */
const MAX_UNDIVIDED_WORDS = 300
const SHOWN_CHARACTERS = 60

export type Library = {
  /** The alternative text of an image of the library; null for decoration, undefined if there is no such image. */
  altOf: (media: number) => string | null | undefined
}

/** Returns the checks that need nothing but the document and its images. */
export function ownChecks(facts: DocumentFacts, readability: Readability, library: Library): Check[] {
  const alts = altsOf(facts.images, library)
  return [
    titleCheck(facts),
    ...descriptionChecks(facts),
    check(
      'indexable',
      !facts.isHidden,
      'Passes if search engines may list the page.',
      facts.isHidden ? 'The page asks search engines not to list it.' : 'Search engines may list the page.',
    ),
    ...keyphraseChecks(facts, alts),
    ...headingChecks(facts),
    sentenceCheck(readability),
    commandCheck(facts),
    altCheck(alts),
  ]
}

/** Returns the checks that change with the library: of the keyphrase in alternative texts, and of those texts. */
export function imageChecks(
  { keyphrase, language, images }: { keyphrase: string; language: Language; images: ShownImage[] },
  library: Library,
): Check[] {
  const alts = altsOf(images, library)
  return [keyphraseImageCheck(readKeyphrase(keyphrase, language), alts), altCheck(alts)]
}

/** Returns the alternative texts of images that are no decoration. */
function altsOf(images: ShownImage[], { altOf }: Library) {
  return images.flatMap(({ media, alt }) => {
    const text = alt ?? altOf(media)
    return text === null ? [] : [text ?? '']
  })
}

function titleCheck({ searchTitle }: DocumentFacts) {
  const { width } = spaces.desktop.title
  const { pixels, isCut, lost } = layOut(searchTitle, spaces.desktop.title)
  const rule = `Passes if there is a title and it fits ${width} pixels, the space of a result on a desktop.`
  if (searchTitle === '') return check('title', false, rule, 'There is no title.')
  return check(
    'title',
    !isCut,
    rule,
    `${Math.round(pixels)} of ${width} pixels.${isCut ? ` “${shortened(lost)}” is cut off.` : ''}`,
  )
}

function descriptionChecks({ description, isDescriptionWritten }: DocumentFacts): Check[] {
  const writtenRule = 'Passes if someone wrote a description for this page.'
  const { width, lines } = spaces.desktop.description
  const fitsRule = `Passes if the description fits ${lines} lines of ${width} pixels, the space of a result on a desktop.`
  const { pixels, isCut, lost } = layOut(description, spaces.desktop.description)
  return [
    isDescriptionWritten === undefined
      ? openCheck('description', writtenRule, 'Pages of this kind make theirs from the text.')
      : check(
          'description',
          isDescriptionWritten,
          writtenRule,
          isDescriptionWritten ? 'There is one.' : 'There is none, so the page uses its first words.',
        ),
    description === ''
      ? openCheck('description-fits', fitsRule, 'There is no description yet.')
      : check(
          'description-fits',
          !isCut || isDescriptionWritten !== true,
          fitsRule,
          isCut
            ? isDescriptionWritten
              ? `${Math.round(pixels)} pixels. “${shortened(lost)}” is cut off.`
              : 'The page shortens its first words itself.'
            : `${Math.round(pixels)} pixels.`,
        ),
  ]
}

function headingChecks({ collection, headings, words, text }: DocumentFacts): Check[] {
  const rule = `Passes if a text of more than ${MAX_UNDIVIDED_WORDS} words has a heading.`
  const orderRule = 'Passes if no heading skips a level, for example from 2 to 4.'
  const skipped = skippedHeading(headings, levelAbove(collection))
  const found = `${capital(countOf(headings.length, 'heading'))} in ${countOf(words, 'word')}.`
  return [
    text === ''
      ? openCheck('headings', rule, 'There is no text yet.')
      : check('headings', headings.length > 0 || words <= MAX_UNDIVIDED_WORDS, rule, found),
    headings.length === 0
      ? openCheck('heading-order', orderRule, 'There are no headings.')
      : check(
          'heading-order',
          skipped === undefined,
          orderRule,
          skipped ? `“${shortened(skipped.text)}” skips to level ${skipped.level}.` : 'No level is skipped.',
        ),
  ]
}

function skippedHeading(headings: Heading[], above: number) {
  let before = above
  return headings.find(({ level }) => {
    const isSkipped = level > before + 1
    before = level
    return isSkipped
  })
}

function sentenceCheck({ sentences, hardCount }: Readability) {
  const rule = `Passes if at most one sentence, or ${MAX_HARD_SHARE * 100}% of them, is hard to read.`
  if (sentences === 0) return openCheck('sentences', rule, 'There is no text yet.')
  const found = `${hardCount} of ${countOf(sentences, 'sentence')} ${hardCount === 1 ? 'is' : 'are'} hard.`
  return check('sentences', hardCount <= Math.max(1, sentences * MAX_HARD_SHARE), rule, found)
}

function commandCheck({ leftovers, text }: DocumentFacts) {
  const rule = 'Passes if no paragraph ends with a command of the slash menu, such as “/callout”.'
  if (text === '') return openCheck('commands', rule, 'There is no text yet.')
  const [first] = leftovers
  if (!first) return check('commands', true, rule, 'Nothing is left over.')
  const { command, paragraph } = first
  const place = paragraph === command ? 'stands alone in a paragraph' : `ends the paragraph “${shortened(paragraph)}”`
  const others = leftovers.length > 1 ? ` And ${leftovers.length - 1} more.` : ''
  return check('commands', false, rule, `“${command}” ${place}. Delete it, or choose the block.${others}`)
}

function altCheck(alts: string[]) {
  const rule = 'Passes if every image has an alternative text.'
  const missing = alts.filter((alt) => alt.trim() === '').length
  if (alts.length === 0) return openCheck('alt', rule, 'There are no images.')
  const found =
    missing > 0
      ? `${missing} of ${countOf(alts.length, 'image')} without.`
      : `${capital(countOf(alts.length, 'image'))}, all with one.`
  return check('alt', missing === 0, rule, found)
}

const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).toWellFormed().replaceAll('�', '')}…` : text
