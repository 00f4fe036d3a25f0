/** A failure that one sentence explains. It is printed without a stack. */
export class Plain extends Error {}

/** Runs the work of a script; a failure ends the process with one clear line. */
export async function orOneLine(work) {
  try {
    await work()
  } catch (error) {
    const plain = error instanceof Plain || error?.name === 'EnvironmentError'
    console.error(plain ? error.message : (error?.stack ?? String(error)))
    process.exit(1)
  }
}
