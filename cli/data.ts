// npm run data -- list | get links | get ranks | build | verify | switch | drop
// Loads the link graph and popularity lists that the tools about links and traffic read. See docs/link-index.md.

import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { build } from './data/build.ts'
import { drop } from './data/drop.ts'
import { getLinks } from './data/get-links.ts'
import { getRanks } from './data/get-ranks.ts'
import { list } from './data/list.ts'
import { type Options, readOptions } from './data/options.ts'
import { switchBuild } from './data/switch.ts'
import { verify } from './data/verify.ts'

const commands: Record<string, (options: Options) => Promise<void>> = {
  list,
  'get links': getLinks,
  'get ranks': getRanks,
  build,
  verify,
  switch: switchBuild,
  drop,
}

try {
  const options = readOptions(process.argv.slice(2), environment)
  const [first = '', second = ''] = options.positionals
  const command = commands[first] ?? commands[`${first} ${second}`]
  if (!command) throw new Failure('invalid', { message: `Say what to do: ${Object.keys(commands).join(', ')}.` })
  await command(options)
} catch (error) {
  // Mistakes and damaged files are said in one line; our own errors with a stack.
  const isExpected =
    error instanceof Failure || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 2
}
