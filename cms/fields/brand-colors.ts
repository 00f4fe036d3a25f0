import type { Field, TextFieldSingleValidation } from 'payload'
import { contrastProblems } from '#engine/brand/contrast-pairs.ts'
import { type BrandColors, deriveTones } from '#engine/brand/derive-tones.ts'
import { colorProblem, hexOfText, readColors } from '#engine/brand/read-colors.ts'
import { row } from './inputs.ts'

/** How many problems of one color are named at once. */
const MAX_NAMED = 3

/** The colors of the brand. The server refuses any that WCAG AA does not allow, wherever the stylesheets use them. */
export const brandColors: Field = {
  name: 'colors',
  type: 'group',
  admin: {
    description:
      'One color is enough: everything else is derived from it, for light and dark. A color that would be hard to read is not saved.',
  },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/components/brand/palette-preview.tsx#PalettePreview' } },
    },
    row(
      color('primary', 'Main color', 'Buttons, highlighted lines, and colored text.'),
      color(
        'secondary',
        'Second color',
        'Other bars of charts and landscapes. If empty, a calm shade of the main color.',
      ),
    ),
    {
      type: 'collapsible',
      label: 'Set single colors by hand',
      admin: { initCollapsed: true, description: 'They are used exactly as they are. If empty, they are derived.' },
      fields: [
        row(
          color('paper', 'Page, light mode', 'The background.'),
          color('ink', 'Text, light mode', 'Text and lines.'),
          color('buttonText', 'Text on buttons', 'In both modes.'),
        ),
        row(
          color('darkPaper', 'Page, dark mode', 'The background, also of the footer.'),
          color('darkInk', 'Text, dark mode', 'Text and lines.'),
        ),
      ],
    },
  ],
}

function color(name: keyof BrandColors, label: string, description: string): Field {
  const validate: TextFieldSingleValidation = (value, { siblingData }) => {
    const wrong = value && colorProblem(value)
    if (wrong) return wrong
    const colors = readColors({ ...siblingData, [name]: value })
    const tones = deriveTones(colors)
    const problems = tones ? contrastProblems(colors, tones).filter(({ field }) => field === name) : []
    if (problems.length === 0) return true
    const more = problems.length - MAX_NAMED
    const named = problems.slice(0, MAX_NAMED).map(({ message }) => message)
    return [...named, ...(more > 0 ? [`${more} more pairs are below it.`] : [])].join(' ')
  }
  return {
    name,
    label,
    type: 'text',
    maxLength: 60,
    validate,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? (hexOfText(value) ?? value.trim()) : value)],
    },
    admin: { description, components: { Field: '/admin/components/brand/color-field.tsx#ColorField' } },
  }
}
