import { z } from 'zod'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'
import { about } from './about.ts'
import { reportOf } from './report.ts'

const hint = 'Hex, a CSS name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color().'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Check the contrast',
  guide: [
    'Measures the contrast of a text color on a background color; use it to check a design against WCAG 2.2 or to find a readable color pair.',
    'Returns the WCAG ratio, the APCA value, the criteria that pass, the nearest pair that passes, and how the pair looks with color blindness.',
  ],
  input: z.object({
    foreground: field.color({ label: 'Text color', default: '#6b7770', hint }),
    background: field.color({ label: 'Background', default: '#f4f1e8', hint }),
  }),
  swap: ['foreground', 'background'],
  samples: [
    { label: 'Gray on cream: just too light', input: { foreground: '#7c8780', background: '#f4f1e8' } },
    { label: 'Orange button with white text', input: { foreground: 'white', background: 'oklch(0.68 0.19 42)' } },
    { label: 'Half-transparent black', input: { foreground: 'rgb(0 0 0 / 55%)', background: 'hsl(44 35% 93%)' } },
  ],
  limits: [
    'The tool compares two colors, not a page. Text on a photo or a gradient has a different contrast at each letter.',
    'Colors outside sRGB are clipped to it, as browsers do on an sRGB screen.',
    'Color vision differs from person to person. The simulations show the complete loss of one type of cone.',
  ],
  run: async ({ foreground, background }) => (await import('./measure-pair.ts')).measurePair(foreground, background),
  report: (pair) => reportOf(pair),
})
