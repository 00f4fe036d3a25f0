// npm run tool -- <slug> [--input '{"text":"…"}' | --input file | --field value …] [--json | --csv] [--out folder]
// Runs a free tool in the terminal. Without anything to work on, it is read from standard input.
import { parseArgs } from 'node:util'
import { Failure } from '#engine/failures.ts'
import { envelopeJson } from '#engine/tool/envelope.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { getsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { allTools, toolNamed } from './catalog.ts'
import { gatherHere } from './gather-here.ts'
import { inputOf, optionsOf } from './input.ts'
import { printCsv, printReport, saveFiles } from './print.ts'
import { createProgressBar } from './progress-bar.ts'

const [slug = '', ...rest] = process.argv.slice(2)

try {
  if (slug === '' || slug.startsWith('-')) await list()
  else await run()
} catch (error) {
  // Usage errors are printed in one line; our own with a stack.
  console.error(error instanceof Failure || isMistake(error) ? (error as Error).message : error)
  process.exitCode = 2
}

async function list() {
  for (const { slug, name, action } of await allTools()) console.log(`${slug.padEnd(26)} ${name}: ${action}.`)
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
    // Options that are on by default are turned off with --no-….
    allowNegative: true,
  })
  if (values.help) return help(fields)
  // A shell expands `--files *.jpg`: the names after the first one are files too.
  const positionalInput = files ? { [files.name]: [values[files.name] ?? [], positionals].flat() } : {}
  const sent = await inputOf(fields, { ...values, ...positionalInput })
  const bar = createProgressBar(process.stderr)
  const gather = getsArtifacts(tool) ? await gatherHere() : undefined
  const envelope = await withoutChatter(() =>
    runTool(tool, sent, { ports: nodePorts(tool, { progress: bar.show }), ...(gather ? { gather } : {}) }),
  ).finally(bar.end)
  if (values.json) console.log(JSON.stringify(envelopeJson(envelope), null, 2))
  else if (values.csv) printCsv(envelope)
  else printReport(envelope)
  if (typeof values.out === 'string') await saveFiles(envelope, values.out)
  if (envelope.failure) process.exitCode = 1
}

/** Some libraries print messages. Standard output is reserved for the result. */
async function withoutChatter<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console
  console.log = console.error
  return work().finally(() => {
    console.log = log
  })
}

function help(fields: ReturnType<typeof fieldsOf>) {
  const own = optionsOf(fields)
  for (const { name, label, control, options, start, isRequired } of fields) {
    const choices = options ? ` (${options.map(({ value }) => value).join(', ')})` : ''
    const preset = isRequired || start === '' || control === 'files' ? '' : `, else ${String(start)}`
    const option = control === 'flag' ? `[no-]${name}` : name
    // A field of the name of an option for all tools is given by --input.
    if (own[name]?.type === 'boolean' && control !== 'flag') continue
    console.log(`--${option.padEnd(20)} ${label}${choices}${preset}`)
  }
  console.log(`\n--input               All fields as JSON, or a file for the first field; "-" reads standard input
--json, --csv         The envelope, or its tables, instead of the report
--out                 Folder for the files that the run makes`)
}

/** Returns whether this is an option that is not known, a file that cannot be read or written. */
function isMistake(error: unknown) {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall !== undefined || String(code ?? '').startsWith('ERR_PARSE_ARGS')
}
