import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { privacyEndpoints } from './privacy.ts'
import { refusal } from './responses.ts'

const Input = z.object({
  name: z.string().max(3, { error: 'Too long.' }),
  of: lenientText,
  amount: z.number().optional(),
})
const mayCall = (user: { roles?: string[] | null }) => user.roles?.includes('editor') === true

const endpoint = (method: 'get' | 'post', command: () => Promise<object> = async () => ({ message: 'Done.' })) =>
  cmsEndpoint({ path: '/:id/name', method, mayCall, schema: Input, maxLength: 50 }, ({ input, id }) =>
    command().then((result) => (result instanceof Response ? result : { ...result, input, id })),
  )

/** Returns the status and the JSON of a response. */
async function send({ handler }: ReturnType<typeof cmsEndpoint>, role: string | undefined, body = '', query = '') {
  const response = await handler({
    user: role ? { id: 1, roles: [role] } : null,
    routeParams: { id: '12' },
    searchParams: new URLSearchParams(query),
    text: async () => body,
  } as unknown as PayloadRequest)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}

test('F1 nobody gets 401 and another role 403, before the input is read', async () => {
  expect(await send(endpoint('post'), undefined, '{')).toEqual({
    status: 401,
    message: 'Please sign in to the back office first.',
  })
  expect(await send(endpoint('post'), 'hr', '{')).toEqual({ status: 403, message: 'Your account may not do this.' })
})

test('a command gets the checked body, or the checked query of a GET, and its result is the response', async () => {
  const expected = { status: 200, message: 'Done.', id: 12 }
  expect(await send(endpoint('post'), 'editor', '{"name":"a","of":5}')).toEqual({
    ...expected,
    input: { name: 'a', of: '' },
  })
  expect(await send(endpoint('get'), 'editor', '', 'name=b')).toEqual({ ...expected, input: { name: 'b', of: '' } })
})

test.each(['', '{', '[]', 'null', '5', '{"name":5}', `{"name":"a","of":"${'b'.repeat(50)}"}`])(
  'F1 input that cannot be read is refused with 422: %s',
  async (body) => {
    expect(await send(endpoint('post'), 'editor', body)).toMatchObject({
      status: 422,
      message: expect.stringContaining('cannot be read'),
    })
  },
)

test('a message of the schema is the message of the response and of its field', async () => {
  expect(await send(endpoint('post'), 'editor', '{"name":"abcd"}')).toEqual({
    status: 422,
    message: 'Too long.',
    errors: { name: 'Too long.' },
  })
})

test('a command refuses; what the database cannot store gets 400; its other errors are thrown', async () => {
  const body = '{"name":"a"}'
  const refusing = endpoint('post', async () => refusal(409, 'Too late.', { data: { state: 'new' } }))
  expect(await send(refusing, 'editor', body)).toEqual({ status: 409, message: 'Too late.', data: { state: 'new' } })
  const unstorable = endpoint('post', () => Promise.reject(Object.assign(new Error(), { code: '22021' })))
  expect(await send(unstorable, 'editor', body)).toMatchObject({ status: 400 })
  const broken = endpoint('post', () => Promise.reject(new Error('Broken')))
  await expect(send(broken, 'editor', body)).rejects.toThrow('Broken')
})

test.each([
  ['{}', 'Please enter an email address.'],
  ['{"email":"nobody"}', 'Please enter an email address.'],
  ['{"email":"a@b.example"}', 'The two email addresses differ. Nothing was erased.'],
  ['{"email":"a@b.example","confirm":"c@b.example"}', 'The two email addresses differ. Nothing was erased.'],
])('an erasure needs the same email address twice: %s', async (body, message) => {
  const erase = privacyEndpoints[1] as ReturnType<typeof cmsEndpoint>
  expect(await send(erase, 'admin', body)).toMatchObject({ status: 422, message })
})
