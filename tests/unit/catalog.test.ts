// @module-tag slow
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allTools } from '#cli/catalog.ts'
import { envelopeSchema } from '#engine/tool/envelope-schema.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { inputJsonSchema } from '#engine/tool/input-json-schema.ts'
import { assetPath } from '#providers/tool-ports/node-ports.ts'
import { builtTools } from '#tools/list.ts'
import { run } from '../support/tool-ports.ts'
import { gatherSampleSite } from '../support/web-artifacts.ts'

const text = (path: string) => readFileSync(path, 'utf8')
const folders = readdirSync('tools', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const tools = await allTools()
const all = tools.map((tool) => [tool.slug, tool] as const)

test('R-038 the catalog has every folder of tools/', () => {
  expect(builtTools.map(({ slug }) => slug)).toEqual(folders.toSorted())
})

test.each(builtTools)('S-20 the description of $slug has 100 to 150 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(100)
  expect(description.length).toBeLessThanOrEqual(150)
})

describe.each(all)('%s', (slug, tool) => {
  test('has a test, a text, and at least three steps, and matches the catalog', () => {
    expect(existsSync(`tools/${slug}/tool.test.ts`)).toBe(true)
    expect(text(`tools/${slug}/text.md`).length).toBeGreaterThan(200)
    const steps = JSON.parse(text(`tools/${slug}/steps.json`)) as { title: string; text: string }[]
    expect(steps.length).toBeGreaterThanOrEqual(3)
    for (const step of steps) {
      expect(step.title.length).toBeLessThanOrEqual(60)
      expect(step.text.length).toBeGreaterThan(20)
    }
    expect(tool).toMatchObject(builtTools.find((about) => about.slug === slug) ?? { slug: 'in the list' })
  })

  test('names its blind spots, and only installed libraries', () => {
    expect(tool.limits.length).toBeGreaterThan(0)
    for (const { name } of tool.libraries ?? [])
      expect(existsSync(join('node_modules', name, 'package.json'))).toBe(true)
    for (const name of Object.keys(tool.assets ?? {})) expect(existsSync(assetPath(tool, name))).toBe(true)
  })

  test('has a labeled field for every input, described for programs', () => {
    for (const { label } of fieldsOf(tool.input)) expect(label).not.toBe('')
    expect(Object.keys(inputJsonSchema(tool.input).properties)).toEqual(fieldsOf(tool.input).map(({ name }) => name))
  })

  test('R-173 describes its result, and every figure in it, for assistants', () => {
    const { properties } = z.toJSONSchema(envelopeSchema(tool), { io: 'input' }) as JsonSchema
    // Without a schema of its own, the result of a tool could be anything.
    expect(envelopeSchema(tool).shape.data.safeParse(5).success).toBe(false)
    expect(undescribedFigures(properties?.data ?? {}, 'data')).toEqual([])
  })

  test('R-173 empty input gets a sentence, never an exception', async () => {
    const envelope = await run(tool, {}, { gather: gatherSampleSite })
    if (envelope.status === 'failed') {
      expect(envelope.failure?.code).toBe('invalid')
      expect(Object.keys(envelope.failure?.errors ?? {}).length).toBeGreaterThan(0)
    }
    expect(envelope.summary.length).toBeGreaterThan(5)
  })
})

type JsonSchema = {
  type?: string
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  additionalProperties?: JsonSchema
}

/** Paths of the numbers that have no description, their own or that of the list or choice they are in. */
function undescribedFigures(schema: JsonSchema, path: string, said = ''): string[] {
  const { type, description = said, properties = {}, items, anyOf = [], additionalProperties } = schema
  if (type === 'number') return description === '' ? [path] : []
  return [
    ...Object.entries(properties).flatMap(([name, one]) => undescribedFigures(one, `${path}.${name}`)),
    ...(items ? undescribedFigures(items, path, items.type === 'number' ? description : '') : []),
    ...anyOf.flatMap((one) => undescribedFigures(one, path, description)),
    ...(additionalProperties ? undescribedFigures(additionalProperties, path, description) : []),
  ]
}
