import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BodyTooLarge, declaresMore, limitBody } from './body-limit.ts'

const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(1_000)))

test('a body within its limit arrives unchanged', async () => {
  expect(await buffer(limitBody(chunks(10), 10_000))).toHaveLength(10_000)
})

test('a body beyond its limit fails, and its source is neither read on nor closed', async () => {
  const source = chunks(1_000)
  await expect(buffer(limitBody(source, 10_000))).rejects.toBeInstanceOf(BodyTooLarge)
  expect(source.destroyed).toBe(false)
  expect(source.readableFlowing).toBe(false)
})

test('a body whose sender disconnects fails', async () => {
  const source = new Readable({ read: () => undefined })
  const body = buffer(limitBody(source, 10_000))
  source.destroy()
  await expect(body).rejects.toThrow()
})

test('a declared length can reject a body but never accept it', () => {
  expect(declaresMore({ headers: { 'content-length': '11' } }, 10)).toBe(true)
  for (const headers of [{}, { 'content-length': '10' }, { 'content-length': 'x' }])
    expect(declaresMore({ headers }, 10)).toBe(false)
})
