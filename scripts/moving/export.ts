// npm run export -- ndjson FOLDER: all content with its images, which `npm run import -- prairie FOLDER` loads.
// npm run export -- markdown FOLDER, or wordpress FOLDER: the blog and the text pages, for other systems.
// With --plain, blocks in Markdown are quotes, pictures, and tables, which every program shows.
// With --history, also earlier versions; with --personal-data, also what visitors sent.

import { parseArgs } from 'node:util'
import { allowLongQueries, stopCms } from '#cms/database/client.ts'
import { CannotLoad } from '#cms/moving/load-content.ts'
import { callersPath, commandLine } from '#platform/process/command-line.ts'
import { UserError, withOneLineErrors } from '../backup/start-scripts.ts'
import { writeContentFolder } from './content-folder.ts'
import { writeForOthers } from './write-for-others.ts'

const USAGE = `Usage:
${commandLine('export', 'ndjson FOLDER [--history] [--personal-data]')}
${commandLine('export', 'markdown FOLDER [--plain]')}
${commandLine('export', 'wordpress FOLDER')}`

await withOneLineErrors(async () => {
  const { values, positionals } = readArguments()
  const [format, folder] = positionals
  const isKnown = format === 'ndjson' || format === 'markdown' || format === 'wordpress'
  if (!isKnown || !folder || positionals.length > 2) throw new UserError(USAGE)
  allowLongQueries()
  try {
    if (format !== 'ndjson') {
      const { texts, files } = await writeForOthers(format, callersPath(folder), values.plain)
      return console.log(`${texts} texts and ${files} images are in ${callersPath(folder)}.`)
    }
    const { history, 'personal-data': personal } = values
    const { lines, files } = await writeContentFolder(callersPath(folder), { history, personal })
    console.log(`${lines} lines and ${files} images are in ${callersPath(folder)}.`)
  } catch (error) {
    if (error instanceof CannotLoad) throw new UserError(error.message)
    throw error
  } finally {
    await stopCms()
  }
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        plain: { type: 'boolean', default: false },
        history: { type: 'boolean', default: false },
        'personal-data': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${USAGE}`)
  }
}
