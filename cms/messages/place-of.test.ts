import { expect, test } from 'vitest'
import { placeOf } from './place-of.ts'

const link = { type: 'row', fields: [{ type: 'text', name: 'label' }] }
const fields = [
  { type: 'text', name: 'title' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Menus',
        fields: [
          {
            type: 'array',
            name: 'menus',
            label: 'Menus',
            fields: [{ type: 'array', name: 'links', labels: { singular: 'Link' }, fields: [link] }],
          },
        ],
      },
      { name: 'footer', fields: [{ type: 'array', name: 'columns', fields: [link] }] },
    ],
  },
  { type: 'blocks', name: 'layout', blocks: [{ slug: 'cta', fields: [{ type: 'text', name: 'title' }] }] },
]

test.each([
  ['title', ''],
  ['menus', ''],
  ['menus.2.links.0.label', 'Menu 3, link 1'],
  ['footer.columns.1.label', 'Column 2'],
  ['layout.0.title', 'Block 1'],
])('the place of %s in its document is “%s”', (path, place) => {
  expect(placeOf(path, fields)).toBe(place)
})
