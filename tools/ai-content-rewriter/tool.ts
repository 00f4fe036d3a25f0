import { z } from 'zod'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportRewrite } from './report.ts'
import { rewrite } from './rewrite.ts'
import { sampleText } from './sample.ts'

export const tool = defineTool({
  ...about,
  action: 'Rewrite',
  guide: [
    'Rewrites a text in another tone or length with the configured language model, or with rules for English where there is none; use it when numbers, names, and links must survive.',
    'Returns the new text with the mode that made it, the facts that were checked, the changes, and readability before and after.',
  ],
  input: z.object({
    text: field.text({ label: 'Text', rows: 10, max: 20_000, empty: 'Paste the text that you want to rewrite.' }),
    tone: field.choice({
      label: 'Tone',
      options: { plain: 'Plain', formal: 'Formal', friendly: 'Friendly' },
      default: 'plain',
    }),
    length: field.choice({
      label: 'Length',
      options: { same: 'About the same', shorter: 'Shorter', longer: 'Longer (with a model)' },
      default: 'same',
    }),
    keep: field.text({
      label: 'Words to keep',
      rows: 2,
      max: 5_000,
      isOptional: true,
      placeholder: 'free returns, Oakfield Wool Co.',
      hint: 'Separated by commas or lines. They stay exactly as they are.',
    }),
    mode: field.choice({
      label: 'Rewrite with',
      options: { model: 'The language model, if one is configured', basic: 'Rules only' },
      default: 'model',
      hint: 'With a model, the text is sent to the provider that the report names. Rules run here.',
    }),
  }),
  output,
  samples: [
    {
      label: 'A wordy store notice',
      input: { text: sampleText, tone: 'plain', length: 'same', keep: 'free returns' },
    },
    {
      label: 'The same, friendly and shorter',
      input: { text: sampleText, tone: 'friendly', length: 'shorter', keep: '' },
    },
  ],
  needs: {},
  libraries: [{ name: 'cmu-pronouncing-dictionary', does: 'Counts syllables for readability' }],
  limits: [
    'The check covers numbers in digits, names, URLs, emails, quotations, and your list. It does not see a changed meaning: read the result before you publish it.',
    'Names are found by their capitals. In German, where all nouns have them, only acronyms, names with inner capitals, and your list are checked.',
    'The basic mode knows English only. They shorten and simplify; they do not restructure.',
  ],
  timeLimit: 90,
  run: rewrite,
  report: reportRewrite,
  inShort: ({ text }) => ({ output: text }),
})
