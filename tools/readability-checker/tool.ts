import { z } from 'zod'
import { Failure } from '../../engine/failures.ts'
import { loadSyllables } from '../../engine/text/syllables.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { measureText } from './measure.ts'
import { reportReadability } from './report.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Measure',
  input: z.object({
    text: field.text({
      label: 'English text',
      rows: 14,
      empty: 'Paste a text first.',
      hint: 'Plain text without menus and code. 100 words or more give steady grades.',
    }),
  }),
  samples: [
    {
      label: 'A returns policy',
      input: {
        text: 'Returns at Marrow Home\n\nYou have 30 days. Send the piece back in the box it came in, or tell us that the box is gone and we will bring one. We pay for the trip.\n\nNotwithstanding the foregoing, items which have been manufactured in accordance with individual specifications communicated by the customer prior to the confirmation of the order, including but not limited to upholstery in fabrics supplied by the customer, are excluded from the aforementioned arrangement unless a manufacturing defect can be demonstrated within a reasonable period following delivery.\n\nIs something broken? Take a photograph before you unpack the rest, and write to Mr. Hale at returns@marrow.example. He answers within one working day. We then repair it, replace it, or return what you paid, whichever you prefer.\n\nThe refund arrives on the card you used. Your bank may need five days, and there is nothing we can do to make it faster.',
      },
    },
  ],
  libraries: [{ name: 'cmu-pronouncing-dictionary', does: 'Counts the syllables of English words' }],
  limits: [
    'Formulas count lengths. They cannot see whether an explanation is clear.',
    'They were fitted to English prose; tables, code and other languages distort them. LIX and RIX travel best.',
    'Dale-Chall uses our own list of familiar words with their endings, not the printed list of 3,000 to the letter.',
    'The place of a word in its sentence tells a name from a word; one at the head of a sentence counts as a word.',
  ],
  run: async ({ text }) => {
    const measured = measureText(text, await loadSyllables())
    if (measured.counts.words === 0)
      throw new Failure('invalid', {
        message: 'There is no word in this text.',
        errors: { text: 'Paste a text with words.' },
      })
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
    if (letters > 2 * latin)
      throw new Failure('invalid', {
        message: 'Most letters of this text are not Latin. Syllables and familiar words are counted in English alone.',
        errors: { text: 'Paste an English text.' },
      })
    return measured
  },
  report: reportReadability,
})
