import { readdirSync, readFileSync } from 'node:fs'

type Step = { title: string; text: string }

/** “How To Use” of each tool that is built: one file for each, so that a new tool brings its own. */
export const toolSteps: Record<string, Step[]> = Object.fromEntries(
  readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Step[],
    ]),
)
