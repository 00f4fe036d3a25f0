import { expect, test } from 'vitest'
import { composeArt } from '../art/art.ts'
import { composeAvatar } from '../art/avatar-art.ts'
import { coverForms } from '../art/cover-data.ts'
import { onlyShapes } from './only-shapes.ts'

test.each(coverForms)('a cover in the form of %s passes unchanged', (form) => {
  const rows = [['A < "b"', 3, 2]] as const
  const { body } = composeArt({ kind: 'cover', cover: { form, figure: '3', caption: 'A & b', rows, of: 9 } })
  expect(onlyShapes(body)).toBe(body)
})

test('a ridge passes unchanged', () => {
  const { body } = composeArt({ kind: 'ridge', values: [1, 2, 5] })
  expect(onlyShapes(body)).toBe(body)
})

test('a portrait passes unchanged', () => {
  const { body } = composeAvatar('Inés Calder')
  expect(onlyShapes(body)).toBe(body)
})

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0"><animate onbegin="alert(1)"/></path>',
  '<text class="on" x="0" y="0" font-size="1">a</text><image href="x"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<rect class=""onload="alert(1)"/>',
  '<rect class="x" / onload=alert(1)>',
  '<foreignObject><p>x</p></foreignObject>',
  '<rect class="sky" width="1"',
  '<style>*{}</style>',
  '<g transform="x"><!-- --></g>',
])('D1 %s is removed completely', (body) => expect(onlyShapes(`<rect class="sky"/>${body}`)).toBe(''))
