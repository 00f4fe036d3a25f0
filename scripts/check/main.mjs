// npm run check: everything that can be said of the code without running it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { staleEnvironmentDocs } from '../generate/environment-docs.ts'
import { readFloors, staleFloors } from '../generate/floors.ts'
import { staleProviderDocs } from '../generate/provider-docs.ts'
import { keepCompiledModules } from '../start/install.mjs'
import { cssProblems } from './css-rules.ts'
import { missingPaths } from './doc-paths.ts'
import { docstringFaults } from './docstrings.ts'
import { bannedWords, GLOSSARY } from './glossary.ts'
import { growingFinds } from './growing-finds.ts'
import { htmlSinks } from './html-sinks.ts'
import { installedPackages } from './installed-packages.ts'
import { LIMITS, staleLimits } from './limit-docs.ts'
import { missingFromLock } from './lock-file.ts'
import { bannedPhrasings } from './phrasings.ts'
import { listFiles } from './project-files.ts'
import { REQUIREMENTS, unknownIds } from './requirement-ids.ts'
import { belowFloor, lockedPackages, withoutDevelopment } from './version-floors.ts'

const bin = (name) => join('node_modules', '.bin', name)

const BUILD_INFO = join('node_modules', '.cache', 'tsc', 'tsbuildinfo')

const tools = {
  'format and lint (Biome)': [bin('biome'), 'ci', '.'],
  // TypeScript 7 is native code and reads no .astro files. Astro's check is written for TypeScript 6 and takes four
  // times as long for the rest.
  'types (tsc)': [
    join('node_modules', 'typescript7', 'bin', 'tsc'),
    // Each checker checks the types again that they share: one takes half the CPU time of four.
    ...['--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', BUILD_INFO],
  ],
  'types of pages (astro check)': [
    ...[bin('astro'), 'check', '--minimumSeverity', 'error'],
    ...['--tsconfig', 'tsconfig.astro.json'],
  ],
  'import rules (dependency-cruiser)': [
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'emails',
    'engine',
    'moving',
    'audit',
    'platform',
    'runs',
    'tools',
    'providers',
    'cli',
    'cms',
    'development',
    'site',
    'worker',
    'content',
    'admin',
    '--output-type',
    'err',
  ],
  'unused code (knip)': [bin('knip')],
  'generated types, components, and migrations': [process.execPath, 'cms/generate.ts', 'check'],
}

const ownChecks = {
  'file length': tooLong,
  'HTML only through the sanitizer': pastSanitizer,
  'colors, layers, and classes of stylesheets': unruledStyles,
  'version floors': tooOld,
  'whole lock file': notLocked,
  'table of variables and .env.example': staleEnvironmentDocs,
  'tables of providers': staleProviderDocs,
  'page of limits': wrongLimits,
  'queries of collections that grow': unlimitedFinds,
  'requirement ids': unknownRequirements,
  'paths in documents': wrongPaths,
  'words of the glossary': bannedTerms,
  'phrasings of the copy': phrasings,
  'docstrings and comments': docstrings,
}

/**
 * Runs all checks and prints their results.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(root) {
  const started = Date.now()
  const results = await Promise.all([
    ...Object.entries(tools).map(([name, command]) => runTool(root, name, command)),
    ...Object.entries(ownChecks).map(([name, check]) => runOwnCheck(root, name, check)),
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
  return print(name, code === 0 ? [] : [output.trim()])
}

async function runOwnCheck(root, name, check) {
  return print(name, await check(root))
}

function print(name, complaints) {
  console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const complaint of complaints) console.log(complaint)
  return complaints.length === 0
}

async function unlimitedFinds(root) {
  return growingFinds(await sources(root))
}

const MAX_LINES = 300

/** The tail of long files is where a code base starts to smell. Data and generated files are what they are. */
async function tooLong(root) {
  return (await sources(root))
    .filter(
      ({ path }) =>
        !/^content\/|migrations\/|payload-types|importMap|google-features|not-found-phrases|\/oracle\.ts$/.test(path),
    )
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(
      ({ path, lines }) =>
        `${path} has ${lines} lines; ${MAX_LINES} is the most. What second reason to exist does it have?`,
    )
}

async function pastSanitizer(root) {
  return htmlSinks(await sources(root))
}

async function unruledStyles(root) {
  return cssProblems(await sources(root))
}

/** The lock file is what a new installation gets; node_modules is what runs here. */
function tooOld(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages = [...lockedPackages(lock), ...withoutDevelopment(installedPackages(root), lock)]
  return [...belowFloor(packages, readFloors(root)), ...staleFloors(root)]
}

function notLocked(root) {
  return missingFromLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}

/** Texts by path: several checks read the same files. */
const texts = new Map()

async function sources(root, patterns = ['*.ts', '*.tsx', '*.astro', '*.mjs', '*.css']) {
  return listFiles(root, patterns).map((path) => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
    texts.set(path, text)
    return { path, text }
  })
}

/** Every id that the title of a test cites can be looked up. */
async function unknownRequirements(root) {
  return unknownIds(await sources(root), readFileSync(join(root, REQUIREMENTS), 'utf8'))
}

async function wrongLimits(root) {
  return staleLimits(await sources(root), readFileSync(join(root, LIMITS), 'utf8'))
}

/** Decisions describe the past: the files they name may have moved since. */
async function wrongPaths(root) {
  const documents = (await sources(root, ['*.md'])).filter(
    ({ path }) => !/^(content|docs\/decisions)\/|^CHANGELOG/.test(path),
  )
  return missingPaths(documents, listFiles(root, ['*']))
}

const GENERATED = /migrations\/|payload-types|importMap/

const NOT_CHECKED =
  /^(content|docs\/decisions)\/|migrations\/|payload-types|importMap|google-features|CHANGELOG|utm-builder\/tool|docs\/(glossary|requirements)\.md|scripts\/check\/glossary|search\.test\.ts|stop-words\.ts/

/**
 * Content, generated files, records of the past, and lists of English words are not checked, nor is the tool for
 * campaign links, whose sample has several spellings of a name.
 */
async function bannedTerms(root) {
  const files = await sources(root, ['*.ts', '*.tsx', '*.astro', '*.mjs', '*.md'])
  const checked = files.filter(({ path }) => !NOT_CHECKED.test(path))
  return bannedWords(checked, readFileSync(join(root, GLOSSARY), 'utf8'))
}

async function phrasings(root) {
  return bannedPhrasings(await sources(root, ['*.ts', '*.tsx', '*.astro', '*.md']))
}

async function docstrings(root) {
  return docstringFaults((await sources(root)).filter(({ path }) => !GENERATED.test(path)))
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  keepCompiledModules(process.cwd())
  const { failed } = await runChecks(process.cwd())
  process.exitCode = failed > 0 ? 1 : 0
}
