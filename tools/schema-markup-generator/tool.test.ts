import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { extractEntities } from '../../engine/structured-data/extract.ts'
import { run } from '../../tests/support/tool-ports.ts'
import { kinds } from './fields.ts'
import { tool } from './tool.ts'
import View from './view.tsx'

type Data = {
  jsonLd: Record<string, unknown>
  html: string
  required: { present: number | null; all: number | null }
  errors: { id: string; severity: string; field: string | null }[]
}
const generate = async (input: Record<string, unknown>) => (await run(tool, input)).data as Data

test('there is a sample for each type', () => {
  expect(tool.samples.map(({ input }) => input.type).sort()).toEqual(Object.keys(kinds).sort())
})

test.each(tool.samples.map((sample) => [sample.label, sample.input] as const))(
  '%s: the sample validates without errors, and nothing required is missing',
  async (_, input) => {
    const { errors, html, required } = await generate(input)
    expect(errors.filter(({ severity }) => severity === 'critical' || severity === 'warning')).toEqual([])
    expect(required.present).toBe(required.all)
    expect(extractEntities(html).entities).toHaveLength(1)
  },
)

test.each(Object.keys(kinds))('%s with an empty form is valid JSON-LD that says what is missing', async (type) => {
  const { html, errors } = await generate({ type })
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))).toMatchObject({ '@context': 'https://schema.org' })
  expect(errors.filter(({ severity }) => severity === 'critical')).toEqual([])
})

test('what is empty is not in the markup, and every field has its place', async () => {
  const { jsonLd } = await generate({
    type: 'JobPosting',
    name: 'Joiner',
    isRemote: true,
    country: 'US',
    salaryFrom: '50000',
    salaryTo: '60000',
    currency: 'usd',
  })
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Joiner',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 50000, maxValue: 60000, unitText: 'YEAR' },
    },
  })
})

test('no text can end the script', async () => {
  const { html, jsonLd } = await generate({ type: 'Product', name: '</script><script>alert(1)</script>' })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(jsonLd.name).toBe('</script><script>alert(1)</script>')
})

test('a missing picture is told of', async () => {
  const { errors } = await generate({ type: 'Recipe', name: 'Compote' })
  expect(errors).toContainEqual(expect.objectContaining({ id: 'missing-required', field: 'image' }))
})

test('a retired type says so', async () => {
  expect((await run(tool, { type: 'FAQPage', questions: 'A? | B.' })).summary).toContain('retired')
})

test('the sketch shows what the markup holds and nothing else', async () => {
  const envelope = await run(tool, tool.samples[0].input)
  const html = renderToStaticMarkup(createElement(View, { envelope, input: {} }))
  for (const part of ['Oak side table', '4.6', '219.00 USD', 'in stock']) expect(html).toContain(part)
})
