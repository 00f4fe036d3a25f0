import type { APIContext, APIRoute } from 'astro'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callEndpoint, reading } from './endpoint.ts'

async function ask(route: APIRoute, request = new Request('http://site.example/api/call')) {
  const context = {
    request,
    url: new URL(request.url),
    clientAddress: '192.0.2.1',
    locals: {},
  } as unknown as APIContext
  const response = (await route(context)) as Response
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const post = (body: string) =>
  new Request('http://site.example/api/call', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

test('R-288 R-290 a failed read responds with an error and a sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { GET } = reading(() => Promise.reject(new Error('The cause.')), { summary: 'Authors.' })
  const { status, body } = await ask(GET)
  expect([status, body]).toEqual([500, { success: false, message: 'Something went wrong. Please try again.' }])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('R-237 R-239 a call accepts flat or wrapped fields and refuses malformed ones', async () => {
  const { POST } = callEndpoint(
    z.object({ slug: z.string('Name a post.') }),
    async ({ slug }) => ({ success: true, message: slug }),
    { summary: 'One post.' },
  )
  for (const body of [{ slug: 'a' }, { data: { slug: 'a' } }])
    expect(await ask(POST, post(JSON.stringify(body)))).toEqual({ status: 200, body: { success: true, message: 'a' } })
  expect(await ask(POST, post('{}'))).toEqual({
    status: 422,
    body: { success: false, message: 'Name a post.', errors: { slug: 'Name a post.' } },
  })
  expect((await ask(POST, post('{'))).status).toBe(400)
})
