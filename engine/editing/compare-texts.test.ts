import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

const plain = (text: string) => ({ text, isChanged: false })
const changed = (text: string) => ({ text, isChanged: true })

test('R19 of two long texts, the changed paragraphs are shown with their neighbors', () => {
  const theirs = ['1', '2', '3', '4', '5', '6', '7']
  const mine = ['1', '2', '3', '4 of mine', '5', '6', '7']
  expect(compareTexts(mine.join('\n'), theirs.join('\n'))).toEqual({
    mine: [{ skipped: 2 }, plain('3'), changed('4 of mine'), plain('5'), { skipped: 2 }],
    theirs: [{ skipped: 2 }, plain('3'), changed('4'), plain('5'), { skipped: 2 }],
  })
})

test('R19 an empty text has no paragraphs', () => {
  expect(compareTexts('', 'One')).toEqual({ mine: [], theirs: [changed('One')] })
})
