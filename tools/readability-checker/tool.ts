import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { measureText } from '#engine/readability/measure.ts'
import { pageText } from '#engine/text/page-text.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { asReadPage, OR_URL, pageUnlessText, readMainText, requireOne } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { languageChoices } from './language-choices.ts'
import { output } from './output.ts'
import { FEWEST_WORDS, reportReadability } from './report.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Measure',
  guide: [
    'Measures how hard a text, or the main text of a page, is to read, with ten formulas for English and the established ones for other languages; use it to adapt writing to its readers.',
    'Returns the score of each formula, the counts behind it, the hardest sentences, and the hard words.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 11,
      isOptional: true,
      hint: 'Leave out menus and code. A grade needs 100 words or more.',
    }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
    language: field.choice({ label: 'Language', options: languageChoices, default: 'auto' }),
  }),
  output,
  fetches: ['url'],
  needs: { page: ({ text, url }) => pageUnlessText(text, url) },
  samples: [
    {
      label: 'A return policy',
      input: {
        text: 'Returns at Marrow Home\n\nYou have 30 days. Send the piece back in the box it came in, or tell us that the box is gone and we will bring one. We pay for the trip.\n\nNotwithstanding the foregoing, items which have been manufactured in accordance with individual specifications communicated by the customer prior to the confirmation of the order, including but not limited to upholstery in fabrics supplied by the customer, are excluded from the aforementioned arrangement unless a manufacturing defect can be demonstrated within a reasonable period following delivery.\n\nIs something broken? Take a photograph before you unpack the rest, and write to Mr. Hale at returns@marrow.example. He answers within one business day. We then repair it, replace it, or return what you paid, whichever you prefer.\n\nThe refund arrives on the card you used. Your bank may need five days, and there is nothing we can do to make it faster.',
      },
    },
    { label: 'A page by its URL', input: { text: '', url: 'https://example.com/' } },
  ],
  libraries: [
    { name: 'parse5', does: 'Reads the HTML of a page' },
    { name: 'cmu-pronouncing-dictionary', does: 'Counts the syllables of English words' },
    { name: 'eld', does: 'Helps to find the language' },
  ],
  limits: [
    'Formulas measure length. They cannot see whether an explanation is clear.',
    'Each formula was designed for prose in one language; tables and code distort it. Only LIX and RIX can be compared across languages.',
    'In other languages, syllables are counted by spelling rules, which miscount foreign words.',
    'Dale-Chall uses our own list of familiar words and their endings, not the exact published list of 3,000.',
    'Capitalized words count as names, except at the start of a sentence.',
    'If you enter a URL, only the main text of the page is measured. Text that scripts add is not in it.',
  ],
  run: async ({ text: pasted, url, language: choice }, { page }) => {
    requireOne({ text: pasted, url }, { missing: 'Paste a text, or enter the URL of a page.' })
    const read = page ? asReadPage(await readMainText(page)) : null
    const source = await pageText(pasted)
    const text = read?.text ?? source.text
    const { countSyllablesIn, languageOf } = await import('#engine/readability/languages.ts')
    const refuse = (message: string, error: string) =>
      new Failure('invalid', { message, errors: { [read ? 'url' : 'text']: error } })
    if (!/\p{L}|\p{N}/u.test(text)) throw refuse('This text contains no words.', 'Paste a text with words.')
    const detected = languageOf(text)
    if (isUnspaced(text))
      throw refuse(
        `This text is ${detected.name}, and none of these formulas applies to it: they count letters and spaces.`,
        'Paste a text in the Latin, Cyrillic, or Greek alphabet.',
      )
    if (choice === 'en' && detected.isDetected && detected.code !== 'en')
      throw refuse(
        `This text is ${detected.name}. Formulas for English do not fit it. Choose Detect to get those for ${detected.name}.`,
        'Choose Detect, or paste an English text.',
      )
    const language = choice === 'auto' ? detected : { code: choice, name: languageChoices[choice], isDetected: false }
    const countSyllables = await countSyllablesIn(language.code)
    const measured = measureText(text, countSyllables, language.code)
    if (measured.counts.words === 0) throw refuse('This text contains no words.', 'Paste a text with words.')
    const isTooShort = measured.counts.words < FEWEST_WORDS
    return {
      ...measured,
      scores: isTooShort ? withoutValues(measured.scores) : measured.scores,
      isTooShort,
      language,
      hasSyllables: countSyllables !== undefined,
      page: read,
      text,
      isHtml: source.isHtml,
    }
  },
  report: reportReadability,
})

const withoutValues = (scores: Record<string, number | null>): Record<string, number | null> =>
  Object.fromEntries(Object.keys(scores).map((id) => [id, null]))

/** Returns whether most letters belong to no alphabet that the formulas were made for. */
function isUnspaced(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 2 * (text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0)
}
