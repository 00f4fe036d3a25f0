import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { keepNewerInput } from './keep-newer-input.ts'

const field = (value: unknown, more: object = {}) => ({ value, initialValue: value, valid: true, ...more })
const rows = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
const valuesOf = (state: FormState) =>
  Object.fromEntries(Object.entries(state).flatMap(([path, one]) => ('value' in one ? [[path, one.value]] : [])))

test('R19 a value that was typed after the request stays, and what the server made of an unchanged one is taken over', () => {
  const sent = { title: field('A'), slug: field('') }
  const current = { title: field('A longer title'), slug: field('') }
  const incoming = { title: field('A', { valid: false, errorMessage: 'Too short.' }), slug: field('a') }
  const kept = keepNewerInput({ sent, current, incoming })
  expect(valuesOf(kept)).toEqual({ slug: 'a' })
  expect(kept.title).toEqual({ valid: false, errorMessage: 'Too short.' })
})

test('R19 text in a new row stays, although the server adds the fields of that row again', () => {
  const sent = { steps: rows('a', 'b') }
  const current = { steps: rows('a', 'b'), 'steps.0.title': field('Typed at once') }
  const incoming = {
    steps: rows('a', 'b'),
    'steps.0.title': field(undefined, { addedByServer: true }),
    'steps.1.title': field('A default', { addedByServer: true }),
  }
  const kept = keepNewerInput({ sent, current, incoming })
  expect(valuesOf(kept)).toEqual({ 'steps.1.title': 'A default' })
  expect(kept['steps.0.title']).not.toHaveProperty('addedByServer')
})

test('R19 a response about rows that were moved or removed meanwhile leaves their fields alone', () => {
  const sent = { steps: rows('a', 'b'), 'steps.0.title': field('First'), 'steps.1.title': field('Second') }
  const current = { steps: rows('b'), 'steps.0.title': field('Second') }
  const incoming = { steps: rows('a', 'b'), 'steps.0.title': field('FIRST'), 'steps.1.title': field('SECOND') }
  const kept = keepNewerInput({ sent, current, incoming })
  expect(Object.keys(kept)).toEqual(['steps'])
})

test('R19 a row that was added during a save stays', () => {
  const sent = { steps: rows('a') }
  const current = { steps: rows('a', 'b'), 'steps.1.title': field('New') }
  const incoming = { steps: rows('a'), 'steps.0.title': field('One', { addedByServer: true }) }
  const kept = keepNewerInput({ sent, current, incoming }, true)
  expect(kept.steps).not.toHaveProperty('rows')
  expect(kept.steps).not.toHaveProperty('value')
})

test('a text that the server stored as it was sent is not replaced, so that its editor keeps its cursor', () => {
  const body = { root: { type: 'root', children: [{ type: 'paragraph', format: '' }] } }
  const same = { root: { children: [{ format: '', type: 'paragraph' }], type: 'root' } }
  const kept = keepNewerInput({
    sent: { body: field(body) },
    current: { body: field(body) },
    incoming: { body: field(same) },
  })
  expect(valuesOf(kept)).toEqual({})
})

test('a row stays open or folded as it is in the form', () => {
  const folded = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id, collapsed: true })) })
  const kept = keepNewerInput({ sent: { a: rows('1') }, current: { a: rows('1') }, incoming: { a: folded('1', '2') } })
  expect(kept.a?.rows).toEqual([{ id: '1' }, { id: '2', collapsed: true }])
})
