import { describe, expect, test, vi } from 'vitest'
import { formAreas, reviews } from './areas.ts'
import { type AreaShape, createArea } from './create-area.ts'

const shapes: [string, AreaShape<string>][] = [
  ['reviews', reviews],
  ...Object.entries(formAreas).map(([call, { shape }]): [string, AreaShape<string>] => [call, shape]),
]

describe.each(shapes)('the area of %s', (_name, shape) => {
  test('R-242 R-254 starts with null data, no error, and no message', () => {
    const { state } = createArea(shape)
    for (const key of shape.data) expect(state[key]).toBeNull()
    expect([state.error, state.message]).toEqual([false, null])
  })

  test('R-243 R-244 R-254 R-288 stores results and clears the error; a failure clears the data and stores its reason', () => {
    const area = createArea(shape)
    area.fail('No.')
    expect([area.state.error, area.state.message]).toEqual([true, 'No.'])
    const payload = Object.fromEntries(shape.data.map((key) => [key, [key]]))
    area.succeed({ ...payload, message: 'Sent.' })
    expect(area.state).toMatchObject({ ...payload, error: false, message: 'Sent.' })
    area.fail('The line is dead.')
    for (const key of shape.data) expect(area.state[key]).toBeNull()
    expect(area.state).toMatchObject({ error: true, message: 'The line is dead.' })
  })

  test('R-245 R-253 R-258 clears the message on request, and loads until the request ends', () => {
    const area = createArea(shape)
    for (const end of [() => area.succeed({}), () => area.fail()]) {
      area.succeed({ message: 'Before.' })
      area.request()
      expect([area.state.message, area.state.loading]).toEqual([null, shape.hasRequest ? true : undefined])
      end()
      expect(area.state.loading).toBe(shape.hasRequest ? false : undefined)
    }
  })

  test('R-248 R-249 R-256 R-257 names its last operation, and clearing restores the initial state', () => {
    const area = createArea(shape)
    area.succeed({ message: 'Sent.' }, 'send')
    expect(area.state.actionT).toBe(shape.hasAction ? 'send' : undefined)
    area.clear()
    expect(area.state).toEqual(createArea(shape).state)
  })
})

test('R-255 clearing one part keeps the rest', () => {
  const area = createArea(reviews)
  area.succeed({ reviews: [1], message: 'One review.' }, 'fetch-all')
  area.clear('message', 'actionT')
  expect(area.state).toMatchObject({ reviews: [1], message: null, actionT: null })
})

test('R-257 each form names its operation as specified', () => {
  const actions = Object.entries(formAreas).map(([call, { action }]) => [call, action])
  expect(Object.fromEntries(actions)).toEqual({
    '/api/send-mail': 'send',
    '/api/add-email': 'send',
    '/api/send-report': 'send',
    '/api/subscribe': 'subscribe',
    '/api/create-review': 'create',
    '/api/create-quote': undefined,
    '/api/apply-vacancy': undefined,
  })
})

test('listeners are notified of every change until they unsubscribe', () => {
  const area = createArea(reviews)
  const heard = vi.fn()
  const stop = area.subscribe(heard)
  area.succeed({ reviews: [] })
  stop()
  area.fail()
  expect(heard).toHaveBeenCalledTimes(1)
})
