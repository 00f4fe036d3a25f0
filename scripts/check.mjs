// npm run check: everything that can be said of the code without running it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const bin = (name) => join('node_modules', '.bin', name)

const tools = {
  'format and lint (Biome)': [bin('biome'), 'ci', '.'],
  'types of pages (astro check)': [bin('astro'), 'check', '--minimumSeverity', 'error'],
  'types (tsc)': [bin('tsc'), '--noEmit'],
  'import rules (dependency-cruiser)': [
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'engine',
    'tools',
    'providers',
    'cli',
    'cms',
    'site',
    'worker',
    'content',
    'admin',
    '--output-type',
    'err',
  ],
  'unused code (knip)': [bin('knip')],
}

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks(root) {
  const started = Date.now()
  const results = await Promise.all([
    ...Object.entries(tools).map(([name, command]) => runTool(root, name, command)),
    ...Object.entries({ 'file length': tooLong, 'version floors': belowFloor, 'environment table': untold }).map(
      ([name, judge]) => judgeHere(root, name, judge),
    ),
  ])
  const failed = results.filter((ok) => !ok).length
  console.log(
    `checks: ${results.length - failed} of ${results.length} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return { passed: results.length - failed, failed }
}

async function runTool(root, name, [command, ...args]) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return tell(name, code === 0 ? [] : [output.trim()])
}

async function judgeHere(root, name, judge) {
  return tell(name, await judge(root))
}

function tell(name, complaints) {
  console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const complaint of complaints) console.log(complaint)
  return complaints.length === 0
}

const MAX_LINES = 300

/** The tail of long files is where a code base starts to smell. Data and generated files are what they are. */
async function tooLong(root) {
  const { execFileSync } = await import('node:child_process')
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.astro', '*.mjs', '*.css'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
  return files
    .filter((file) => !/^content\/|migrations\/|payload-types|importMap|google-features/.test(file))
    .map((file) => ({
      file,
      lines: readFileSync(join(root, file), { encoding: 'utf8', flag: 'r' }).split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(
      ({ file, lines }) =>
        `${file} has ${lines} lines; ${MAX_LINES} is the most. What second reason to exist does it have?`,
    )
}

/** Versions below these have known holes. Not every registry serves `npm audit`, so the list is kept here. */
const floors = {
  sharp: '0.35.4',
  next: '16.3.3',
  react: '19.2.8',
  'react-dom': '19.2.8',
  undici: '7.29.0',
  nodemailer: '9.0.1',
}
const PAYLOAD = '3.90.1'

function belowFloor(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.split('node_modules/').at(-1)
    if (floors[name] && older(version, floors[name]))
      return [`${path} is ${version}; at least ${floors[name]} is needed.`]
    const isPayload = name === 'payload' || name?.startsWith('@payloadcms/')
    return isPayload && version !== PAYLOAD ? [`${path} is ${version}; all Payload packages must be ${PAYLOAD}.`] : []
  })
}

function older(version, floor) {
  const [a, b] = [version, floor].map((text) => text.split('-')[0].split('.').map(Number))
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at] < b[at]
}

/** The README's table and the schema tell the same variables. */
async function untold(root) {
  const { Environment } = await import('../engine/environment.ts')
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const told = [...readme.matchAll(/^\| `([A-Z_]+)`\s*\|/gm)].map(([, name]) => name)
  const known = Object.keys(Environment.shape)
  return [
    ...known.filter((name) => !told.includes(name)).map((name) => `The README does not tell of ${name}.`),
    ...told.filter((name) => !known.includes(name)).map((name) => `The README tells of ${name}, which nothing reads.`),
  ]
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const { failed } = await runChecks(process.cwd())
  process.exitCode = failed > 0 ? 1 : 0
}
