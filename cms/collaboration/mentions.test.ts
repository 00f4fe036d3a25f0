import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Bo (sales)' }, { name: '' }, { name: 'Дарья' }]
const names = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test('a comment reaches the colleagues that it names after an @, whatever the case', () => {
  expect(names('@ann lee, please check the price.')).toEqual(['Ann Lee'])
  expect(names('@Ann and @Ann Lee')).toEqual(['Ann Lee', 'Ann'])
  expect(names('Price, @Bo (sales)? @Дарья')).toEqual(['Bo (sales)', 'Дарья'])
})

test('a name that only begins or ends like a colleague’s, an email address, and an @ alone mention nobody', () => {
  expect(names('@Anna @Annette write to info@ann.example @ nobody')).toEqual([])
})

test('two colleagues with one name are both mentioned', () => {
  expect(
    mentionedIn('@Sam', [
      { name: 'Sam', id: 1 },
      { name: 'sam', id: 2 },
    ]),
  ).toHaveLength(2)
})
