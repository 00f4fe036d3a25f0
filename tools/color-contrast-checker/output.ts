import { z } from 'zod'

const ratio = z.number().describe('Contrast ratio of WCAG 2, 1 to 21')
const color = z.object({
  hex: z.string(),
  space: z.string(),
  alpha: z.number().describe('Opacity, 0 to 1'),
  luminance: z.number().describe('Relative luminance, 0 to 1'),
  isInSrgb: z.boolean(),
  formats: z.record(z.string(), z.string()).describe('The color as CSS, by notation'),
})
const nearest = z
  .object({ hex: z.string(), ratio, deltaE: z.number().describe('Distance from the color, ΔE OK') })
  .nullable()
  .describe('The nearest color that passes; null if there is none')
const shade = z.object({ hex: z.string(), lightness: z.number().describe('Lightness of OKLCH'), ratio })

const pairOfColors = z.object({
  ratio,
  apca: z.number().describe('Lightness contrast of APCA, Lc'),
  foreground: color,
  background: color,
  criteria: z.array(
    z.object({
      id: z.string().describe('Success criterion of WCAG'),
      name: z.string(),
      level: z.enum(['AA', 'AAA']),
      needed: z.number().describe('Contrast ratio that is required'),
      passes: z.boolean(),
    }),
  ),
  nearest: z.array(
    z.object({
      needed: z.number().describe('Contrast ratio that is required'),
      foreground: nearest,
      background: nearest,
    }),
  ),
  palette: z.object({ foreground: z.array(shade), background: z.array(shade) }),
  vision: z
    .array(z.object({ name: z.string(), foreground: z.string(), background: z.string(), ratio }))
    .describe('The pair as people with a color vision deficiency see it'),
})

const page = z.object({
  url: z.string(),
  texts: z.number().describe('Number of texts on the page'),
  pairs: z
    .array(
      z.object({
        foreground: z.string(),
        background: z.string(),
        ratio,
        isLarge: z.boolean(),
        neededAA: z.number().describe('Contrast ratio that AA requires'),
        neededAAA: z.number().describe('Contrast ratio that AAA requires'),
        passesAA: z.boolean(),
        passesAAA: z.boolean(),
        count: z.number().describe('Number of texts with these colors'),
        samples: z.array(
          z.object({
            text: z.string(),
            selector: z.string(),
            fontPx: z.number().describe('Font size in CSS pixels'),
            isBold: z.boolean(),
          }),
        ),
        nearest,
      }),
    )
    .describe('Pairs that fail first'),
  unknown: z
    .array(z.object({ text: z.string(), selector: z.string() }))
    .describe('Texts whose contrast is unknown, such as text on an image'),
})

export const output = z.union([pairOfColors, page]).describe('The contrast of two colors, or of every text of a page')
