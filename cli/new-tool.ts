// npm run new:tool -- <slug>: creates a tool's folder with definition and test, its steps, and a list of what remains
// to be done.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { tools } from '../content/tools.ts'

const slug = process.argv[2] ?? ''
const root = new URL('../', import.meta.url)

if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
  stop('Name the tool in lower case with hyphens: npm run new:tool -- slug-of-it')
if (existsSync(new URL(`tools/${slug}`, root))) stop(`tools/${slug} is there already.`)

const listed = tools.find((tool) => tool.slug === slug)
const title = listed?.name ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

await write(
  `tools/${slug}/tool.ts`,
  `import { z } from 'zod'
import { metric } from '../../engine/tool/blocks.ts'
import { defineTool } from '../../engine/tool/define-tool.ts'
import { field } from '../../engine/tool/field.ts'

export const tool = defineTool({
  slug: '${slug}',
  title: '${title.replaceAll("'", '’')}',
  category: '${listed?.category ?? 'misc'}',
  runs: 'browser',
  isLive: true,
  action: 'Count',
  input: z.object({ text: field.text({ label: 'Text', empty: 'Paste or type a text first.' }) }),
  samples: [{ label: 'A line', input: { text: 'Wool socks, knitted in Maine.' } }],
  limits: ['Say what it does not see.'],
  run: ({ text }) => ({ characters: text.length }),
  report: ({ characters }) => ({
    summary: \`\${characters} UTF-16 code units\`,
    blocks: [metric([{ label: 'Length', value: characters, method: 'Number of UTF-16 code units.' }])],
  }),
})
`,
)
await write(
  `tools/${slug}/tool.test.ts`,
  `import { expect, test } from 'vitest'
import { run } from '../../tests/support/tool-ports.ts'
import { tool } from './tool.ts'

test.each([
  ['a', 1],
  ['\\u{1F600}', 2],
])('%s has the length %i', async (text, expected) => {
  expect((await run(tool, { text })).data).toEqual({ characters: expected })
})

test('an empty text is refused, with what to do', async () => {
  expect(await run(tool, { text: ' ' })).toMatchObject({
    status: 'failed',
    failure: { errors: { text: 'Paste or type a text first.' } },
  })
})
`,
)
await write(
  `content/tool-steps/${slug}.json`,
  `${JSON.stringify([{ title: 'Paste a text', text: 'The report follows while you type.' }], null, 2)}\n`,
)

console.log(`
Left to do:
  ${listed ? `content/tools.ts: ready: true, robots: 'index, follow' for ${slug}` : `content/tools.ts: a row for ${slug}; content/tool-texts/: its text`}
  npx vitest run --project unit tools/${slug}
  npm run tool -- ${slug} --text "Wool socks"
  docs/adding-a-tool.md tells the rest.`)

async function write(path: string, content: string) {
  const file = new URL(path, root)
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content, { flag: 'wx' })
  console.log(`Wrote ${path}`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
