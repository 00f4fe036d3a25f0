import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('§5 {company} is replaced with the brand’s name, in rich text and lists, too', () => {
  const body = { root: { children: [{ text: 'Terms of {company}. {company} agrees.' }, { text: 'Nothing' }] } }
  const filled = fillIn(body, 'Acme')
  expect(filled.root.children[0]?.text).toBe('Terms of Acme. Acme agrees.')
  expect(filled.root.children[1]).toBe(body.root.children[1])
  expect(fillIn(filled, 'Other')).toBe(filled)
})
