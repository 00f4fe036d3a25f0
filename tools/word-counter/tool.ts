import { z } from 'zod'
import { roundTo } from '#engine/text/numbers.ts'
import { pageText } from '#engine/text/page-text.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { countText } from './count.ts'
import { output } from './output.ts'
import { reportCounts } from './report.ts'

/** Words a minute when English is read aloud (Brysbaert 2019). */
const SPOKEN = 183

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Count',
  guide: [
    'Counts the words, characters, sentences, paragraphs, and bytes of a text; use it to check a text against a length limit or to estimate its reading time.',
    'Returns every count, the limits of titles, posts, and text messages that the text meets or exceeds, and the reading time.',
  ],
  input: z.object({
    text: field.text({
      label: 'Text or HTML',
      rows: 12,
      empty: 'Type or paste a text first.',
      placeholder: 'Type or paste a text.',
    }),
    pace: field.number({
      label: 'Reading pace',
      unit: 'words per minute',
      min: 50,
      max: 1_000,
      default: 238,
      advanced: true,
      hint: '238 is the average for adults who read English nonfiction silently.',
    }),
  }),
  output,
  libraries: [{ name: 'parse5', does: 'Reads HTML' }],
  samples: [
    {
      label: 'A post with an emoji',
      input: {
        text: 'The autumn throws are back at Oakfield 🍂\n\nWe had 340 of them woven in Maine this year, 60 more than last. The wool is undyed; the moss one isn’t, and it will be gone first (it always is).\n\nPick yours up by 5 p.m. on Saturday, or see the weave close up: https://oakfield.example/throws/autumn-2026',
      },
    },
    {
      label: 'A text message',
      input: {
        text: 'Marrow Home: your table is ready. Pick it up at 14 Mill St. by 6 p.m. – bring 2 people, it weighs 41 kg.',
      },
    },
  ],
  limits: [
    'Programs disagree about hyphens, numbers, and URLs. The report shows both common counts.',
    'Social networks change their limits. The report says when ours were published.',
    'Reading time is an average over readers; a table or a formula takes longer.',
  ],
  run: async ({ text: pasted, pace }) => {
    const { isHtml, text } = await pageText(pasted)
    const counts = countText(text)
    return {
      ...counts,
      isHtml,
      text,
      readingSeconds: roundTo((counts.words / pace) * 60, 1),
      speakingSeconds: roundTo((counts.words / SPOKEN) * 60, 1),
    }
  },
  report: (counts, { pace }) => reportCounts(counts, pace),
})
