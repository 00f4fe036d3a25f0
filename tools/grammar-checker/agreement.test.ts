import { expect, test } from 'vitest'
import { agreementIssues } from './agreement.ts'

test.each([
  ['The bouquet of roses smell nice.', 'smell', 'smells'],
  ['The books on the shelf belongs to me.', 'belongs', 'belong'],
  ['Neither of them are ready.', 'are', 'is'],
  ['The list of items are on the desk.', 'are', 'is'],
  ['The box of nails were heavy.', 'were', 'was'],
  ['The keys to the cabinet is on the table.', 'is', 'are'],
  ['Each of the students have a book.', 'have', 'has'],
  ['The quality of these products are good.', 'are', 'is'],
  ['One of the boys were late.', 'were', 'was'],
  ['Neither of the answers are right.', 'are', 'is'],
  ['The color of the walls were white.', 'were', 'was'],
  ['The prices of the house has gone up.', 'has', 'have'],
  ['The use of computers have changed our lives.', 'have', 'has'],
  ['The list of all open items are long.', 'are', 'is'],
  ['The effects of the drug is unknown.', 'is', 'are'],
  ['I think the cost of the tickets are too high.', 'are', 'is'],
  ['The arrival of new students were a surprise.', 'were', 'was'],
  ['The teacher with her students are here.', 'are', 'is'],
  ['A basket of apples are on the table.', 'are', 'is'],
  ['The windows of the house was broken.', 'was', 'were'],
  ["The price of these shoes don't matter.", "don't", "doesn't"],
  ['The instructions in the manual is clear.', 'is', 'are'],
  ['There is editors who agree.', 'is', 'are'],
  ['The company can helped you.', 'helped', 'help'],
  ['He could not used the car.', 'used', 'use'],
])('%s: “%s” becomes “%s”', (text, wrong, right) => {
  expect(agreementIssues(text)).toContainEqual(expect.objectContaining({ text: wrong, suggestions: [right] }))
})

test.each([
  'The list of items is on the desk.',
  'The number of items are unknown to her.',
  'A lot of people are here.',
  'The majority of voters are women.',
  'The keys to the cabinet are on the table.',
  'Each of the students has a book.',
  'The people in the box of nails were heavy.',
  'One of the men who were late has left.',
  'If the list of items were longer, we would stop.',
  'Two years of work is a long time.',
  'The news from the regions is good.',
  'The boxes in the hall and the list of items are ready.',
  'In the middle of the rooms are two chairs.',
  'A group of students are waiting.',
  'The team of engineers are at lunch.',
  'What kind of questions are these?',
  'What he said of them was true, and either of these is fine.',
  'The sheep are in the field, and the poor are cold.',
  'There is bread and there are rolls. There is a lot of cars.',
  'Nguyễn Văn An lives in São Tomé.',
  'He did need it, and she would indeed succeed.',
])('%s is correct', (text) => {
  expect(agreementIssues(text).map((issue) => issue.text)).toEqual([])
})

test('“each pair are” is wrong, although “a pair are” may be right', () => {
  expect(agreementIssues('Each pair are knitted in Camden.').map(({ suggestions }) => suggestions)).toEqual([['is']])
})

test('an issue in a later line keeps its place', () => {
  const text = 'Fine.\n\nThe list of items are long.\nThe list of items are long.'
  const places = agreementIssues(text).map(
    ({ start, end }) => text.slice(0, start).split('\n').length + text.slice(start, end),
  )
  expect(places).toEqual(['3are', '4are'])
})
