import type { Field } from 'payload'
import { logoProblem, readLogo } from '#engine/svg/check-logo.ts'

/** What stands next to the name, and in browser tabs. */
export const symbols = {
  line: 'The rising line',
  initial: 'The first letter of the name',
  own: 'A symbol of your own (SVG)',
} as const
export type SymbolKind = keyof typeof symbols

/** The logo. Without one, the symbol and the name take its place. */
export const brandLogo: Field = {
  name: 'logo',
  type: 'group',
  admin: {
    description:
      'SVG files. They are built anew from plain shapes: nothing in them may run, move, load other files, or take long to draw. Without a logo, the site shows the symbol and the name.',
  },
  fields: [
    svg('light', 'Logo', 'For light backgrounds. It replaces the symbol and the name in the header and in emails.'),
    svg(
      'dark',
      'Logo for dark backgrounds',
      'For the footer and dark mode. If empty, the name is shown there as text.',
    ),
    {
      name: 'symbol',
      label: 'Symbol',
      type: 'select',
      defaultValue: 'line' satisfies SymbolKind,
      options: Object.entries(symbols).map(([value, label]) => ({ value, label })),
      admin: {
        description:
          'Browser tabs, home screens, and social images show it; so does the header while there is no logo.',
      },
    },
    svg('ownSymbol', 'Your symbol', 'About as wide as it is high. The icons of all sizes are made from it.', {
      condition: (_data, siblings) => siblings?.symbol === 'own',
    }),
  ],
}

function svg(
  name: string,
  label: string,
  description: string,
  admin: Pick<NonNullable<Field['admin']>, 'condition'> = {},
): Field {
  return {
    name,
    label,
    type: 'textarea',
    validate: (value: unknown) => !value || (logoProblem(String(value)) ?? true),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? rebuilt(value.trim()) : value)] },
    admin: { description, components: { Field: '/admin/components/brand/svg-field.tsx#SvgField' }, ...admin },
  }
}

/** Rebuilds a logo from allowed parts before it is stored. A refused one stays as it is, for the message. */
function rebuilt(source: string) {
  if (source === '') return null
  return logoProblem(source) === undefined ? readLogo(source).svg : source
}
