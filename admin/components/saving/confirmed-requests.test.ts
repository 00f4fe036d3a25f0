import { expect, test, vi } from 'vitest'
import { setConfirmation, withConfirmation } from './confirmed-requests.ts'

const data = { code: 'needs-confirmation', hasTwoFactor: false }
const refused = () => Response.json({ errors: [{ message: 'Nothing was saved.', data }] }, { status: 403 })

/** Returns a server that refuses until `isConfirmed` is set. */
function server() {
  const state = { isConfirmed: false }
  const send = vi.fn(async () => (state.isConfirmed ? Response.json({ doc: { id: 1 } }) : refused()))
  return { state, send, fetch: withConfirmation(send as typeof fetch) }
}

const save = { method: 'POST', body: '{"name":"typed"}' }

test('F4 a refused save is repeated as it was once the person has confirmed it', async () => {
  const { state, send, fetch } = server()
  const ask = vi.fn(async () => {
    state.isConfirmed = true
    return true
  })
  const end = setConfirmation(ask)
  const response = await fetch('/cms-api/users', save)
  end()
  expect(response.status).toBe(200)
  expect(ask).toHaveBeenCalledWith(data)
  expect(send.mock.calls).toEqual([
    ['/cms-api/users', save],
    ['/cms-api/users', save],
  ])
})

test('F4 a save that is not confirmed stays refused, with the message of the server', async () => {
  const { send, fetch } = server()
  const end = setConfirmation(async () => false)
  const response = await fetch('/cms-api/users', save)
  end()
  expect([response.status, send.mock.calls.length]).toEqual([403, 1])
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Nothing was saved.' }] })
})

test('F4 saves that are refused at the same time ask once', async () => {
  const { state, fetch } = server()
  let confirm = (_isConfirmed: boolean) => {}
  const ask = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        confirm = resolve
      }),
  )
  const end = setConfirmation(ask)
  const both = Promise.all([fetch('/cms-api/users', save), fetch('/cms-api/api-keys', save)])
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  state.isConfirmed = true
  confirm(true)
  expect((await both).map(({ status }) => status)).toEqual([200, 200])
  end()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('F4 any other refusal asks nothing', async () => {
  const ask = vi.fn(async () => true)
  const end = setConfirmation(ask)
  const forbidden = async () => Response.json({ errors: [{ message: 'No.' }] }, { status: 403 })
  expect((await withConfirmation(forbidden as typeof fetch)('/cms-api/users', save)).status).toBe(403)
  end()
  expect(ask).not.toHaveBeenCalled()
})

test('F4 a refusal of our own endpoints asks as one of Payload does', async () => {
  const ask = vi.fn(async () => false)
  const end = setConfirmation(ask)
  const own = async () => Response.json({ message: 'Nothing was saved.', data }, { status: 403 })
  await withConfirmation(own as typeof fetch)('/cms-api/users/two-factor/off', { method: 'POST' })
  end()
  expect(ask).toHaveBeenCalledWith(data)
})
