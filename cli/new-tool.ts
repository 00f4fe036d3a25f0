// npm run new:tool -- <slug>: writes a tool's folder, adds it to the list, and prints what is left to do.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ToolAbout } from '#engine/tool/about.ts'
import { builtTools } from '#tools/list.ts'

const slug = process.argv[2] ?? ''
const root = new URL('../', import.meta.url)

if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
  stop('Name the tool in lower case with hyphens: npm run new:tool -- slug-of-it')
if (existsSync(new URL(`tools/${slug}`, root))) stop(`tools/${slug} is there already.`)

const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
const about: Omit<ToolAbout, 'needsData'> = {
  slug,
  name,
  title: `${name}: say in 33 to 43 characters`,
  category: 'misc',
  runs: 'browser',
  desc: 'One line for its card',
  description: 'Say in 100 to 150 characters what the tool does, for the results of search engines.',
  icon: 'wrench',
  related: ['word-counter', 'text-compare', 'case-converter'],
  order: 1 + builtTools.filter(({ category }) => category === 'misc').length,
}

await write(
  `tools/${slug}/about.ts`,
  `import { aboutTool } from '#engine/tool/about.ts'

export const about = aboutTool({
${Object.entries(about)
  .map(([key, value]) => `  ${key}: ${typeof value === 'string' ? quoted(value) : codeOf(value)},`)
  .join('\n')}
})
`,
)
await write(
  `tools/${slug}/tool.ts`,
  `import { z } from 'zod'
import { metric } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { about } from './about.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Count',
  guide: [
    'Say what it does; use it to say when an assistant should choose it.',
    'Returns the number of characters; say what an assistant gets instead.',
  ],
  input: z.object({ text: field.text({ label: 'Text', empty: 'Paste or type a text first.' }) }),
  output: z.object({ characters: z.number().describe('Number of UTF-16 code units') }),
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
import { run } from '#tests/support/tool-ports.ts'
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
  `tools/${slug}/steps.json`,
  `${JSON.stringify(
    [
      { title: 'Paste a text', text: 'Say what the tool takes.' },
      { title: 'Read the report', text: 'Say what its figures mean.' },
      { title: 'Use the result', text: 'Say what to do next.' },
    ],
    null,
    2,
  )}\n`,
)
await write(`tools/${slug}/text.md`, `What ${name} is for.\n`)
await addToList()

console.log(`
Left to do:
  tools/${slug}/about.ts: its category, order, icon, related tools, and texts; the description has 100 to 150 characters
  tools/${slug}/text.md (more than 200 characters) and steps.json (three steps or more)
  npx vitest run --project unit tools/${slug} tests/unit/catalog.test.ts
  npm run tool -- ${slug} --text "Wool socks"
  docs/adding-a-tool.md tells the rest.`)

/** Import and row, each where the alphabet has it. */
async function addToList() {
  const file = new URL('tools/list.ts', root)
  const identifier = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const rows = [...builtTools.map((tool) => tool.slug), slug].toSorted()
  const next = rows[rows.indexOf(slug) + 1]
  const nextIdentifier = next?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const before = await readFile(file, 'utf8')
  const importLine = `import { about as ${identifier} } from './${slug}/about.ts'\n`
  const withImport = before.replace(
    next ? `import { about as ${nextIdentifier} }` : '\n/**',
    (match) => `${importLine}${match}`,
  )
  const after = withImport.replace(next ? `  ${nextIdentifier},\n` : /\]\n$/, (match) => `  ${identifier},\n${match}`)
  await writeFile(file, after)
  console.log('Added a row to tools/list.ts')
}

async function write(path: string, content: string) {
  const file = new URL(path, root)
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content, { flag: 'wx' })
  console.log(`Wrote ${path}`)
}

function quoted(text: string) {
  return `'${text.replaceAll("'", '’')}'`
}

function codeOf(value: number | readonly string[]) {
  return typeof value === 'number' ? String(value) : `[${value.map(quoted).join(', ')}]`
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
