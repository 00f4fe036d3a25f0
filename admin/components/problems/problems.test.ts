import { expect, test } from 'vitest'
import { problemsIn } from './problems.ts'

const fields = [
  { type: 'text', name: 'title' },
  { type: 'array', name: 'menus', fields: [{ type: 'text', name: 'label' }] },
  { type: 'richText', name: 'body' },
]
const wrong = (errorMessage: string) => ({ valid: false, errorMessage })

test('every problem of a form says where it is, those of a text one by one with their block', () => {
  const state = {
    title: wrong('Enter the title.'),
    menus: { valid: false, errorPaths: ['menus.1.label'] },
    'menus.0.label': { valid: true },
    'menus.1.label': wrong('Enter the label.'),
    body: wrong('Block 3 (Quote): Enter the quote.\nBlock 12 (Steps), step 2: Fill in “What to do”.'),
  }
  expect(problemsIn(state, fields)).toEqual([
    { path: 'title', sentence: 'Enter the title.' },
    { path: 'menus.1.label', sentence: 'Menu 2: Enter the label.' },
    { path: 'body', block: 2, sentence: 'Block 3 (Quote): Enter the quote.' },
    { path: 'body', block: 11, sentence: 'Block 12 (Steps), step 2: Fill in “What to do”.' },
  ])
})
