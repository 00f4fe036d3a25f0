import { z } from 'zod'
import { metric } from '../../engine/tool/blocks.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Count',
  guide: [
    'Say what it does; use it to say when an assistant should choose it.',
    'Returns what the envelope has as its data.',
  ],
  input: z.object({ text: field.text({ label: 'Text', empty: 'Paste or type a text first.' }) }),
  samples: [{ label: 'A line', input: { text: 'Wool socks, knitted in Maine.' } }],
  limits: ['Say what it does not see.'],
  run: ({ text }) => ({ characters: text.length }),
  report: ({ characters }) => ({
    summary: `${characters} UTF-16 code units`,
    blocks: [metric([{ label: 'Length', value: characters, method: 'Number of UTF-16 code units.' }])],
  }),
})
