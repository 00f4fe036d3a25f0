import { expect, test } from 'vitest'
import { authors } from '#content/authors.ts'
import { clientTestimonials } from '#content/client-testimonials.ts'
import { employeeTestimonials } from '#content/employee-testimonials.ts'
import { portraits } from '#content/portraits.ts'
import { team } from '#content/team.ts'
import { drawPortrait } from '#engine/art/portrait.ts'

test('every invented person has a portrait of their own', () => {
  const people = [...authors, ...team].map(({ name }) => name)
  const clients = clientTestimonials.flatMap((one) => (one.kind === 'client' ? [one.clientName] : []))
  const names = new Set([...people, ...clients, ...employeeTestimonials.map(({ employeeName }) => employeeName)])
  expect([...names].sort()).toEqual(Object.keys(portraits).sort())
  expect(new Set(Object.values(portraits).map(drawPortrait)).size).toBe(names.size)
})
