import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Bo (sales)' }, { name: '' }, { name: 'Дарья' }]
const names = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test('an @ and a name in any case mention a colleague', () => {
  expect(names('@ann lee, please check the price.')).toEqual(['Ann Lee'])
  expect(names('@Ann and @Ann Lee')).toEqual(['Ann Lee', 'Ann'])
  expect(names('Price, @Bo (sales)? @Дарья')).toEqual(['Bo (sales)', 'Дарья'])
})

test('partial names, email addresses, and a single @ mention nobody', () => {
  expect(names('@Anna @Annette write to info@ann.example @ nobody')).toEqual([])
})

test('two colleagues with the same name are both mentioned', () => {
  expect(
    mentionedIn('@Sam', [
      { name: 'Sam', id: 1 },
      { name: 'sam', id: 2 },
    ]),
  ).toHaveLength(2)
})
