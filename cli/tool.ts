// npm run tool -- <slug> [--input '{"text":"…"}' | --input file | --field value …] [--json | --csv] [--out folder]
// Runs a free tool in the terminal. What is not given comes from standard input.
import { parseArgs } from 'node:util'
import { Failure } from '../engine/failures.ts'
import { envelopeJson } from '../engine/tool/envelope.ts'
import { fieldsOf } from '../engine/tool/field.ts'
import { runTool } from '../engine/tool/run-tool.ts'
import { nodePorts } from '../providers/tools/node-ports.ts'
import { allTools, toolNamed } from './catalogue.ts'
import { inputOf, optionsOf } from './input.ts'
import { printCsv, printReport, saveFiles } from './print.ts'

const [slug = '', ...rest] = process.argv.slice(2)

try {
  if (slug === '' || slug.startsWith('-')) await list()
  else await run()
} catch (error) {
  // Mistakes of whoever calls are told in a line; ours come with their place.
  console.error(error instanceof Failure || isBadOption(error) ? (error as Error).message : error)
  process.exitCode = 2
}

async function list() {
  for (const { slug, title, action } of await allTools()) console.log(`${slug.padEnd(26)} ${title}. ${action}.`)
  console.log('\nnpm run tool -- <slug> --help tells the fields of one.')
}

async function run() {
  const tool = await toolNamed(slug)
  const fields = fieldsOf(tool.input)
  const files = fields.find(({ control }) => control === 'files')
  const { values, positionals } = parseArgs({
    args: rest,
    options: optionsOf(fields),
    allowPositionals: Boolean(files),
  })
  if (values.help) return help(fields)
  // A shell writes out `--files *.jpg`: what follows the first are files too.
  const given = files ? { [files.name]: [values[files.name] ?? [], positionals].flat() } : {}
  const sent = await inputOf(fields, { ...values, ...given })
  const progress = (done: number, total: number, step = '') => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} ${step}\u001b[K`)
  }
  const envelope = await runTool(tool, sent, { ports: nodePorts(tool, { progress }), isForm: true })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  if (values.json) console.log(JSON.stringify(envelopeJson(envelope), null, 2))
  else if (values.csv) printCsv(envelope)
  else printReport(envelope)
  if (typeof values.out === 'string') await saveFiles(envelope, values.out)
  if (envelope.failure) process.exitCode = 1
}

function help(fields: ReturnType<typeof fieldsOf>) {
  for (const { name, label, control, options, start, isRequired } of fields) {
    const choices = options ? ` (${options.map(({ value }) => value).join(', ')})` : ''
    const preset = isRequired || start === '' || control === 'files' ? '' : `, else ${String(start)}`
    console.log(`--${name.padEnd(20)} ${label}${choices}${preset}`)
  }
  console.log(`\n--input               All fields as JSON, or a file for the first field; "-" reads standard input
--json, --csv         The envelope, or its tables, instead of the report
--out                 Folder for the files that the run makes`)
}

function isBadOption(error: unknown) {
  return String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS')
}
