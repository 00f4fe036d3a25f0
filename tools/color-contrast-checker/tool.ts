import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'
import { output } from './output.ts'
import { reportOf } from './report.ts'
import { reportPage } from './report-page.ts'

/** Width of the window in which a page is measured, in CSS pixels. */
const PAGE_WIDTH = 1_440

const hint = 'Hex, a CSS name, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), or color().'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Check the contrast',
  guide: [
    'Measures the contrast of a text color on a background color, or of all text of a page by its URL; use it to check a design against WCAG 2.2 or to find a readable color pair.',
    'Returns the WCAG ratio, the APCA value, the criteria that pass, the nearest pair that passes, and how the pair looks with color blindness; for a page, each pair of colors with its elements.',
  ],
  input: z.object({
    foreground: field.color({ label: 'Text color', default: '#6b7770', hint }),
    background: field.color({ label: 'Background', default: '#f4f1e8', hint }),
    url: field.pageUrl({
      label: 'Or the URL of a page',
      isOptional: true,
      hint: 'All its text is measured in Chromium, instead of the two colors.',
    }),
  }),
  output,
  swap: ['foreground', 'background'],
  fetches: ['url'],
  needs: { page: ({ url }) => (/\S/.test(url) ? { url } : undefined) },
  samples: [
    { label: 'Gray on cream: just too light', input: { foreground: '#7c8780', background: '#f4f1e8' } },
    { label: 'Orange button with white text', input: { foreground: 'white', background: 'oklch(0.68 0.19 42)' } },
    { label: 'Half-transparent black', input: { foreground: 'rgb(0 0 0 / 55%)', background: 'hsl(44 35% 93%)' } },
  ],
  limits: [
    'Text on a photo or a gradient has a different contrast at each letter. In the report on a page, it is listed as unknown.',
    'Colors outside sRGB are clipped to it, as browsers do on an sRGB screen.',
    'A page is measured as it loads, without hovering, scrolling menus open, or logging in. Logos and disabled controls are exempt from WCAG, but the tool cannot recognize them.',
    'Color vision differs from person to person. The simulations show the complete loss of one type of cone.',
  ],
  run: async ({ foreground, background }, { page, gather, progress }) => {
    if (!page) return (await import('./measure-pair.ts')).measurePair(foreground, background)
    const { measurePage } = await import('./measure-page.ts')
    const { url } = page
    progress(1, 2, 'Opening the page in Chromium')
    const rendered = await gather('rendered', { url, width: PAGE_WIDTH, measuresText: true })
    if (!rendered.texts?.length) {
      const message = 'This page shows no text in a browser, so there is no contrast to measure.'
      throw new Failure('invalid', { message, errors: { url: message } })
    }
    return measurePage(rendered)
  },
  report: (measured) => ('pairs' in measured ? reportPage(measured) : reportOf(measured)),
})
