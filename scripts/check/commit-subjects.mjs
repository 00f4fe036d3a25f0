// node scripts/check/commit-subjects.mjs main..        names the commits of a range whose subject is too long
// node scripts/check/commit-subjects.mjs --file <path> checks the message in a file (.githooks/commit-msg)
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MAX_LENGTH = 72

/**
 * Returns one sentence for each subject that is too long. Git writes those of merges itself.
 * @param {string[]} subjects
 */
export function longSubjects(subjects) {
  return subjects
    .filter((subject) => subject.length > MAX_LENGTH && !subject.startsWith('Merge '))
    .map((subject) => `${subject.length} characters, at most ${MAX_LENGTH}: ${subject}`)
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  const [range = '', path] = process.argv.slice(2)
  const text =
    range === '--file' && path
      ? (readFileSync(path, 'utf8').split('\n')[0] ?? '')
      : execFileSync('git', ['log', '--format=%s', range || 'HEAD~1..'], { encoding: 'utf8' })
  const complaints = longSubjects(text.split('\n'))
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
}
