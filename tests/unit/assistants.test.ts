import { expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import { bytesOf } from '#engine/assistants/cut-text.ts'
import { toolListing } from '#engine/assistants/tool-listing.ts'
import { fieldsOf } from '#engine/tool/field.ts'

const tools = await allTools()
const listing = toolListing(tools)

test('R-173 an assistant that adds all tools reads at most 60 kB about them', () => {
  expect(bytesOf(JSON.stringify({ tools: listing }))).toBeLessThanOrEqual(60_000)
})

test.each(tools.map((tool) => [tool.slug, tool] as const))(
  'R-173 the listing of %s has every field, its choices, and what is required',
  (slug, tool) => {
    const listed = listing.find(({ name }) => name === slug)
    const { properties, required = [] } = listed?.inputSchema ?? { properties: {} }
    const fields = fieldsOf(tool.input)
    expect(Object.keys(properties)).toEqual(fields.map(({ name }) => name))
    expect(required).toEqual(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name))
  },
)

test('R-173 an assistant is not told that a password stays in the browser', () => {
  const listed = JSON.stringify(listing.find(({ name }) => name === 'password-generator'))
  expect(listed).not.toContain('not sent')
})
